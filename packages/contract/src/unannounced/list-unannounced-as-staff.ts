import { unannouncedStates } from "@sihai/domain/unannounced";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { nextPage, text } from "../fields.ts";
import { staffParcel } from "./unannounced-fields.ts";

export const listUnannouncedAsStaff = endpoint({
  method: "GET",
  path: "/staff/unannounced/list",
  summary: "The shelf of unannounced parcels; claims to look at first",
  query: z.object({
    q: z.optional(text(60, 0)),
    state: z.optional(z.enum(unannouncedStates)),
    after: z.optional(z.string().check(z.regex(/^[01]\.\d{1,15}\.\d{1,18}$/))),
  }),
  data: z.object({
    list: z.array(staffParcel),
    total: z.int(),
    next: nextPage,
    waiting: z.int(),
  }),
});
