import { unannouncedStates } from "@sihai/domain/unannounced";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageNumber, text } from "../fields.ts";
import { staffParcel } from "./unannounced-fields.ts";

export const listUnannouncedAsStaff = endpoint({
  method: "GET",
  path: "/staff/unannounced/list",
  summary: "The shelf of unannounced parcels; claims to look at first",
  query: z.object({
    q: z.optional(text(60, 0)),
    state: z.optional(z.enum(unannouncedStates)),
    page: pageNumber,
  }),
  data: z.object({
    list: z.array(staffParcel),
    total: z.int(),
    pageSize: z.int(),
    waiting: z.int(),
  }),
});
