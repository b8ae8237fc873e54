import { differenceVerdicts } from "@sihai/domain/books";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, moneyField, nextPage, text } from "../fields.ts";
import { listFile } from "../list-file.ts";
import { gatewayDifference } from "./fields.ts";

/** `difference`: what theirs is more than ours, within its currency; `at`: when it moved. With a minus from the greatest or latest. */
export const differenceOrders = ["difference", "-difference", "at", "-at"] as const;

const filter = {
  tab: z.optional(z.enum(["open", "explained"])),
  verdict: z.optional(z.enum(differenceVerdicts)),
  q: z.optional(text(120, 0)),
  sort: z.optional(z.enum(differenceOrders)),
};

export const gatewayDesk = endpoint({
  method: "GET",
  path: "/staff/books/gateway",
  summary: "The gateway's lines beside our entries: what agrees and each difference",
  query: z.strictObject({
    ...filter,
    /** When it moved and its currency, or its currency and the difference; and its reference. */
    after: z.optional(z.string().check(z.regex(/^(?:\d{1,15}\.[A-Z]{3}|[A-Z]{3}\.-?\d{1,18})\.[\w:.-]{3,120}$/))),
  }),
  data: z.object({
    /** Null before the first one. `young`: not judged yet, for it may be on its way to the other side. */
    comparison: z.nullable(
      z.object({ at: instant, until: instant, compared: z.int(), matched: z.int(), young: z.int(), lines: z.int() }),
    ),
    totals: z.array(z.object({ kind: z.string(), lines: z.int(), amount: moneyField, fee: moneyField })),
    payouts: z.array(
      z.object({
        payoutId: z.string(),
        amount: moneyField,
        status: z.enum(["under-way", "paid", "failed"]),
        createdAt: instant,
        arrivesAt: instant,
      }),
    ),
    /** What the gateway says stands with it, and what its lines add up to. */
    says: z.array(z.object({ says: moneyField, read: moneyField, at: instant })),
    counts: z.object({ open: z.int(), explained: z.int() }),
    list: z.array(gatewayDifference),
    next: nextPage,
  }),
});

export const differencesFile = listFile(
  "/staff/books/differences.csv",
  "Differences with the gateway as CSV, all of a tab",
  filter,
);
