import * as z from "zod/mini";
import { amount, type FactsOf, instant, text } from "./facts.ts";

/** What a member is told about claims. */
export const claimFacts = {
  "claim-received": z.object({ claimNo: text, packageNo: text, dueAt: instant }),
  "claim-offer-reminder": z.object({ claimNo: text, amountCny: amount, answerBefore: instant }),
  "claim-lapsed": z.object({ claimNo: text, amountCny: amount, answerBefore: instant, reviveBefore: instant }),
  "claim-void": z.object({ claimNo: text, packageNo: text }),
  "claim-offered": z.object({ claimNo: text, amountCny: amount, reason: text, answerBefore: instant }),
  "claim-refused": z.object({ claimNo: text, reason: text }),
  "claim-answered": z.object({ claimNo: text, text: text }),
  "claim-paid": z.object({ claimNo: text, amountCny: amount }),
};

export type ClaimMessages = FactsOf<typeof claimFacts>;
