import { openClaimStates } from "@sihai/domain/claim";
import { parcelTabNames } from "@sihai/domain/parcel";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant, localText, moneyField, text, whole } from "../fields.ts";
import { nextStep, parcelState, settlementOutcome } from "./fields.ts";

export const parcelTab = z.enum(parcelTabNames);

export const listParcels = endpoint({
  method: "GET",
  path: "/parcel/list",
  summary: "My parcels by tab",
  query: z.object({
    tab: z.optional(parcelTab),
    keyword: z.optional(text(60, 0)),
    page: z.optional(whole(1, 100_000)),
    pageSize: z.optional(whole(1, 50)),
  }),
  data: z.object({
    list: z.array(
      z.object({
        packageId: z.string(),
        state: parcelState,
        owed: cnyAmount,
        total: cnyAmount,
        /** What cards were charged for it with something on top, for it or for all `subjects` paid together; a node of the release before says nothing of it. */
        cardPayments: z.optional(z.array(z.object({ charged: moneyField, surcharge: cnyAmount, subjects: z.int() }))),
        /** Null while nothing is paid. */
        paidAt: z.nullable(instant),
        /** What weighing came to against the deposit; null before it is settled. */
        settlement: z.nullable(z.object({ outcome: settlementOutcome, difference: cnyAmount, owed: cnyAmount })),
        /** What settling it will come to once it leaves; null before it is sealed, and once it is settled. */
        sealed: z.nullable(z.object({ outcome: settlementOutcome, difference: cnyAmount })),
        /** What customs may ask for besides, in CNY; null where no rule is known, or the price holds it. */
        tax: z.nullable(cnyAmount),
        lineName: localText,
        country: z.string(),
        warehouse: z.int(),
        grams: z.int(),
        weighed: z.boolean(),
        itemCount: z.int(),
        pictures: z.array(z.string()),
        tradeNo: z.nullable(z.string()),
        waybillNo: z.nullable(z.string()),
        next: nextStep,
        /** Until when what arrived can be claimed for; null where nothing came, or the time is over. */
        claimBy: z.nullable(instant),
        /** Where a claim on it stands that is not over. */
        claim: z.nullable(z.enum(openClaimStates)),
        arrives: z.nullable(z.object({ from: instant, to: instant })),
        createdAt: instant,
      }),
    ),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    /** What is under way in each tab, as on the home page and on one's own: what was received is listed, and waits for nothing. */
    counts: z.object({ unpaid: z.int(), unshipped: z.int(), shipped: z.int(), backPayment: z.int() }),
  }),
});
