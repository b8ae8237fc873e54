import { listCart } from "@sihai/contract/cart";
import { deleteOrder, listOrders, payOrders, repeatOrder } from "@sihai/contract/order";
import { cny, subtract, toDecimal } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Button, confirmBox, toast, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { go, useAction, useDict } from "#shop";
import { CancelSheet } from "./CancelSheet.tsx";
import type { OrderOnWire } from "./types.ts";

type OrderActionsProps = { order: OrderOnWire; paid?: string; wide?: boolean; onRemoved?: () => void };

/** What can be done with an order now; the server asks the same table. */
export function OrderActions({ order, wide = false, onRemoved }: OrderActionsProps) {
  const words = useDict(orderDict);
  const [cancelling, setCancelling] = useState(false);
  const { orderNo, actions, total } = order;
  const repeat = useAction(repeatOrder, {
    refreshes: [listCart],
    onDone: ({ cartItemIds, left }) => {
      if (left > 0) toast(words.repeatedLeft(left));
      if (cartItemIds.length === 0) return;
      toastSuccess(words.repeated(cartItemIds.length));
      go("/cart");
    },
  });
  const pay = useAction(payOrders, { onDone: ({ tradeNo: payable }) => go("/pay/index", { tradeNo: payable }) });
  const remove = useAction(deleteOrder, {
    refreshes: [listOrders],
    onDone: () => {
      toastSuccess(words.removed);
      onRemoved?.();
    },
  });

  async function askRemove() {
    const sure = await confirmBox({ title: words.remove, text: words.removeText, danger: true, confirmText: words.remove });
    if (sure) void remove.run({ body: { orderNo } });
  }

  return (
    <>
      {actions.remove ? (
        <Button small wide={wide} kind="danger" pending={remove.pending} onClick={() => void askRemove()}>
          {words.remove}
        </Button>
      ) : null}
      {actions.cancel ? (
        <Button small wide={wide} kind="quiet" onClick={() => setCancelling(true)}>
          {words.cancel}
        </Button>
      ) : null}
      {actions.pay || actions.confirm || (!wide && actions.cancel) ? null : (
        <Button small wide={wide} kind="quiet" pending={repeat.pending} onClick={() => void repeat.run({ body: { orderNo } })}>
          {words.repeat}
        </Button>
      )}
      {actions.confirm ? (
        <Button small wide={wide} onClick={() => go("/order/pending-confirmation", { orderNo })}>
          {words.answer}
        </Button>
      ) : null}
      {actions.pay ? (
        <Button small wide={wide} pending={pay.pending} onClick={() => void pay.run({ body: { orderNos: [orderNo] } })}>
          {wide ? words.payFor(cnyText(total)) : words.pay}
        </Button>
      ) : null}
      <CancelSheet what={{ orderNo }} paid={paidOf(order)} open={cancelling} onClose={() => setCancelling(false)} />
    </>
  );
}

/** What would come back. */
function paidOf({ items }: OrderOnWire): string {
  const left = items.reduce((sum, { paid, refunded }) => sum + subtract(cny(paid), cny(refunded)).amount, 0n);
  return toDecimal({ amount: left, currency: "CNY" });
}
