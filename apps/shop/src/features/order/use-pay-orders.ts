import type { CallData } from "@sihai/contract";
import { listOrders, payOrders } from "@sihai/contract/order";
import { orderDict } from "@sihai/text/dict/order";
import { toastFailure } from "@sihai/ui";
import { refusalText, useAction, useDict } from "#shop";

/** Asks for the payment of orders, of one or of several together. Where none begins, the text is their own (rule E-58); a refusal says why. */
export function usePayOrders(onDone?: (opened: CallData<typeof payOrders>) => void) {
  const { payFailed } = useDict(orderDict);
  return useAction(payOrders, {
    quiet: true,
    refreshes: [listOrders],
    ...(onDone && { onDone }),
    onFailed: (error) => toastFailure(refusalText(error, payFailed)),
  });
}
