import type { Endpoint } from "@sihai/contract";
import { answerItem } from "@sihai/contract/order";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { TextLink, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { href, useAction, useDict } from "#shop";
import { type PasswordProblem, PasswordSheet } from "../payment/PasswordSheet.tsx";

type AcceptSheetProps = {
  itemNo: string;
  short: string;
  /** Of several offers, the one that is accepted. */
  choice?: number | undefined;
  /** What the customer says to it in words, where they do. */
  said?: { note?: string };
  refreshes: readonly Endpoint[];
  open: boolean;
  onClose: () => void;
};

/** Accepting a dearer purchase takes its difference from the balance, and so asks for the payment password. */
export function AcceptSheet({ itemNo, short, choice, said, refreshes, open, onClose }: AcceptSheetProps) {
  const words = useDict(orderDict);
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const accept = useAction(answerItem, {
    quiet: true,
    refreshes,
    onDone: () => {
      toastSuccess(words.accepted);
      onClose();
    },
    onFailed: (error) => setProblem({ code: error.code ?? "", text: error.message }),
  });
  return (
    <PasswordSheet
      open={open}
      onClose={onClose}
      submitText={words.acceptPay(cnyText(short))}
      pending={accept.pending}
      problem={problem}
      onPassword={(payPassword) =>
        void accept.run({ body: { itemNo, answer: "accept", ...said, ...(choice !== undefined && { choice }), payPassword } })
      }
      help={problem?.code === "BALANCE_NOT_ENOUGH" ? <TextLink href={href("/wallet/index")}>{words.recharge}</TextLink> : null}
    >
      {words.short(cnyText(short))}
    </PasswordSheet>
  );
}
