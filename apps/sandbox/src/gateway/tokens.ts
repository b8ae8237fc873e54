import { behaviourOfNumber, brandOf, type CardBehaviour, triggerCards } from "./cards.ts";
import { invalid } from "./gateway-error.ts";
import { newId } from "./new-id.ts";
import type { Token } from "./objects.ts";

/** Cards as the gateway keeps them: brand, last four digits and what they provoke, never the number. */
export type Tokens = {
  add(digits: string): Token;
  /** Marks a token used; it pays for one attempt only. Throws GatewayError when it is unknown or used. */
  take(id: string): Token;
  behaviourOf(id: string | null): CardBehaviour;
  all(): Token[];
  replaceAll(tokens: Token[]): void;
};

export function createTokens(): Tokens {
  const tokens = new Map<string, Token>();

  function add(digits: string): Token {
    const token: Token = {
      id: newId("pm"),
      brand: brandOf(digits),
      last4: digits.slice(-4),
      behaviour: behaviourOfNumber(digits),
      used: false,
    };
    tokens.set(token.id, token);
    return token;
  }

  function take(id: string): Token {
    const known = triggerCards.find((card) => card.token === id);
    const token = known ? add(known.number) : tokens.get(id);
    if (!token) throw invalid(`No such PaymentMethod: '${id}'`, "resource_missing", "payment_method");
    if (token.used)
      throw invalid(
        "this payment method was used before and may not be used again",
        "payment_method_unexpected_state",
        "payment_method",
      );
    token.used = true;
    return token;
  }

  return {
    add,
    take,
    behaviourOf: (id) => tokens.get(id ?? "")?.behaviour ?? "ok",
    all: () => [...tokens.values()],
    replaceAll: (kept) => {
      tokens.clear();
      for (const token of kept) tokens.set(token.id, token);
    },
  };
}
