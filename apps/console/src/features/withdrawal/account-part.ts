import { parseMoney, sum, toDecimal } from "@sihai/domain";
import type { DeskWithdrawal, MoneyOnWire } from "./types.ts";

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
