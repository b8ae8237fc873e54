import { openClaimStates } from "@sihai/domain/claim";
import { transitAlerts } from "@sihai/domain/courier";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, doneBy, instant, localText, moneyField, packageId } from "../fields.ts";
import { quoteField, volumetricField } from "../freight/fields.ts";
import { photoField } from "../warehouse/fields.ts";
import {
  addressView,
  chargeLine,
  declarationView,
  discountLine,
  nextStep,
  outletView,
  parcelState,
  settlementOutcome,
  trackingEvent,
} from "./fields.ts";

/** Weights in grams, sides in centimetres; estimated, and actual once weighed. */
export const parcelDetail = endpoint({
  method: "GET",
  path: "/parcel/detail",
  summary: "One of my parcels with everything known of it",
  query: z.object({ packageId }),
  data: z.object({
    packageId: z.string(),
    state: parcelState,
    next: nextStep,
    /** What its scans say stands in its way while it is on the road. */
    alert: z.nullable(z.enum(transitAlerts)),
    tradeNo: z.nullable(z.string()),
    warehouse: z.int(),
    line: z.object({
      id: z.string(),
      name: localText,
      service: z.string(),
      days: z.tuple([z.int(), z.int()]),
      taxMode: z.string(),
    }),
    address: addressView,
    email: z.string(),
    identity: z.object({
      kind: z.enum(["personal", "company"]),
      companyName: z.nullable(z.string()),
      masked: z.nullable(z.string()),
    }),
    outlet: z.nullable(outletView),
    items: z.array(
      z.object({
        itemId: z.string(),
        itemNo: z.string(),
        name: localText,
        skuName: z.array(localText),
        pictureUrl: z.nullable(z.string()),
        quantity: z.int(),
        grams: z.int(),
        value: cnyAmount,
        /** What the bench noted when it was not on its shelf; null while nothing is wrong with it. */
        missing: z.nullable(z.string()),
      }),
    ),
    /** By which the deposit was calculated: the weight charged for has the allowance for packing in it. */
    estimated: z.object({ grams: z.int(), sidesCm: z.array(z.number()), chargeableGrams: z.int(), volumetricGrams: z.int() }),
    actual: z.nullable(
      z.object({ grams: z.int(), sidesCm: z.array(z.number()), chargeableGrams: z.int(), volumetricGrams: z.int() }),
    ),
    /** How the line turns weight and sides into the weight it charges for. */
    weighing: z.object({ volumetric: volumetricField, minChargeGrams: z.int(), roundUpGrams: z.int() }),
    quote: quoteField,
    deposit: cnyAmount,
    depositHow: z.string(),
    insurance: z.object({
      ...{ insured: cnyAmount, fee: cnyAmount },
      /** What the fee was reckoned by: a share of what is insured, in basis points, and the least; of a line that can be insured. */
      terms: z.optional(z.object({ rateBp: z.int(), least: cnyAmount })),
    }),
    charges: z.array(chargeLine),
    chargesTotal: cnyAmount,
    discounts: z.array(discountLine),
    total: cnyAmount,
    paidAt: z.nullable(instant),
    settlement: z.nullable(
      z.object({
        outcome: settlementOutcome,
        quote: quoteField,
        difference: cnyAmount,
        /** Surplus a discount had paid for. */
        unusedDiscount: cnyAmount,
        owed: cnyAmount,
        at: instant,
      }),
    ),
    /** What settling it will come to once it leaves: known from the moment it is sealed until it is settled. */
    sealed: z.nullable(
      z.object({ outcome: settlementOutcome, quote: quoteField, difference: cnyAmount, unusedDiscount: cnyAmount }),
    ),
    /** What cards were charged for it, the balance due included: `amount` paid for the parcel, `surcharge` came on top. */
    cardPayments: z.array(
      z.object({
        ...{ charged: moneyField, amount: cnyAmount, surcharge: cnyAmount },
        /** How many parcels were paid together; a node of the release before says nothing of it. */
        subjects: z.optional(z.int()),
      }),
    ),
    evidence: z.array(photoField),
    declaration: declarationView,
    /** Tax to expect at customs, by the rule in force from `from`; null where the line includes or prepays it or none is known. */
    tax: z.nullable(
      z.object({
        from: z.string(),
        total: cnyAmount,
        lines: z.array(z.object({ code: z.string(), amount: cnyAmount, how: z.string() })),
      }),
    ),
    remark: z.string(),
    carrier: z.nullable(z.string()),
    waybillNo: z.nullable(z.string()),
    shippedAt: z.nullable(instant),
    deliveredAt: z.nullable(instant),
    completedAt: z.nullable(instant),
    /** Until when what arrived can be claimed for; null where nothing came, or the time is over. */
    claimBy: z.nullable(instant),
    /** Where a claim on it stands that is not over. */
    claim: z.nullable(z.enum(openClaimStates)),
    arrives: z.nullable(
      z.object({
        ...{ from: instant, to: instant, basis: z.enum(["measured", "promised"]) },
        /** False: what is usual is stated in the price list alone. A node of the release before says nothing of it. */
        isMeasured: z.optional(z.boolean()),
      }),
    ),
    tracking: z.array(trackingEvent),
    steps: z.array(
      z.object({
        to: z.string(),
        at: instant,
        by: doneBy,
        note: z.nullable(z.string()),
        /** The price before and after, where the customer changed the parcel. */
        changed: z.nullable(z.object({ from: cnyAmount, to: cnyAmount })),
      }),
    ),
    may: z.object({ pay: z.boolean(), change: z.boolean(), cancel: z.boolean(), confirmReceipt: z.boolean() }),
    /** How often it was changed. */
    revision: z.int(),
    cancelFee: cnyAmount,
    /** What came back when it was cancelled after it was paid; null where nothing was paid, or it is not cancelled. */
    refunded: z.optional(z.nullable(cnyAmount)),
    createdAt: instant,
    payBefore: instant,
  }),
  refusals: ["PARCEL_NOT_FOUND"],
});
