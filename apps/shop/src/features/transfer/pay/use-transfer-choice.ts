import type { CallData } from "@sihai/contract";
import { getTrade } from "@sihai/contract/payment";
import { listTransfers, payByTransfer, payOptions, waitingTransfers } from "@sihai/contract/transfer";
import { useState } from "react";
import { go, useAction, useEndpoint } from "#shop";

export type PayOption = CallData<typeof payOptions>["options"][number];

/** How a payment is to be made by transfer: what there is to choose, what is chosen, and the step to the account. Asks nothing while it is not wanted. */
export function useTransferChoice(tradeNo: string, isWanted: boolean) {
  const read = useEndpoint(payOptions, { query: { tradeNo } }, { freshMs: 60_000, enabled: isWanted });
  const [wanted, setWanted] = useState<Pick<PayOption, "method"> & { currency: string }>();
  const options = read.data?.options ?? [];
  const chosen =
    options.find(({ method, send }) => method === wanted?.method && send.currency === wanted.currency) ??
    options.find(({ method }) => method === wanted?.method) ??
    options[0];
  const open = useAction(payByTransfer, {
    refreshes: [getTrade, listTransfers, waitingTransfers, payOptions],
    onDone: ({ transferNo }) => chosen && go(`/recharge/${chosen.method}`, { transferNo }, { replace: true }),
  });
  const submit = () =>
    chosen && void open.run({ body: { tradeNo, method: chosen.method, currency: chosen.send.currency, rateId: chosen.rateId } });
  return { read, options, chosen, choose: setWanted, submit, pending: open.pending };
}
export type TransferChoiceState = ReturnType<typeof useTransferChoice>;
