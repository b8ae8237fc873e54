import type { CallData } from "@sihai/contract";
import { orderDetail } from "@sihai/contract/order";
import { cny, sum, toDecimal } from "@sihai/domain";
import { inLanguage, type Language } from "@sihai/text";
import { useEndpoints, useLanguage } from "#shop";
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

/** What orders come to at the door, as long as their shipping is still to come: those that may travel together as one, as they were ordered. */
export function OrdersToDoor({ orders, folded = false }: { orders: readonly OrderDetailOnWire[]; folded?: boolean }) {
  const language = useLanguage();
  const journeys = Map.groupBy(orders, ({ country, warehouseId }) => `${country ?? ""}:${warehouseId}`);
  return [...journeys].map(([journey, together]) => (
    <Journey key={journey} orders={together} language={language} folded={folded} />
  ));
}

type JourneyProps = { orders: readonly OrderDetailOnWire[]; language: Language; folded: boolean };

function Journey({ orders, language, folded }: JourneyProps) {
  const items = orders.flatMap((order) => order.items).filter(({ state }) => ahead.includes(state));
  const [order] = orders;
  if (items.length === 0 || !order) return null;
  const total = sum(
    items.map((item) => cny(item.total)),
    "CNY",
  );
  return (
    <CostToDoor
      folded={folded}
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

/** The same by the orders' numbers, on the pages of their payment; nothing before all are there. */
export function OrdersToDoorOf({ orderNos, folded = false }: { orderNos: readonly string[]; folded?: boolean }) {
  const reads = useEndpoints(
    orderDetail,
    orderNos.map((orderNo) => ({ query: { orderNo } })),
  );
  const orders = reads.flatMap(({ data }) => (data ? [data] : []));
  return orders.length === orderNos.length ? <OrdersToDoor orders={orders} folded={folded} /> : null;
}
