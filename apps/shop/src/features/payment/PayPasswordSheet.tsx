import { getTrade, getWallet, listBills, payByBalance } from "@sihai/contract/payment";
import { cnyText } from "@sihai/text";
import { paymentDict } from "@sihai/text/dict/payment";
import { toastFailure } from "@sihai/ui";
import { useState } from "react";
import { useAction, useDict, useRefresh } from "#shop";
import { NoPasswordSheet } from "./NoPasswordSheet.tsx";
import { type PasswordProblem, PasswordSheet } from "./PasswordSheet.tsx";
import { payFailedText } from "./pay-failed-text.ts";
import type { TradeOnWire } from "./types.ts";

type PayPasswordSheetProps = { trade: TradeOnWire; open: boolean; onClose: () => void };

/** The trade is no longer what this page shows: paid, cancelled, too late, or more than there is in the wallet. */
const movedOn: ReadonlySet<string> = new Set([
  "TRADE_CANCELLED",
  "TRADE_EXPIRED",
  "TRADE_NOT_PAYABLE",
  "PAYMENT_ALREADY_DONE",
  "PACKAGE_PAYMENT_FAILED",
  "BALANCE_NOT_ENOUGH",
]);

/** Asks for the payment password and pays from the balance. Without one it leads to setting it, and back here. */
export function PayPasswordSheet({ trade, open, onClose }: PayPasswordSheetProps) {
  const words = useDict(paymentDict);
  const refresh = useRefresh();
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const pay = useAction(payByBalance, {
    quiet: true,
    refreshes: [getTrade, getWallet, listBills],
    onDone: onClose,
    onFailed(error) {
      if (!movedOn.has(error.code ?? "")) {
        return setProblem({ code: error.code ?? "", text: payFailedText(error, trade, words) });
      }
      // In another tab or by time: the page shows what became of it (rule H-44).
      toastFailure(error.message);
      onClose();
      void refresh(getTrade, getWallet);
    },
  });

  if (!trade.hasPayPassword) {
    return (
      <NoPasswordSheet open={open} onClose={onClose}>
        {words.noPassword}
      </NoPasswordSheet>
    );
  }
  return (
    <PasswordSheet
      open={open}
      onClose={onClose}
      pending={pay.pending}
      problem={problem}
      onPassword={(payPassword) => void pay.run({ body: { tradeNo: trade.tradeNo, payPassword } })}
    >
      {words.passwordFor(cnyText(trade.amount))}
    </PasswordSheet>
  );
}
