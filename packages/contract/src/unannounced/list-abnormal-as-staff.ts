import { abnormalStates } from "@sihai/domain/unannounced";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageNumber, text } from "../fields.ts";
import { staffParcel } from "./abnormal-fields.ts";

export const listAbnormalAsStaff = endpoint({
  method: "GET",
  path: "/staff/abnormal/list",
  summary: "The shelf of unannounced parcels; claims to look at first",
  query: z.object({
    q: z.optional(text(60, 0)),
    state: z.optional(z.enum(abnormalStates)),
    page: pageNumber,
  }),
  data: z.object({
    list: z.array(staffParcel),
    total: z.int(),
    pageSize: z.int(),
    waiting: z.int(),
  }),
});
