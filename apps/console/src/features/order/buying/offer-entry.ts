import type { CallInput } from "@sihai/contract";
import type { askBuyer } from "@sihai/contract/order";
import { alternativeKinds } from "@sihai/domain/order";
import * as z from "zod/mini";
import { positiveAmount } from "#desk";

/** One thing the buyer may have instead, as it is typed. */
export const offerEntry = z.object({
  key: z.int(),
  kind: z.enum(alternativeKinds),
  label: z.string(),
  link: z.string(),
  skuId: z.string(),
  total: z.string(),
  waitDays: z.string(),
});
export type OfferEntry = z.infer<typeof offerEntry>;
type Offers = NonNullable<NonNullable<CallInput<typeof askBuyer>["body"]>["alternatives"]>;

/** The offers as the call takes them; null while something is missing. */
export function readOffers(entries: readonly OfferEntry[]): Offers | null {
  if (!entries.every(isWhole)) return null;
  return entries.map(({ kind, label, link, skuId, total, waitDays }) => ({
    kind,
    label: label.trim(),
    link: kind === "goods" ? link.trim() : null,
    skuId: kind === "variant" ? skuId : null,
    total,
    waitDays: kind === "wait" ? Number(waitDays) : null,
  }));
}

function isWhole({ kind, label, link, skuId, total, waitDays }: OfferEntry): boolean {
  return (
    positiveAmount("").safeParse(total).success &&
    (kind !== "variant" || skuId !== "") &&
    (kind !== "goods" || (label.trim() !== "" && link.trim().startsWith("https://"))) &&
    (kind !== "wait" || Number(waitDays) >= 1)
  );
}
