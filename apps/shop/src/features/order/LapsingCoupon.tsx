import { orderDetail } from "@sihai/contract/order";
import { formatDate, inLanguage } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Notice } from "@sihai/ui";
import { serverNow, useDict, useEndpoint, useLanguage } from "#shop";
import { couponFate } from "./coupon-fate.ts";

type LapsingCouponProps = { orderNo: string; itemNo?: string | undefined };

/** What becomes of an order's coupon when the order, or this item of it, is called off. */
export function LapsingCoupon({ orderNo, itemNo }: LapsingCouponProps) {
  const words = useDict(orderDict);
  const language = useLanguage();
  const order = useEndpoint(orderDetail, { query: { orderNo } }).data;
  const fate = order ? couponFate(order, itemNo, serverNow()) : null;
  if (!order?.discount || !fate) return null;
  const { name, validUntil } = order.discount;
  const coupon = inLanguage(name, language);
  if (fate === "lapses") return <Notice tone="warn">{words.couponLapses(coupon)}</Notice>;
  if (fate === "back") return <Notice>{words.couponBack(coupon, formatDate(validUntil, language))}</Notice>;
  return <Notice>{words.couponMayGo(coupon)}</Notice>;
}
