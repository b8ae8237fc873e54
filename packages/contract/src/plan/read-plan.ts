import { objectives } from "@sihai/domain/plan";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, instant } from "../fields.ts";
import { lineRefusal, lineView, quoteField } from "../freight/fields.ts";
import { storedItem } from "../warehouse/fields.ts";
import { planState } from "./fields.ts";

const plannedParcel = z.object({
  itemIds: z.array(id),
  line: lineView,
  quote: quoteField,
  /** Import tax to expect on it; null where nothing is known of what the country asks. */
  tax: z.nullable(cnyAmount),
  /** All its goods still lie in storage, so that it can be submitted. */
  open: z.boolean(),
});

/** One way to send the goods. `total` is freight, with the tax where `withTax` says so. `value` was minimised, `bound` is proven to be its least, `optimal` when both are the same. */
const planResult = z.object({
  objective: z.enum(objectives),
  parcels: z.array(plannedParcel),
  total: cnyAmount,
  withTax: z.optional(z.boolean()),
  slowestDays: z.int(),
  optimal: z.boolean(),
  value: cnyAmount,
  bound: cnyAmount,
  gap: cnyAmount,
  refused: z.array(
    z.object({
      itemId: id,
      why: z.string(),
      nearest: z.nullable(z.object({ line: lineView, refusals: z.array(lineRefusal) })),
    }),
  ),
});

/** A plan as far as it is made; objectives still to come are missing from `results`. */
export const readPlan = endpoint({
  method: "GET",
  path: "/parcel/plan/:planId",
  summary: "A plan of how to send stored goods, with its progress",
  params: z.object({ planId: id }),
  data: z.object({
    planId: id,
    state: planState,
    createdAt: instant,
    addressId: id,
    country: z.string(),
    zipCode: z.string(),
    grams: z.int(),
    items: z.array(storedItem),
    results: z.array(planResult),
    /** All goods in one parcel on the cheapest line that takes them; null when none does. */
    together: z.nullable(z.object({ line: lineView, total: cnyAmount })),
    /** The same with the tax, on the line cheapest with it; null where the tax is not known. */
    togetherAtDoor: z.nullable(z.object({ line: lineView, total: cnyAmount })),
    /** What is planned for: `door` only where the tax is known. */
    objectives: z.array(z.enum(objectives)),
    /** Objectives done, and of how many. */
    progress: z.object({ done: z.int(), of: z.int() }),
  }),
  refusals: ["PLAN_NOT_FOUND", "ROUTES_UNAVAILABLE"],
});
