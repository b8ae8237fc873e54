import type { CallData } from "@sihai/contract";
import { listOrders, orderDetail, payOrders } from "@sihai/contract/order";
import { orderDict } from "@sihai/text/dict/order";
import { toastFailure } from "@sihai/ui";
import { refusalText, useAction, useDict, useRefresh } from "#shop";

/** Asks for the payment of orders, of one or of several together. Where none begins, the text is their own (rule E-58); a refusal says why. */
export function usePayOrders(onDone?: (opened: CallData<typeof payOrders>) => void) {
  const { payFailed } = useDict(orderDict);
  const refresh = useRefresh();
  return useAction(payOrders, {
    quiet: true,
    refreshes: [listOrders],
    ...(onDone && { onDone }),
    onFailed: (error) => {
      toastFailure(refusalText(error, payFailed));
      // Paid or cancelled elsewhere since: the order's own page says so. On the way to a payment that begins, nobody waits for it.
      if (error.status === 409) void refresh(orderDetail);
    },
  });
}
