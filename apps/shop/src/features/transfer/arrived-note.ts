import { parseMoney, sign, subtract, toDecimal } from "@sihai/domain";
import { formatAmount } from "@sihai/text";
import type { TransferWords } from "@sihai/text/dict/transfer";
import type { TransferOnWire } from "./types.ts";

type Amount = TransferOnWire["amount"];

/** By how much what arrived differs from what was sent, in words; nothing where it does not. */
export function arrivedNote(sent: Amount, arrived: Amount, words: TransferWords): string | undefined {
  if (sent.currency !== arrived.currency) return words.success.otherCurrency;
  const over = subtract(parseMoney(arrived.amount, arrived.currency), parseMoney(sent.amount, sent.currency));
  if (sign(over) === 0) return undefined;
  const by = formatAmount(toDecimal(over).replace("-", ""), arrived.currency);
  return sign(over) < 0 ? words.success.less(by) : words.success.more(by);
}
