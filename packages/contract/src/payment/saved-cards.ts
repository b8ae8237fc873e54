import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

const oneCard = z.strictObject({ cardId: id });

/** Cards the member keeps at the card gateway: brand, last four digits and expiry (`MM/YY`), never a number. The default one comes first. */
export const listCards = endpoint({
  method: "GET",
  path: "/payment/cards",
  summary: "The member's saved cards",
  query: z.strictObject({}),
  data: z.object({
    list: z.array(
      z.object({
        ...{ cardId: id, brand: z.string(), last4: z.string(), expiry: z.string() },
        ...{ isDefault: z.boolean(), isExpired: z.boolean() },
      }),
    ),
  }),
});

export const makeCardDefault = endpoint({
  method: "POST",
  path: "/payment/cards/default",
  summary: "Makes a saved card the default",
  body: oneCard,
  data: z.null(),
  refusals: ["CARD_NOT_FOUND"],
  repeats: "sets",
});

/** The gateway lets the card go; it can then be charged no more. */
export const removeCard = endpoint({
  method: "POST",
  path: "/payment/cards/remove",
  summary: "Removes a saved card",
  body: oneCard,
  data: z.null(),
  refusals: ["CARD_NOT_FOUND", "CARD_NOT_REMOVED"],
  once: true,
});
