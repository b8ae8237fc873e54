import { currencyField } from "@sihai/contract";
import { suspenseWhys } from "@sihai/domain/suspense";
import * as z from "zod/mini";
import { amount, type FactsOf, instant, text } from "./facts.ts";

const came = { suspenseNo: text, amount, currency: currencyField };

/** What a member is told about money that arrived and could not be used. */
export const suspenseFacts = {
  /** `tradeNo`: the payment it was meant for; empty when there is none. */
  "money-suspended": z.object({ ...came, why: z.enum(suspenseWhys), tradeNo: text, answerBy: instant }),
  /** `restCny`: what was left of it, now in the wallet. `numbers`: of what it paid; a message of the release before has the payment's only. */
  "suspense-used": z.object({ ...came, tradeNo: text, numbers: z.optional(text), restCny: amount }),
  "suspense-credited": z.object(came),
  /** `toBank`: to an account at a bank, not to a card. */
  "suspense-sent-back": z.object({ ...came, toBank: z.optional(z.boolean()) }),
};

export type SuspenseMessages = FactsOf<typeof suspenseFacts>;
