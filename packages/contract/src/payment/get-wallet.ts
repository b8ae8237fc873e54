import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant, moneyField } from "../fields.ts";
import { billKind, billLinkKind, monthName } from "./wallet-fields.ts";

export const getWallet = endpoint({
  method: "GET",
  path: "/wallet/overview",
  summary: "Balances, money in hand, what is owed, and the spending of a month; this one where none is named",
  query: z.strictObject({ month: z.optional(monthName) }),
  data: z.object({
    balances: z.array(moneyField),
    held: cnyAmount,
    /** Paid for orders and parcels, not yet spent on them. */
    deposit: cnyAmount,
    /**
     * What `deposit` waits for, the soonest first, with until when where that is promised; `more` than these wait. A node of the release before says
     * nothing of it.
     */
    paidFor: z.optional(
      z.object({
        list: z.array(z.object({ kind: billLinkKind, no: z.string(), dueAt: z.nullable(instant) })),
        more: z.boolean(),
      }),
    ),
    owed: cnyAmount,
    /** What a card's bank took back beyond the balance; until it is repaid no order, parcel or withdrawal is begun. */
    debt: cnyAmount,
    /** The month the account was opened in, as `2026-11`: no statement is older. */
    openedIn: z.string(),
    month: z.object({
      /** `2026-11`, Beijing time. */
      name: z.string(),
      /** By the kinds of the bills, each the sum of its bills; those with nothing are left out. */
      spent: z.array(z.object({ kind: billKind, amount: cnyAmount })),
      total: cnyAmount,
      /** What cards took on top of `total`; a node of the release before says nothing of it. */
      surcharge: z.optional(cnyAmount),
      refunded: cnyAmount,
      recharged: cnyAmount,
      /** What came in other currencies, one sum each; a node of the release before says nothing of them. */
      rechargedOther: z.optional(z.array(moneyField)),
    }),
  }),
});
