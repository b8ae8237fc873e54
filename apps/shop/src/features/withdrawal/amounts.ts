import { compare, parseMoney, sign } from "@sihai/domain";
import { moneyText } from "@sihai/text";
import type { WithdrawalWords } from "@sihai/text/dict/withdrawal";
import type { MoneyOnWire, OptionsOnWire } from "./types.ts";

/** Above zero, in its own currency. */
export function isSome(money: MoneyOnWire): boolean {
  return sign(parse(money)) > 0;
}

/** Whether there is as much as may be withdrawn at least. */
export function hasEnough({ available, least }: OptionsOnWire): boolean {
  if (!isSome(available)) return false;
  return least === null || compare(parse(available), parse(least)) >= 0;
}

/** As much as can be withdrawn at once. */
export function wholeOf({ available, most }: OptionsOnWire): MoneyOnWire {
  return most !== null && compare(parse(most), parse(available)) < 0 ? most : available;
}

/** What may be asked for, in words. */
export function limitsText(all: OptionsOnWire, words: WithdrawalWords): string {
  const most = moneyText(wholeOf(all));
  return all.least === null ? words.amountUpTo(most) : words.amountRange(moneyText(all.least), most);
}

function parse({ amount, currency }: MoneyOnWire) {
  return parseMoney(amount, currency);
}
