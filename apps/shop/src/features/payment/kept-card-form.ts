import type { CardValues } from "./types.ts";

/** The address may have been added meanwhile, so it is chosen anew. */
type Kept = Omit<CardValues, "addressId">;

/** In memory only, and only of the payment looked at last: names and phones are nobody's to find on the device. */
let kept: { tradeNo: string; values: Kept } | null = null;

/** What was typed beside a card stays while its owner looks at another page; the card's own fields never pass through here. */
export function keepCardForm(tradeNo: string, { addressId: _, ...values }: CardValues): void {
  kept = { tradeNo, values };
}

export function keptCardForm(tradeNo: string): Kept | null {
  return kept?.tradeNo === tradeNo ? kept.values : null;
}
