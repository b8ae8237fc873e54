import * as z from "zod/mini";
import type { CardValues } from "./types.ts";

const keptValues = z.object({
  currency: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  keepsCard: z.boolean(),
});
const keptForm = z.object({ tradeNo: z.string(), values: keptValues });
/** The address may have been added meanwhile, so it is chosen anew. */
type Kept = z.infer<typeof keptForm>;

const inTab = "sh_card_form";

/** In memory, and only of the payment looked at last: names and phones are nobody's to find on the device. */
let kept: Kept | null = null;

/** What was typed beside a card stays while its owner looks at another page; the card's own fields never pass through here. */
export function keepCardForm(tradeNo: string, { addressId: _, ...values }: CardValues): void {
  kept = { tradeNo, values };
}

/** The same when the page ends, by a reload or on the way to the bank's: kept in the tab until its owner is back (rule Z9). */
export function keepInTab(tradeNo: string, { addressId: _, ...values }: CardValues): void {
  sessionStorage.setItem(inTab, JSON.stringify({ tradeNo, values }));
}

/** What was typed for this payment; null for another one. What was kept in the tab is taken out of it as it is read. */
export function keptCardForm(tradeNo: string): Kept["values"] | null {
  const text = sessionStorage.getItem(inTab);
  sessionStorage.removeItem(inTab);
  const read = text === null ? null : keptForm.safeParse(JSON.parse(text));
  if (read?.success) kept = read.data;
  return kept?.tradeNo === tradeNo ? kept.values : null;
}
