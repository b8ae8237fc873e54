import { tidyTrackingNumber } from "../courier/index.ts";
import type { StaffPermission } from "../staff/index.ts";

/** What the search of the console finds, in the order it is shown. */
export const foundKinds = ["customer", "order", "item", "delivery", "parcel", "claim"] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Who may find what: any one of these is enough. Whoever has none of them does not learn that it exists. */
export const findableBy: Readonly<Record<FoundKind, readonly StaffPermission[]>> = {
  customer: ["customer.read"],
  order: ["order.read"],
  item: ["order.read", "parcel.read", "receiving.read"],
  delivery: ["order.read", "receiving.read"],
  parcel: ["parcel.read"],
  claim: ["claim.read"],
};

/** So many characters find what begins with them; fewer only what is exactly that. */
const prefixFrom = 4;

/** A text in the ways it may stand in the data. `memberId`: where it is a customer's mark, whose. */
export type SearchText = { number: string; email: string; memberId: string | null; isPrefix: boolean };

/** Reads what was typed or scanned: blanks, small letters and full-width digits do not matter. */
export function readSearchText(text: string): SearchText {
  const number = tidyTrackingNumber(text);
  return {
    number,
    email: text.normalize("NFKC").trim().toLowerCase(),
    memberId: /^SH(\d{1,18})$/.exec(number)?.[1] ?? null,
    isPrefix: number.length >= prefixFrom,
  };
}
