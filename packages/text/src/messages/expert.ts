import * as z from "zod/mini";
import { amount, count, type FactsOf, instant, text } from "./facts.ts";

/** What a member is told about expert services and their plans. */
export const expertFacts = {
  "expert-cancelled": z.object({ serviceBarcode: text, heldCny: amount, feePaidCny: amount }),
  "expert-plan-ready": z.object({ serviceBarcode: text, parcels: count, totalCny: amount, answerBefore: instant }),
  "expert-plan-paid": z.object({ serviceBarcode: text, parcels: count, totalCny: amount }),
};

export type ExpertMessages = FactsOf<typeof expertFacts>;
