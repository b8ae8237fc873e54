import * as z from "zod/mini";
import { agreementsSeen } from "../content/agreements-seen.ts";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, email, instant, moneyField, sixDigits, text } from "../fields.ts";
import { payPasswordRefusals } from "../identity/fields.ts";
import { expertTerms } from "./expert-terms.ts";
import { deductionField, wishes } from "./fields.ts";

/**
 * `hold` is what the customer saw set aside for direct deduction, which needs the payment password and their yes to the deposit's terms: its parcels
 * are made while they are away. The fee is paid next.
 */
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
    /** Optional for one release; without it nothing is kept as accepted. */
    agreedDifference: z.optional(z.boolean()),
    agreementsSeen,
  }),
  data: z.object({ serviceBarcode: z.string(), tradeNo: z.string(), payBefore: instant }),
  refusals: [
    ...expertTerms.refusals,
    "EXPERT_DECLARED_TOO_LOW",
    "EXPERT_HOLD_CHANGED",
    "EXPERT_HOLD_NOT_COVERED",
    "EXPERT_PAY_PASSWORD_NEEDED",
    "AGREEMENT_NEEDED",
    "AGREEMENT_CHANGED",
    ...payPasswordRefusals,
  ],
  once: true,
});
