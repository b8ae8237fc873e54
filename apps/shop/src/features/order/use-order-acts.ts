import { listCart } from "@sihai/contract/cart";
import { deleteOrder, listOrders, repeatOrder } from "@sihai/contract/order";
import { orderDict } from "@sihai/text/dict/order";
import { confirmBox, toast, toastFailure, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { go, refusalText, useAction, useDict } from "#shop";
import type { OrderOnWire } from "./types.ts";
import { usePayOrders } from "./use-pay-orders.ts";

/** What can be done with an order, wherever its buttons stand. */
export function useOrderActs({ orderNo }: Pick<OrderOnWire, "orderNo">, onRemoved?: () => void) {
  const words = useDict(orderDict);
  const [cancelling, setCancelling] = useState(false);
  const repeat = useAction(repeatOrder, {
    refreshes: [listCart],
    onDone: ({ cartItemIds, left }) => {
      if (left > 0) toast(words.repeatedLeft(left));
      if (cartItemIds.length === 0) return;
      toastSuccess(words.repeated(cartItemIds.length));
      go("/cart");
    },
  });
  const pay = usePayOrders();
  const remove = useAction(deleteOrder, {
    quiet: true,
    refreshes: [listOrders],
    onDone: () => {
      toastSuccess(words.removed);
      onRemoved?.();
    },
    // A deletion that failed has a text of its own (rule E-59); a refusal says why.
    onFailed: (error) => toastFailure(refusalText(error, words.removeFailed)),
  });

  async function askRemove() {
    const question = { title: words.remove, text: words.removeText, danger: true };
    if (await confirmBox({ ...question, confirmText: words.remove, cancelText: words.keepOrder }))
      void remove.run({ body: { orderNo } });
  }

  /** To its payment; `otherwise`: although a transfer for it is under way. */
  async function payIt({ otherwise = false } = {}) {
    const opened = await pay.run({ body: { orderNos: [orderNo] } });
    if (opened) go("/pay/index", { tradeNo: opened.tradeNo, ...(otherwise && { otherwise: "1" as const }) });
  }

  return {
    pay: (how?: { otherwise?: boolean }) => void payIt(how),
    repeat: () => void repeat.run({ body: { orderNo } }),
    answer: () => go("/order/pending-confirmation", { orderNo }),
    remove: () => void askRemove(),
    cancel: () => setCancelling(true),
    pending: { pay: pay.pending, repeat: repeat.pending, remove: remove.pending },
    cancelling,
    stopCancelling: () => setCancelling(false),
  };
}

export type OrderActs = ReturnType<typeof useOrderActs>;
