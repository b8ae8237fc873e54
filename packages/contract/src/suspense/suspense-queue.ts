import { suspenseWhys } from "@sihai/domain/suspense";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currencyField, id, text } from "../fields.ts";
import { listFile } from "../list-file.ts";
import { deskSuspended, suspenseTabs } from "./staff-fields.ts";

const filter = {
  tab: z.optional(z.enum(suspenseTabs)),
  why: z.optional(z.enum(suspenseWhys)),
  currency: z.optional(currencyField),
  q: z.optional(text(80, 0)),
};

/** The longest waiting first, what ended latest first; `q` finds by number, charge, payment or customer, whatever the state. `after`: the last id shown. */
export const suspenseQueue = endpoint({
  method: "GET",
  path: "/staff/suspense/queue",
  summary: "Money that arrived wrong, the longest waiting first",
  query: z.strictObject({ ...filter, after: z.optional(id) }),
  data: z.object({
    list: z.array(deskSuspended),
    /** The next page begins after this; null on the last one. */
    next: z.nullable(id),
    counts: z.object({ open: z.int(), proposed: z.int(), sending: z.int() }),
  }),
});

export const suspenseFile = listFile("/staff/suspense.csv", "Money that arrived wrong as CSV, all of a tab", filter);
