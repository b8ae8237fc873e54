import type { CallData } from "@sihai/contract";
import { orderDetail } from "@sihai/contract/order";
import { cny, sum, toDecimal } from "@sihai/domain";
import { inLanguage } from "@sihai/text";
import { useEndpoint, useLanguage } from "#shop";
import { CostToDoor } from "./CostToDoor.tsx";

type OrderDetailOnWire = CallData<typeof orderDetail>;

/** Where its shipping is not paid for yet. */
const ahead: readonly OrderDetailOnWire["items"][number]["state"][] = [
  "unpaid",
  "paid",
  "buying",
  "purchased",
  "seller-shipped",
  "signed",
  "stocked-in",
  "awaiting-confirmation",
  "awaiting-logistics",
  "in-transit",
  "exchanging",
];

/** What an order comes to at the door, as long as its shipping is still to come. */
export function OrderToDoor({ order }: { order: OrderDetailOnWire }) {
  const language = useLanguage();
  const items = order.items.filter(({ state }) => ahead.includes(state));
  if (items.length === 0) return null;
  const total = sum(
    items.map((item) => cny(item.total)),
    "CNY",
  );
  return (
    <CostToDoor
      isPaid={items.every(({ state }) => state !== "unpaid")}
      paid={toDecimal(total)}
      pieces={items.map(({ goodsId, classId, quantity, unitPrice, declaredUnitValue, name }) => ({
        ...{ goodsId, classId, quantity },
        unitPrice: declaredUnitValue ?? unitPrice,
        name: inLanguage(name, language),
      }))}
      country={order.country}
      warehouse={order.warehouseId}
    />
  );
}

/** The same by the order's number, on the pages of its payment. */
export function OrderToDoorOf({ orderNo }: { orderNo: string }) {
  const order = useEndpoint(orderDetail, { query: { orderNo } });
  return order.data ? <OrderToDoor order={order.data} /> : null;
}
