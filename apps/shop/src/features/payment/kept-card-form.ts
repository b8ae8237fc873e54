import * as z from "zod/mini";
import type { CardValues } from "./types.ts";

const keptValues = z.object({
  currency: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
});
/** The address may have been added meanwhile, so it is chosen anew. */
type Kept = z.infer<typeof keptValues>;

/** In memory, and only of the payment looked at last: names and phones are nobody's to find on the device. */
let kept: { tradeNo: string; values: Kept } | null = null;

/** What was typed beside a card stays while its owner looks at another page; the card's own fields never pass through here. */
export function keepCardForm(tradeNo: string, { addressId: _, keepsCard: _keeps, ...values }: CardValues): void {
  kept = { tradeNo, values };
}

/** The same on the way to the bank's page, which ends this one: kept in the tab until its owner is back. */
export function keepForBank(tradeNo: string, { addressId: _, keepsCard: _keeps, ...values }: CardValues): void {
  sessionStorage.setItem(nameOf(tradeNo), JSON.stringify(values));
}

/** What was typed for this payment; null for another one. What was kept for the bank is taken out of the tab as it is read. */
export function keptCardForm(tradeNo: string): Kept | null {
  if (kept?.tradeNo === tradeNo) return kept.values;
  const text = sessionStorage.getItem(nameOf(tradeNo));
  if (text === null) return null;
  sessionStorage.removeItem(nameOf(tradeNo));
  const read = keptValues.safeParse(JSON.parse(text));
  if (read.success) kept = { tradeNo, values: read.data };
  return read.success ? read.data : null;
}

function nameOf(tradeNo: string): string {
  return `sh_card_form_${tradeNo}`;
}
