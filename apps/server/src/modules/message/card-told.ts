import { toDecimal } from "@sihai/domain";
import type { PaidTrade } from "#platform";

/** What a message about a payment says of the card that made it, beside the amount it paid for; nothing where none did. */
export function cardTold({ card, subjects }: Pick<PaidTrade, "card" | "subjects">) {
  if (!card) return {};
  const { charged, surcharge } = card;
  return {
    card: {
      ...{ charged: toDecimal(charged), currency: charged.currency },
      ...{ surchargeCny: toDecimal(surcharge), together: subjects.length },
    },
  };
}
