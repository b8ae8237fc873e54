import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, email, instant, moneyField, sixDigits, text } from "../fields.ts";
import { payPasswordRefusals } from "../identity/fields.ts";
import { expertTerms } from "./expert-terms.ts";
import { deductionField, wishes } from "./fields.ts";

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
