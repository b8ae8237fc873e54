import { orderDetail } from "@sihai/contract/order";
import { formatDate, inLanguage } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Notice } from "@sihai/ui";
import { serverNow, useDict, useEndpoint, useLanguage } from "#shop";
import type { OrderDetailOnWire } from "./types.ts";

type LapsingCouponProps = { orderNo: string; itemNo?: string | undefined };

/** What becomes of an order's coupon when the order, or this item of it, is called off. */
export function LapsingCoupon({ orderNo, itemNo }: LapsingCouponProps) {
  const words = useDict(orderDict);
  const language = useLanguage();
  const order = useEndpoint(orderDetail, { query: { orderNo } }).data;
  const fate = order ? fateOf(order, itemNo, serverNow()) : null;
  if (!order?.discount || !fate) return null;
  const { name, validUntil } = order.discount;
  const coupon = inLanguage(name, language);
  if (fate === "lapses") return <Notice tone="warn">{words.couponLapses(coupon)}</Notice>;
  if (fate === "back") return <Notice>{words.couponBack(coupon, formatDate(validUntil, language))}</Notice>;
  return <Notice>{words.couponMayGo(coupon)}</Notice>;
}

/** `back`: with the last of its items; `lapses`: so too, but it has ended since; `may-go`: decided anew for what is still to be paid. */
export function fateOf(
  { discount, items, state }: Pick<OrderDetailOnWire, "discount" | "items" | "state">,
  itemNo: string | undefined,
  now: number,
): "back" | "lapses" | "may-go" | null {
  if (!discount) return null;
  const left = items.filter((item) => item.itemNo !== itemNo && item.state !== "cancelled");
  if (itemNo === undefined || left.length === 0) return Date.parse(discount.validUntil) <= now ? "lapses" : "back";
  return state === "unpaid" ? "may-go" : null;
}
