import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, currencyField, id, instant, moneyField, pageNumber, pageOf } from "../fields.ts";
import { tradePurpose } from "./trade-fields.ts";

/** What a bill is about; kinds of the ledger's entries are shown by these. */
export const billKind = z.enum(["recharge", "order", "parcel", "back-payment", "service", "refund", "settlement", "adjustment"]);

/** The ledger's accounts, as postings name them. */
export const accountNames = [
  "wallet",
  "held",
  "deposit",
  "owed",
  "credits",
  "gateway",
  "bank",
  "purchases",
  "service-income",
  "freight-income",
  "insurance-income",
  "storage-income",
  "promotion",
  "suspense",
  "fx",
] as const;
export const accountName = z.enum(accountNames);

const bill = z.object({
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
  /** Number of the trade, order or parcel it is about. */
  subject: z.nullable(z.string()),
});

export const getWallet = endpoint({
  method: "GET",
  path: "/wallet/overview",
  summary: "Balances, money in hand, what is owed, and this month's spending",
  data: z.object({
    balances: z.array(moneyField),
    held: cnyAmount,
    /** Paid for orders and parcels, not yet spent on them. */
    deposit: cnyAmount,
    owed: cnyAmount,
    month: z.object({
      /** `2026-11`, Beijing time. */
      name: z.string(),
      spent: z.array(z.object({ kind: tradePurpose, amount: cnyAmount })),
      total: cnyAmount,
      refunded: cnyAmount,
      recharged: cnyAmount,
    }),
  }),
});

export const listBills = endpoint({
  method: "GET",
  path: "/wallet/bills",
  summary: "The wallet's bills, newest first",
  query: z.strictObject({ page: pageNumber, currency: z.optional(currencyField), kind: z.optional(billKind) }),
  data: pageOf(bill),
});

export const getBill = endpoint({
  method: "GET",
  path: "/wallet/bill",
  summary: "One bill with its postings",
  query: z.strictObject({ billId: id }),
  data: z.object({
    ...bill.shape,
    /** Each movement in words: from which account to which. */
    postings: z.array(z.object({ from: accountName, to: accountName, amount: moneyField })),
    reversalOf: z.nullable(id),
    /** When a card paid it: what the card was charged. */
    card: z.nullable(z.object({ charged: moneyField, surcharge: cnyAmount, rate: z.string() })),
    /** Where its subject is shown. */
    link: z.nullable(z.object({ kind: z.enum(["order", "parcel"]), no: z.string() })),
  }),
  refusals: ["BILL_NOT_FOUND"],
});
