import { isPositive } from "@sihai/domain";
import { cnyText, formatAmount } from "../../core/money.ts";
import type { Messages, PaymentMessages } from "../../messages/index.ts";
import { byCard } from "./said.ts";

/** What a member is told about the balance. */
export const paymentMessages: Messages<PaymentMessages> = {
  "wallet-recharged": (f) => ({
    title: "Recharge complete",
    body: `${cnyText(f.amountCny)} has been added to your balance.${byCard(f.card)}`,
  }),
  "withdrawal-paid": (f) => ({
    title: "Your withdrawal was sent",
    body: `${formatAmount(f.amount, f.currency)} of withdrawal ${f.withdrawNo} is on its way to you.`,
  }),
  "withdrawal-by-staff": (f) => ({
    title: "We applied for your withdrawal",
    body: `At your wish we applied for withdrawal ${f.withdrawNo} of ${formatAmount(f.amount, f.currency)}. If you did not ask for it, answer this message at once.`,
  }),
  "withdrawal-refused": (f) => ({
    title: "Your withdrawal was declined",
    body: `${formatAmount(f.amount, f.currency)} of withdrawal ${f.withdrawNo} is back in your balance. Reason: ${f.reason}`,
  }),
  "withdrawal-part-failed": (f) => ({
    title: "Part of your withdrawal could not be sent",
    body: `Your card’s bank did not take back ${formatAmount(f.amount, f.currency)} of withdrawal ${f.withdrawNo}. It is back in your balance; withdraw it to an account instead.`,
  }),
  "withdrawal-came-back": (f) => ({
    title: "Your withdrawal came back",
    body: `Your bank or wallet sent back ${formatAmount(f.amount, f.currency)} of withdrawal ${f.withdrawNo}${f.kept === undefined ? "" : ` and kept ${formatAmount(f.kept, f.currency)} of what we sent`}. What came back is in your balance again. Please check the account before you withdraw it once more.`,
  }),
  "card-payment-refunded": (f) => ({
    title: "A card payment was refunded",
    body: `${formatAmount(f.amount, f.currency)} of payment ${f.tradeNo} was sent back to your card, so ${cnyText(f.takenCny)} was taken from your balance.${bears(f.oursCny)}${owes(f.owedCny)}`,
  }),
  "card-payment-disputed": (f) => ({
    title: "A card payment was disputed",
    body: `Your card’s bank took back ${formatAmount(f.amount, f.currency)} of payment ${f.tradeNo}, so ${cnyText(f.takenCny)} was taken from your balance.${bears(f.oursCny)}${owes(f.owedCny)} If you did not ask for this, please tell your bank.`,
  }),
  "card-dispute-lost": (f) => ({
    title: "Your card’s bank has decided",
    body: `${formatAmount(f.amount, f.currency)} of payment ${f.tradeNo} stays with your card. It no longer counts here, and nothing more is taken for it.${owes(f.owedCny)}`,
  }),
  "card-payment-restored": (f) => ({
    title: "A card payment counts again",
    body: `The money of payment ${f.tradeNo} is with us again, so ${cnyText(f.givenCny)} was returned to you.${owes(f.owedCny)}`,
  }),
  "debt-repaid": (f) => ({
    title: "Repaid from your balance",
    body: `${cnyText(f.amountCny)} of your balance repaid what you owed for a card payment that was taken back.${owes(f.owedCny)}`,
  }),
  "card-hold-released": (f) => ({
    title: "You can now pay by card",
    body: `We looked at payment ${f.tradeNo} of ${cnyText(f.amountCny)}: it can now be paid by card.`,
  }),
  "card-hold-refused": (f) => ({
    title: "Please pay another way",
    body: `We can’t take a card for payment ${f.tradeNo} of ${cnyText(f.amountCny)}. Nothing was charged. Please use your balance or a transfer.`,
  }),
  "wallet-card-refunded": (f) => ({
    title: "Extra payment added to your balance",
    body: `Payment ${f.tradeNo} was already complete, so this ${cnyText(f.amountCny)} was added to your balance.`,
  }),
};

/** Why less is taken than went back to the card. */
function bears(oursCny = "0.00"): string {
  return isPositive(oursCny) ? ` The rest, ${cnyText(oursCny)}, is the card surcharge, and we bear it.` : "";
}

/** What is left to repay, and what waits for it. */
function owes(owedCny: string): string {
  return isPositive(owedCny)
    ? ` You owe ${cnyText(owedCny)}. New orders, new parcels and withdrawals wait until it is repaid by a recharge.`
    : "";
}
