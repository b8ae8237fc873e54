import { getWallet, listBills } from "@sihai/contract/payment";
import { applyForWithdrawal, listWithdrawals, withdrawalOptions } from "@sihai/contract/withdrawal";
import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { useSchemaForm } from "@sihai/ui";
import { useEffect, useRef, useState } from "react";
import { type ApiError, go, showRefusal, useAction, useDict, useRefresh, useSession } from "#shop";
import type { PasswordProblem } from "../payment/PasswordSheet.tsx";
import { isSome } from "./amounts.ts";
import { applyDraftOf, forgetApplyDraft, keepApplyDraft } from "./apply-draft.ts";
import { type ApplyEntry, type ApplyField, accountOf, amountOf, applySchema, emptyEntry } from "./apply-schema.ts";
import type { OptionsOnWire } from "./types.ts";
import { useSplit } from "./use-split.ts";

const fieldOf = {
  WITHDRAWAL_AMOUNT_INVALID: "amount",
  BALANCE_NOT_ENOUGH: "amount",
  WITHDRAWAL_ACCOUNT_MISSING: "account",
  WITHDRAWAL_ACCOUNTS_DIFFER: "accountAgain",
  CODE_WRONG: "code",
} as const satisfies Partial<Record<string, ApplyField>>;

export type ApplyDraft = ReturnType<typeof useApplyForm>;

/** What is typed, where the amount would go, and the sending of it. `all`: what could be withdrawn at most. */
export function useApplyForm(all: OptionsOnWire) {
  const words = useDict(withdrawalDict);
  const { currency } = all.available;
  const userId = useSession(({ user }) => user?.userId ?? "");
  /** What the form's check goes by, made before it is known where the amount goes. */
  const needs = useRef(false);
  const form = useSchemaForm<ApplyEntry>(
    applySchema(all, () => needs.current, words),
    {
      ...emptyEntry,
      ...applyDraftOf(userId, currency),
    },
  );
  const wanted = amountOf(form.watch("amount"), all);
  const split = useSplit(currency, wanted);
  const needsAccount = split.shown !== null && isSome(split.shown.toAccount);
  needs.current = needsAccount;
  useEffect(() => {
    const typing = form.watch(() => keepApplyDraft(userId, currency, form.getValues()));
    return () => typing.unsubscribe();
  }, [form, userId, currency]);
  return { form, wanted, split, needsAccount, ...useSending({ form, wanted, split, needsAccount }) };
}

type Sending = {
  form: ReturnType<typeof useSchemaForm<ApplyEntry>>;
  wanted: string | null;
  split: ReturnType<typeof useSplit>;
  needsAccount: boolean;
};

/** Asks for the payment password, sends, and says at its place what was refused. */
function useSending({ form, wanted, split, needsAccount }: Sending) {
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const send = useAction(applyForWithdrawal, {
    quiet: true,
    refreshes: [getWallet, listBills, listWithdrawals, withdrawalOptions],
    onDone: ({ withdrawNo }) => {
      forgetApplyDraft();
      go("/wallet/withdraw/apply/success", { withdrawNo }, { replace: true });
    },
    onFailed(error) {
      if (error.code?.startsWith("PAY_PASSWORD")) return setProblem({ code: error.code, text: error.message });
      setAsking(false);
      setRefused(error);
      void refresh(withdrawalOptions, getWallet);
    },
  });
  // Once the sheet has closed and given the focus back: to what was refused, and from there to its field where it has one.
  useEffect(() => {
    if (refused === null || isAsking) return;
    notice.current?.focus();
    showRefusal(form, refused, fieldOf);
  }, [refused, isAsking, form]);

  function ask() {
    if (split.current === null) return;
    setRefused(null);
    setProblem(null);
    setAsking(true);
  }
  function sendWith(payPassword: string) {
    const { current } = split;
    if (wanted === null || current === null) return;
    const amount = { amount: wanted, currency: current.available.currency };
    const account = needsAccount ? accountOf(form.getValues()) : {};
    void send.run({ body: { amount, seenToAccount: current.toAccount, ...account, payPassword } });
  }
  return { ask, isAsking, stopAsking: () => setAsking(false), problem, refused, notice, sendWith, pending: send.pending };
}
