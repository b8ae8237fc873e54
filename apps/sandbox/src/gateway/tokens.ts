import { createHash } from "node:crypto";
import { behaviourOfNumber, brandOf, type CardBehaviour, triggerCards } from "./cards.ts";
import { invalid } from "./gateway-error.ts";
import { newId } from "./new-id.ts";
import type { Token } from "./objects.ts";

/** Cards as the gateway keeps them: brand, last four digits and what they provoke, never the number. */
export type Tokens = {
  add(digits: string, more?: { billing?: Record<string, unknown> | undefined; expMonth?: number; expYear?: number }): Token;
  /** Marks a token used: it pays for one attempt, or for its customer's only. Throws GatewayError when it is unknown, used or somebody else's. */
  take(id: string, customerId: string | null): Token;
  /** Lets go of a card that was kept; it can never be charged again. */
  detach(id: string): Token;
  behaviourOf(id: string | null): CardBehaviour;
  find(id: string | null): Token | undefined;
  all(): Token[];
  replaceAll(tokens: Token[]): void;
};

/**
 * Cards by their tokens. One that belongs to nobody is charged once; a kept one only with its customer. Throws GatewayError for
 * anything else.
 */
export function createTokens(): Tokens {
  const tokens = new Map<string, Token>();

  function add(digits: string, { billing, expMonth = 12, expYear = 2034 }: Parameters<Tokens["add"]>[1] = {}): Token {
    const token: Token = {
      id: newId("pm"),
      brand: brandOf(digits),
      last4: digits.slice(-4),
      behaviour: behaviourOfNumber(digits),
      used: false,
      ...{ expMonth, expYear, fingerprint: createHash("sha256").update(`sandbox ${digits}`).digest("base64url").slice(0, 16) },
      ...(billing && { billing }),
    };
    tokens.set(token.id, token);
    return token;
  }

  function take(id: string, customerId: string | null): Token {
    const known = triggerCards.find((card) => card.token === id);
    const token = known ? add(known.number) : tokens.get(id);
    if (!token) throw invalid(`No such PaymentMethod: '${id}'`, "resource_missing", "payment_method");
    if (token.customerId !== undefined && token.customerId !== customerId)
      throw invalid("the payment method belongs to a customer; include that customer", undefined, "payment_method");
    if (token.used && token.customerId === undefined)
      throw invalid(
        "this payment method was used before and may not be used again",
        "payment_method_unexpected_state",
        "payment_method",
      );
    token.used = true;
    return token;
  }

  function detach(id: string): Token {
    const token = tokens.get(id);
    if (!token) throw invalid(`No such PaymentMethod: '${id}'`, "resource_missing", "payment_method");
    if (token.customerId === undefined) throw invalid("the payment method is not attached to a customer");
    delete token.customerId;
    return token;
  }

  return {
    add,
    take,
    detach,
    behaviourOf: (id) => tokens.get(id ?? "")?.behaviour ?? "ok",
    find: (id) => tokens.get(id ?? ""),
    all: () => [...tokens.values()],
    replaceAll: (kept) => {
      tokens.clear();
      for (const token of kept) tokens.set(token.id, token);
    },
  };
}
