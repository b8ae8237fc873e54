import * as z from "zod/mini";
import { amount, type FactsOf, instant, item, text } from "./facts.ts";

/** What a member is told about supplementary payments. */
export const supplementFacts = {
  "supplement-requested": z.object({ ...item, amountCny: amount, dueAt: instant, reason: text }),
};

export type SupplementMessages = FactsOf<typeof supplementFacts>;
