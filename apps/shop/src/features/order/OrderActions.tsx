import { cny, subtract, sum, toDecimal } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { transferDict } from "@sihai/text/dict/transfer";
import { Button, LinkButton } from "@sihai/ui";
import { href, useAmountDue, useDict, useWindingDown } from "#shop";
import { ServicesButton } from "../service/ServicesToPay.tsx";
import { CancelSheet } from "./CancelSheet.tsx";
import { isRepeatable, logisticsOf } from "./order-kind.ts";
import type { OrderOnWire } from "./types.ts";
import type { OrderActs } from "./use-order-acts.ts";

type OrderActionsProps = {
  order: OrderOnWire;
  acts: OrderActs;
  /** A transfer for it is under way. */
  isAwaited: boolean;
  wide?: boolean;
};

/** What can be done with an order now; the server asks the same table. */
export function OrderActions({ order, acts, isAwaited, wide = false }: OrderActionsProps) {
  const words = useDict(orderDict);
  const { orderNo, actions } = order;
  const isOwing = order.items.some(({ supplement, unpaidServices }) => supplement ?? unpaidServices);
  // Beside a payment there is no room for logistics at the foot of the page; there they stand with the deliveries.
  return (
    <>
      {actions.remove ? (
        <Button small wide={wide} kind="danger" pending={acts.pending.remove} onClick={acts.remove}>
          {words.remove}
        </Button>
      ) : null}
      {actions.cancel ? (
        <Button small wide={wide} kind="quiet" onClick={acts.cancel}>
          {words.cancel}
        </Button>
      ) : null}
      {actions.pay || isOwing || actions.confirm || (!wide && actions.cancel) || !isRepeatable(order) ? null : (
        <RepeatButton acts={acts} wide={wide} />
      )}
      {wide && actions.pay ? null : <LogisticsButton order={order} wide={wide} />}
      {actions.confirm ? (
        <Button small wide={wide} onClick={acts.answer}>
          {words.answer}
        </Button>
      ) : null}
      {actions.pay ? <PayButton order={order} acts={acts} isAwaited={isAwaited} wide={wide} /> : null}
      {order.items.some(({ supplement }) => supplement) ? <SupplementButton order={order} wide={wide} /> : null}
      <ServicesButton order={order} wide={wide} />
      <CancelSheet
        what={{ orderNo }}
        orderNo={orderNo}
        paid={paidOf(order)}
        open={acts.cancelling}
        onClose={acts.stopCancelling}
      />
    </>
  );
}

/** The same goods once more, while new business is taken. */
function RepeatButton({ acts, wide }: Required<Pick<OrderActionsProps, "acts" | "wide">>) {
  const words = useDict(orderDict);
  if (useWindingDown()) return null;
  return (
    <Button small wide={wide} kind="quiet" pending={acts.pending.repeat} onClick={acts.repeat}>
      {words.repeat}
    </Button>
  );
}

/** To its payment, with the sum that page asks for; another way of paying where a transfer is awaited. */
function PayButton({ order: { due }, acts, isAwaited, wide }: Required<OrderActionsProps>) {
  const words = useDict(orderDict);
  const transfer = useDict(transferDict);
  const toPay = useAmountDue(due);
  return (
    <Button
      small
      wide={wide}
      kind={isAwaited ? "quiet" : "primary"}
      pending={acts.pending.pay}
      onClick={() => acts.pay({ otherwise: isAwaited })}
    >
      {isAwaited ? transfer.pay.otherwise : words.payFor(cnyText(toPay.sum))}
    </Button>
  );
}

/** To the money asked for its items after it was paid, with its sum. */
function SupplementButton({ order, wide }: { order: OrderOnWire; wide: boolean }) {
  const words = useDict(orderDict);
  const open = order.items.flatMap(({ supplement }) => (supplement ? [cny(supplement.amount)] : []));
  const toPay = useAmountDue(toDecimal(sum(open, "CNY")));
  return (
    <LinkButton small wide={wide} href={href("/operation/supplement-payment", { orderNo: order.orderNo })}>
      {words.payFor(cnyText(toPay.sum))}
    </LinkButton>
  );
}

/** To the courier numbers of what the customer sends himself; nothing for any other order. */
function LogisticsButton({ order, wide }: { order: OrderOnWire; wide: boolean }) {
  const words = useDict(orderDict);
  const { orderNo, actions } = order;
  const logistics = logisticsOf(order);
  if (!logistics) return null;
  return (
    <LinkButton
      small
      wide={wide}
      kind={logistics === "complete" && !actions.pay ? "primary" : "quiet"}
      href={href("/operation/logistics-modified", { orderNo })}
    >
      {logistics === "complete" ? words.completeLogistics : words.modifyLogistics}
    </LinkButton>
  );
}

/** What would come back. */
function paidOf({ items }: OrderOnWire): string {
  const left = items.reduce((sum, { paid, refunded }) => sum + subtract(cny(paid), cny(refunded)).amount, 0n);
  return toDecimal({ amount: left, currency: "CNY" });
}
