import type { CallData } from "@sihai/contract";
import { orderDetail } from "@sihai/contract/order";
import { cny, subtract, sum, toDecimal } from "@sihai/domain";
import { inLanguage, type Language } from "@sihai/text";
import { useEndpoints, useLanguage } from "#shop";
import { CostToDoor, FoldedToCome } from "./CostToDoor.tsx";

type OrderDetailOnWire = CallData<typeof orderDetail>;
/** As one line that opens; what a card adds to what is paid; that it is paid, where the page knows before the orders do; and how it is counted. */
type Shape = { folded?: boolean; surcharge?: string | null; isPaid?: boolean; note?: string };

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
export function OrdersToDoor({ orders, ...shape }: { orders: readonly OrderDetailOnWire[] } & Shape) {
  const language = useLanguage();
  const journeys = Map.groupBy(orders, ({ country, warehouseId }) => `${country ?? ""}:${warehouseId}`);
  // Of several journeys none has the whole payment: the surcharge stands with the sum alone.
  const own = journeys.size > 1 ? { ...shape, surcharge: null } : shape;
  return [...journeys].map(([journey, together]) => <Journey key={journey} orders={together} language={language} {...own} />);
}

type JourneyProps = { orders: readonly OrderDetailOnWire[]; language: Language } & Shape;

function Journey({ orders, language, isPaid, ...shape }: JourneyProps) {
  const items = orders.flatMap((order) => order.items).filter(({ state }) => ahead.includes(state));
  const [order] = orders;
  if (items.length === 0 || !order) return null;
  const whole = (amounts: readonly string[]) => toDecimal(sum(amounts.map(cny), "CNY"));
  return (
    <CostToDoor
      {...shape}
      isPaid={isPaid ?? !orders.some(isToPay)}
      paid={whole([...items.map(kept), ...items.map(servicesPaid), ...orders.flatMap(supplementsPaid)])}
      owed={whole(
        items.flatMap(({ supplement, unpaidServices }) => [supplement ?? [], unpaidServices ?? []].flat().map(amountOf)),
      )}
      pieces={items.map(({ itemNo, state, goodsId, classId, quantity, unitPrice, declaredUnitValue, name }) => ({
        ...{ goodsId, classId, quantity, ...(state === "stocked-in" && { itemNo }) },
        unitPrice: declaredUnitValue ?? unitPrice,
        name: inLanguage(name, language),
      }))}
      country={order.country}
      warehouse={order.warehouseId}
    />
  );
}

/** Items that wait for their payment, or services of what the customer sends in, which wait for theirs. */
function isToPay({ type, items, actions }: OrderDetailOnWire): boolean {
  return (type === "zy" && actions.pay) || items.some(({ state }) => state === "unpaid");
}

function amountOf({ amount }: { amount: string }): string {
  return amount;
}

/** What an item cost, less what came back of it since, as when the seller asked for less. */
function kept({ total, refunded }: OrderDetailOnWire["items"][number]): string {
  return toDecimal(subtract(cny(total), cny(refunded)));
}

/** What was paid for services ordered for it later; those chosen with its order are in its price. */
function servicesPaid({ paidServices = "0.00" }: OrderDetailOnWire["items"][number]): string {
  return paidServices;
}

/** What was paid afterwards for an order all of which is still to be sent; of the rest of an order nobody knows what it was for. */
function supplementsPaid({ items, supplementaryPayment }: OrderDetailOnWire): string[] {
  const isWhole = items.every(({ state }) => state === "cancelled" || ahead.includes(state));
  return isWhole ? [supplementaryPayment.paid] : [];
}

/** The same by the orders' numbers, on the pages of their payment; its place before all are there, where it is one line. */
export function OrdersToDoorOf({ orderNos, ...shape }: { orderNos: readonly string[] } & Shape) {
  const reads = useEndpoints(
    orderDetail,
    orderNos.map((orderNo) => ({ query: { orderNo } })),
  );
  const orders = reads.flatMap(({ data }) => (data ? [data] : []));
  if (orders.length === orderNos.length) return <OrdersToDoor orders={orders} {...shape} />;
  return shape.folded && reads.some(({ isPending }) => isPending) ? <FoldedToCome /> : null;
}
