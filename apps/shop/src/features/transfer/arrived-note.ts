import { parseMoney, sign, subtract, toDecimal } from "@sihai/domain";
import { formatAmount } from "@sihai/text";
import type { TransferWords } from "@sihai/text/dict/transfer";
import type { TransferOnWire } from "./types.ts";

type Amount = TransferOnWire["amount"];

/**
 * By how much what arrived differs from what was sent, in words; nothing where it does not. What was sent is known by its receipt alone:
 * without one, it differs from what the transfer was opened for.
 */
export function arrivedNote(
  { receipt, amount }: Pick<TransferOnWire, "receipt" | "amount">,
  arrived: Amount,
  { success }: Pick<TransferWords, "success">,
): string | undefined {
  const sent = receipt?.sent ?? amount;
  const than = receipt ? success.thanSent : success.thanOpened;
  if (sent.currency !== arrived.currency) return than.otherCurrency;
  const over = subtract(parseMoney(arrived.amount, arrived.currency), parseMoney(sent.amount, sent.currency));
  if (sign(over) === 0) return undefined;
  const by = formatAmount(toDecimal(over).replace("-", ""), arrived.currency);
  return sign(over) < 0 ? than.less(by) : than.more(by);
}
