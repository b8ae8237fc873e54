import * as z from "zod/mini";
import { amount, type FactsOf, text } from "./facts.ts";

/** What a member is told about their questions. */
export const consultFacts = {
  "consult-answered": z.object({ consultNo: text, title: text }),
  "consult-speedy-returned": z.object({ consultNo: text, title: text, amountCny: amount }),
};

export type ConsultMessages = FactsOf<typeof consultFacts>;
