import { suspenseWhys } from "@sihai/domain/suspense";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { afterSorted, currencyField, nextPage, text } from "../fields.ts";
import { listFile } from "../list-file.ts";
import { deskSuspended, suspenseOrders, suspenseTabs } from "./staff-fields.ts";

const filter = {
  tab: z.optional(z.enum(suspenseTabs)),
  why: z.optional(z.enum(suspenseWhys)),
  currency: z.optional(currencyField),
  q: z.optional(text(80, 0)),
  sort: z.optional(z.enum(suspenseOrders)),
};

/** The longest waiting first, what ended latest first, or as `sort` says: all of the tab, not of the page; `q` finds by number, charge, payment or customer, whatever the state. */
export const suspenseQueue = endpoint({
  method: "GET",
  path: "/staff/suspense/queue",
  summary: "Money that arrived wrong, the longest waiting first",
  query: z.strictObject({ ...filter, after: afterSorted }),
  data: z.object({
    list: z.array(deskSuspended),
    next: nextPage,
    counts: z.object({ open: z.int(), proposed: z.int(), sending: z.int() }),
  }),
});

export const suspenseFile = listFile("/staff/suspense.csv", "Money that arrived wrong as CSV, all of a tab", filter);
