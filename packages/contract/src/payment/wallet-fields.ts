import { bookKinds } from "@sihai/domain/books";
import * as z from "zod/mini";
import { cnyAmount, id, instant, moneyField } from "../fields.ts";

/** A month of Beijing's, as `2026-11`. */
export const monthName = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

/** What a bill is about; kinds of the ledger's entries are shown by these. */
export const billKind = z.enum([
  "recharge",
  "order",
  "parcel",
  "back-payment",
  "service",
  "supplement",
  "return",
  "storage",
  "expert",
  "consult",
  "refund",
  "settlement",
  "withdrawal",
  "withdrawal-return",
  "exchange",
  "suspense",
  "card-reversal",
  "debt",
  "adjustment",
]);

/** What has a page a bill leads to. */
export const billLinkKind = z.enum(["order", "parcel", "storage", "expert", "consult", "withdrawal", "transfer"]);

/** The ledger's accounts, as postings name them. */
export const accountNames = [...bookKinds, "credits"] as const;

export const accountName = z.enum(accountNames);

export const bill = z.object({
  id,
  kind: billKind,
  at: instant,
  /** What it did to the wallet: below zero is money out. Zero when a card paid directly. */
  change: moneyField,
  /** The wallet's balance afterwards; null when it did not touch the wallet. */
  balanceAfter: z.nullable(moneyField),
  /** The whole amount that moved. */
  amount: moneyField,
  method: z.enum(["balance", "card", "bank", "system"]),
  /** Number of the trade, order, parcel or withdrawal it is about. */
  subject: z.nullable(z.string()),
  /** What a card was charged for it, and the surcharge in that; null where none was. */
  card: z.nullable(z.object({ charged: moneyField, surcharge: cnyAmount })),
});
