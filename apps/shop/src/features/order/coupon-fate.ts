import type { OrderDetailOnWire } from "./types.ts";

/** `back`: with the last of its items; `lapses`: so too, but it has ended since; `may-go`: decided anew for what is still to be paid. */
export function couponFate(
  { discount, items, state }: Pick<OrderDetailOnWire, "discount" | "items" | "state">,
  itemNo: string | undefined,
  now: number,
): "back" | "lapses" | "may-go" | null {
  if (!discount) return null;
  const left = items.filter((item) => item.itemNo !== itemNo && item.state !== "cancelled");
  if (itemNo === undefined || left.length === 0) return Date.parse(discount.validUntil) <= now ? "lapses" : "back";
  return state === "unpaid" ? "may-go" : null;
}
