import { parseMoney, sum, toDecimal } from "@sihai/domain";
import { formatAmount } from "@sihai/text";
import type { DeskWithdrawal, MoneyOnWire } from "./types.ts";

/** An amount with its currency, as every desk writes it. */
export function moneyText({ amount, currency }: MoneyOnWire): string {
  return formatAmount(amount, currency);
}

/** What is still to be transferred to the customer's account; null when nothing is. */
export function toTransfer({ parts, amount: { currency } }: DeskWithdrawal): MoneyOnWire | null {
  const open = parts.filter(({ to, state }) => to === "account" && state === "waiting");
  if (open.length === 0) return null;
  const total = sum(
    open.map(({ amount }) => parseMoney(amount.amount, currency)),
    currency,
  );
  return { amount: toDecimal(total), currency };
}
