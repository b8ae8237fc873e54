import { expertItemsMax } from "@sihai/domain/expert";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, email, id, instant, moneyField, pageOf, paging, sixDigits, text } from "../fields.ts";
import { payPasswordRefusals } from "../identity/fields.ts";
import { submitParcel } from "../parcel/submit-parcel.ts";
import {
  deductionField,
  expertState,
  expertSummary,
  expertView,
  objectiveField,
  packagingField,
  packingPlanView,
  serviceBarcode,
} from "./fields.ts";

const itemIds = z.array(id).check(z.minLength(1), z.maxLength(expertItemsMax));
const wishes = { itemIds, addressId: id, objective: objectiveField, maySplit: z.boolean(), packaging: packagingField };

/** What the form shows before anything is asked for: the fee, the declared amount proposed, what direct deduction would set aside. */
export const expertTerms = endpoint({
  method: "POST",
  path: "/expert/terms",
  summary: "What the shipping expert costs for these goods, and what direct deduction would set aside",
  body: z.strictObject(wishes),
  data: z.object({
    fee: cnyAmount,
    /** Real values of the goods in US dollars. */
    declared: moneyField,
    hold: cnyAmount,
    estimate: cnyAmount,
    wallet: cnyAmount,
    /** If the fee were paid now. */
    soonestAt: instant,
    dueAt: instant,
  }),
  refusals: [
    "EXPERT_ITEM_NOT_FOUND",
    "EXPERT_ITEM_TAKEN",
    "EXPERT_ADDRESS_NOT_FOUND",
    "EXPERT_NO_LINE",
    "EXPERT_ONE_PARCEL_IMPOSSIBLE",
    "ROUTES_UNAVAILABLE",
    "RATE_UNAVAILABLE",
  ],
});

/** `hold` is what the customer saw set aside for direct deduction, which needs the payment password. The fee is paid next. */
export const submitExpert = endpoint({
  method: "POST",
  path: "/expert/submit",
  summary: "Ask the shipping expert to plan my stored goods; opens the fee for payment",
  body: z.strictObject({
    ...wishes,
    deduction: deductionField,
    declared: moneyField,
    email,
    description: text(500, 0),
    hold: z.optional(cnyAmount),
    payPassword: z.optional(sixDigits),
  }),
  data: z.object({ serviceBarcode: z.string(), tradeNo: z.string(), payBefore: instant }),
  refusals: [
    ...expertTerms.refusals,
    "EXPERT_DECLARED_TOO_LOW",
    "EXPERT_HOLD_CHANGED",
    "EXPERT_HOLD_NOT_COVERED",
    "EXPERT_PAY_PASSWORD_NEEDED",
    ...payPasswordRefusals,
  ],
  once: true,
});

export const listExpert = endpoint({
  method: "GET",
  path: "/expert/list",
  summary: "My expert services, newest first",
  query: z.strictObject(paging()),
  data: pageOf(expertSummary),
});

export const readExpert = endpoint({
  method: "GET",
  path: "/expert/detail",
  summary: "One expert service of mine",
  query: z.strictObject({ serviceBarcode }),
  data: expertView,
  refusals: ["EXPERT_NOT_FOUND"],
});

/** Until the work begins; a paid fee stays paid, money set aside comes back. */
export const cancelExpert = endpoint({
  method: "POST",
  path: "/expert/cancel",
  summary: "Call an expert service off before the work begins",
  body: z.strictObject({ serviceBarcode }),
  data: z.object({ state: expertState }),
  refusals: ["EXPERT_NOT_FOUND", "EXPERT_CANCEL_REFUSED"],
  once: true,
});

export const readPackingPlan = endpoint({
  method: "GET",
  path: "/expert/packing-plan",
  summary: "The expert's plan: parcels, lines, packaging and prices",
  query: z.strictObject({ serviceBarcode }),
  data: packingPlanView,
  refusals: [
    "EXPERT_NOT_FOUND",
    "EXPERT_PLAN_MISSING",
    "EXPERT_LINE_REFUSES",
    "EXPERT_DECLARED_TOO_LOW",
    "ROUTES_UNAVAILABLE",
    "RATE_UNAVAILABLE",
  ],
});

/** Makes the parcels, all or none, and opens one payment for them. `total` is what the customer saw. */
export const acceptPackingPlan = endpoint({
  method: "POST",
  path: "/expert/accept",
  summary: "Accept the expert's plan: its parcels are made and paid together",
  body: z.strictObject({
    serviceBarcode,
    total: cnyAmount,
    identity: z.strictObject({ kind: z.enum(["personal", "company"]), companyName: text(80, 0), number: text(40, 0) }),
    agreedDifference: z.boolean(),
  }),
  data: z.object({ tradeNo: z.string(), packageNos: z.array(z.string()) }),
  refusals: [
    "EXPERT_NOT_FOUND",
    "EXPERT_STATE_REFUSED",
    "EXPERT_ANSWER_TOO_LATE",
    "EXPERT_LINE_REFUSES",
    "EXPERT_DECLARED_TOO_LOW",
    ...submitParcel.refusals,
  ],
  once: true,
});

/** The first time it is planned anew; the second time the service ends and the goods are free. */
export const declinePackingPlan = endpoint({
  method: "POST",
  path: "/expert/decline",
  summary: "Decline the expert's plan and say why",
  body: z.strictObject({ serviceBarcode, reason: text(300) }),
  data: z.object({ state: expertState }),
  refusals: ["EXPERT_NOT_FOUND", "EXPERT_STATE_REFUSED"],
  once: true,
});
