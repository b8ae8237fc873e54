import { isPositive } from "@sihai/domain";
import { cnyText, formatAmount } from "../../core/money.ts";
import type { Messages, SuspenseMessages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";

const whys = {
  "other-amount": "It isn’t the amount we asked for.",
  "other-currency": "It isn’t in the currency we asked for.",
  "second-charge": "The same payment was charged once more.",
  "unknown-payer": "It came without a number.",
  "refund-failed": "The refund to your card did not go through.",
} as const satisfies Record<SuspenseMessages["money-suspended"]["why"], string>;

/** What a member is told about money that arrived and could not be used. */
export const suspenseMessages: Messages<SuspenseMessages> = {
  "money-suspended": (f) => ({
    title: "We’re checking a payment of yours",
    body: `${formatAmount(f.amount, f.currency)} reached us (${f.suspenseNo}). ${whys[f.why]} The money is safe. Finance settles it by ${atTime(f.answerBy)} at the latest.${f.tradeNo === "" ? "" : " What you’re paying for isn’t cancelled meanwhile. Please don’t pay again."}`,
  }),
  "suspense-used": (f) => ({
    title: "Your payment is settled",
    body: `The ${formatAmount(f.amount, f.currency)} we were checking (${f.suspenseNo}) has paid ${f.numbers ?? f.tradeNo}.${isPositive(f.restCny) ? ` The ${cnyText(f.restCny)} left over is in your balance.` : ""}`,
  }),
  "suspense-credited": (f) => ({
    title: "Your money is in your balance",
    body: `The ${formatAmount(f.amount, f.currency)} we were checking (${f.suspenseNo}) is in your balance. If something is still unpaid, the time you had left goes on now.`,
  }),
  "suspense-sent-back": (f) => ({
    title: "Your money was sent back",
    body: `The ${formatAmount(f.amount, f.currency)} we were checking (${f.suspenseNo}) was sent back to your ${f.toBank ? "bank account" : "card"}. Your bank may take a few days. If something is still unpaid, the time you had left goes on now.`,
  }),
};
