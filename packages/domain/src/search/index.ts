import { tidyTrackingNumber } from "../courier/index.ts";
import type { StaffPermission } from "../staff/index.ts";

/** So many of a kind a search shows at most; whoever wants more types more, or looks into the customer's file. */
export const foundMost = 5;

/** What the search of the console finds, in the order it is shown. */
export const foundKinds = [
  ...(["customer", "order", "item", "delivery", "parcel", "unannounced"] as const),
  ...(["claim", "return", "consult", "enquiry", "expert"] as const),
  ...(["payment", "withdrawal", "transfer", "bank-line", "suspense", "adjustment"] as const),
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Who may find what: any one of these is enough. Whoever has none of them does not learn that it exists. */
export const findableBy: Readonly<Record<FoundKind, readonly StaffPermission[]>> = {
  customer: ["customer.read"],
  order: ["order.read"],
  item: ["order.read", "parcel.read", "receiving.read"],
  delivery: ["order.read", "receiving.read"],
  parcel: ["parcel.read"],
  unannounced: ["unannounced.read"],
  claim: ["claim.read"],
  return: ["return.read"],
  consult: ["consult.read"],
  enquiry: ["enquiry.read"],
  expert: ["expert.read"],
  payment: ["finance.read"],
  withdrawal: ["finance.read"],
  transfer: ["finance.read"],
  "bank-line": ["finance.read"],
  suspense: ["finance.read"],
  adjustment: ["finance.read"],
};

/** So many characters find what begins with them; fewer only what is exactly that. */
const prefixFrom = 4;

/**
 * A text in the ways it may stand in the data. `memberId`: where it is a customer's mark, whose. `reference`: as a bank or the gateway
 * writes its numbers, with the signs between.
 */
export type SearchText = { number: string; reference: string; email: string; memberId: string | null; isPrefix: boolean };

/** Reads what was typed or scanned: blanks, small letters and full-width digits do not matter. */
export function readSearchText(text: string): SearchText {
  const number = tidyTrackingNumber(text);
  const reference = text.normalize("NFKC").trim();
  return {
    number,
    reference,
    email: reference.toLowerCase(),
    memberId: /^SH(\d{1,18})$/.exec(number)?.[1] ?? null,
    isPrefix: number.length >= prefixFrom,
  };
}
