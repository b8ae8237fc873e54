import { orderDetail } from "@sihai/contract/order";
import { cny, isPositive, sum, toDecimal } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { useDict, useEndpoint } from "#shop";
import type { OrderDetailOnWire } from "./types.ts";

/** What a card's payment cost on top, which stays with the card's provider when an order is called off; nothing where no card paid. */
export function SurchargeKept({ order: { cardPayments } }: { order: Pick<OrderDetailOnWire, "cardPayments"> }) {
  const words = useDict(orderDict);
  const surcharges = cardPayments.map(({ surcharge }) => cny(surcharge));
  const kept = toDecimal(sum(surcharges, "CNY"));
  if (!isPositive(kept)) return null;
  // Paid together with other orders, it is the surcharge on all of them.
  const isOwn = cardPayments.every(({ orders }) => orders === 1);
  return <p>{isOwn ? words.surchargeKept(cnyText(kept)) : words.surchargesKept}</p>;
}

/** The same by an order's number. */
export function SurchargeKeptOf({ orderNo }: { orderNo: string }) {
  const order = useEndpoint(orderDetail, { query: { orderNo } }).data;
  return order ? <SurchargeKept order={order} /> : null;
}
