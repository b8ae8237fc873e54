import { expertItemsMax, expertParcelsMax } from "@sihai/domain/expert";
import * as z from "zod/mini";
import { dueFilter } from "../due-filter.ts";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, instant, pageOf, paging, text } from "../fields.ts";
import { lineRefusal, lineView } from "../freight/fields.ts";
import { readPlan } from "../plan/plans.ts";
import { expertState, expertSummary, expertView, packagingField, serviceBarcode } from "./fields.ts";

export const expertTabs = ["open", "waiting", "ended"] as const;

/** Open: to be planned, soonest due first. Waiting: for the customer. Ended: newest first. */
export const expertQueue = endpoint({
  method: "GET",
  path: "/staff/expert/queue",
  summary: "What the shipping expert is asked to plan, soonest due first",
  query: z.strictObject({
    tab: z.optional(z.enum(expertTabs)),
    due: dueFilter,
    ...paging(100),
  }),
  data: z.extend(pageOf(z.extend(expertSummary, { customerMark: z.string(), declines: z.int() })), {
    counts: z.object({ open: z.int(), waiting: z.int(), overdue: z.int() }),
  }),
});

/** A parcel as it is being put together; null where no line is chosen yet. */
const draftParcel = z.strictObject({
  itemIds: z.array(id).check(z.minLength(1), z.maxLength(expertItemsMax)),
  lineId: z.string().check(z.minLength(1), z.maxLength(80)),
  packaging: packagingField,
});

export const readExpertAsStaff = endpoint({
  method: "GET",
  path: "/staff/expert/detail",
  summary: "One expert service with its goods, as its customer sees it",
  query: z.strictObject({ serviceBarcode }),
  data: z.object({
    service: expertView,
    customerMark: z.string(),
    shelves: z.array(z.object({ itemId: z.string(), shelf: z.string() })),
    plannerId: z.nullable(z.string()),
    /** The plan that was sent last. */
    sent: z.nullable(
      z.object({
        note: z.string(),
        parcels: z.array(z.object({ itemIds: z.array(z.string()), lineId: z.string(), packaging: packagingField })),
      }),
    ),
  }),
  refusals: ["EXPERT_NOT_FOUND"],
});

export const takeExpert = endpoint({
  method: "POST",
  path: "/staff/expert/take",
  summary: "Begin the work on an expert service",
  body: z.strictObject({ serviceBarcode }),
  data: z.object({ state: expertState }),
  refusals: ["EXPERT_NOT_FOUND", "EXPERT_STATE_REFUSED"],
  once: true,
});

/** Lets the planner work for this service; `readExpertPlanner` tells how far it is. */
export const runExpertPlanner = endpoint({
  method: "POST",
  path: "/staff/expert/planner",
  summary: "Run the planner for an expert service",
  body: z.strictObject({ serviceBarcode }),
  data: z.object({ planId: id }),
  refusals: [
    "EXPERT_NOT_FOUND",
    "EXPERT_STATE_REFUSED",
    "PLAN_ITEM_NOT_FOUND",
    "PLAN_ADDRESS_NOT_FOUND",
    "ROUTES_UNAVAILABLE",
    "TOO_MANY_PLANS",
  ],
  once: true,
});

export const readExpertPlanner = endpoint({
  method: "GET",
  path: "/staff/expert/planner",
  summary: "What the planner found for an expert service",
  query: z.strictObject({ serviceBarcode }),
  data: readPlan.data,
  refusals: ["EXPERT_NOT_FOUND", "PLAN_NOT_FOUND", "ROUTES_UNAVAILABLE"],
});

/** What every line would take for one parcel, the cheapest first, and why the others refuse it. */
export const quoteExpertParcel = endpoint({
  method: "POST",
  path: "/staff/expert/quote",
  summary: "Lines and prices for one parcel of an expert's plan",
  body: z.strictObject({
    serviceBarcode,
    itemIds: z.array(id).check(z.minLength(1), z.maxLength(expertItemsMax)),
    packaging: packagingField,
  }),
  data: z.object({
    grams: z.int(),
    sidesCm: z.tuple([z.number(), z.number(), z.number()]),
    eligible: z.array(z.object({ line: lineView, deposit: cnyAmount, total: cnyAmount, chargeableGrams: z.int() })),
    excluded: z.array(z.object({ line: lineView, refusals: z.array(lineRefusal) })),
  }),
  refusals: [
    "EXPERT_NOT_FOUND",
    "EXPERT_ITEM_NOT_FOUND",
    "ROUTES_UNAVAILABLE",
    "RATE_UNAVAILABLE",
    "TWO_WAREHOUSES",
    "ITEM_TRAVELS_ALONE",
    "HONG_KONG_TO_MAINLAND",
    "OVERSEAS_ORIGIN_TO_MAINLAND",
  ],
});

/** With direct deduction the parcels are made and paid at once where what was set aside covers them. */
export const sendExpertPlan = endpoint({
  method: "POST",
  path: "/staff/expert/send",
  summary: "Send the plan to its customer",
  body: z.strictObject({
    serviceBarcode,
    parcels: z.array(draftParcel).check(z.minLength(1), z.maxLength(expertParcelsMax)),
    note: text(1000),
  }),
  data: z.object({ state: expertState, total: cnyAmount, answerBefore: z.nullable(instant) }),
  refusals: [
    "EXPERT_NOT_FOUND",
    "EXPERT_STATE_REFUSED",
    "EXPERT_PLAN_INCOMPLETE",
    "EXPERT_ONE_PARCEL_WANTED",
    "EXPERT_LINE_REFUSES",
    "EXPERT_DECLARED_TOO_LOW",
    "ROUTES_UNAVAILABLE",
    "RATE_UNAVAILABLE",
  ],
  once: true,
});
