import { formatDateTime, joined } from "@sihai/text";
import { type OrderWords, orderDict } from "@sihai/text/dict/order";
import { Button, Cell, CellGroup, useMoment } from "@sihai/ui";
import { copyText, href, useCourierNames, useDict, useLanguage, useWarehouseNames } from "#shop";
import { OrderCountry } from "./OrderCountry.tsx";
import { logisticsOf } from "./order-kind.ts";
import type { OrderDetailOnWire } from "./types.ts";

/** `isAwaited`: a transfer for it is under way, and the time to pay stands still; the transfer's own is said above. */
type OrderFactsProps = { order: OrderDetailOnWire; isAwaited: boolean };

/** Deliveries inside China, then what was agreed: number, times, warehouse, destination, remark. */
export function OrderFacts({ order, isAwaited }: OrderFactsProps) {
  return (
    <>
      <Deliveries order={order} />
      <Agreed order={order} isAwaited={isAwaited} />
    </>
  );
}

function Deliveries({ order }: { order: OrderDetailOnWire }) {
  const words = useDict(orderDict);
  const { nameOf } = useCourierNames();
  const { orderNo } = order;
  const logistics = logisticsOf(order);
  if (order.logistics.length === 0 && !logistics) return null;
  return (
    <CellGroup title={words.logistics}>
      {order.logistics.map(({ company, trackingNo, shippedCount, totalCount }) => (
        <Cell
          key={trackingNo}
          title={nameOf(company)}
          note={trackingNo}
          value={words.shippedOf(shippedCount, totalCount)}
          href={href("/operation/order-logistics-tracking", { orderNo })}
        />
      ))}
      {logistics ? (
        <Cell
          title={logistics === "complete" ? words.completeLogistics : words.modifyLogistics}
          href={href("/operation/logistics-modified", { orderNo })}
        />
      ) : null}
    </CellGroup>
  );
}

function Agreed({ order, isAwaited }: OrderFactsProps) {
  const words = useDict(orderDict);
  const language = useLanguage();
  const moment = useMoment();
  const { fullNameOf } = useWarehouseNames();
  const reason = order.cancelReason;
  const wishes = wishWords(order.wish, words);
  const copy = (
    <Button small kind="plain" onClick={() => void copyText(order.orderNo)}>
      {words.copyNumber}
    </Button>
  );
  return (
    <CellGroup title={words.information}>
      <Cell title={words.orderNumber("")} note={order.orderNo} value={copy} />
      <Cell title={words.filterType} value={words.type[order.type]} />
      <Cell title={words.placedAt} value={formatDateTime(order.createdAt, language)} />
      {order.state === "unpaid" && !isAwaited ? <Cell title={words.payBefore} value={moment(order.payBefore)} /> : null}
      <Cell title={words.warehouse} value={fullNameOf(order.warehouseId)} />
      <OrderCountry order={order} />
      <Cell title={order.type === "dg" ? words.shopRemark : words.remark} value={order.remark || words.noRemark} />
      {order.shipTogether ? <Cell title={words.shipTogether} value={words.shipTogetherYes} /> : null}
      {wishes.length > 0 ? <Cell title={words.wishes} value={joined(wishes, language)} /> : null}
      {reason === null ? null : (
        <Cell title={words.cancelledBecause} value={words.reasons[reason as keyof typeof words.reasons] ?? reason} />
      )}
    </CellGroup>
  );
}

/** What was ticked for the shop, in words. */
function wishWords(wish: OrderDetailOnWire["wish"], words: OrderWords): string[] {
  if (wish === null) return [];
  return [
    ...(wish.needCheck ? [words.needCheck] : []),
    ...(wish.boxInStorage ? [words.keepBox] : []),
    ...(wish.specialMark ? [words.specialMark] : []),
    ...(wish.returnExchangeConfirmed ? [words.returnConfirmed] : []),
  ];
}
