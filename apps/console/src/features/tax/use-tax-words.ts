import { type Currency, parseMoney, sign } from "@sihai/domain";
import { countryName, formatAmount, formatBasisPoints } from "@sihai/text";
import { consoleTaxDict } from "@sihai/text/dict/console/tax";
import { useDict, useLanguage } from "#console";
import type { Rule } from "./tax-rule.ts";

type Amount = { amount: string; currency: Currency };
const isZero = ({ amount, currency }: Amount) => sign(parseMoney(amount, currency)) === 0;

/** A rule in words: "4.5 % above € 150.00". */
export function useTaxWords() {
  const words = useDict(consoleTaxDict);
  const language = useLanguage();
  const money = ({ amount, currency }: Amount) => formatAmount(amount, currency);
  function rate(bp: number, relief: Amount): string {
    if (bp === 0) return words.none;
    const share = formatBasisPoints(bp, language);
    return isZero(relief) ? words.fromFirst(share) : words.over(share, money(relief));
  }
  function less(text: string, amount: Amount): string {
    return isZero(amount) ? text : words.less(text, money(amount));
  }
  return {
    country: (code: string) => countryName(code, language),
    duty: ({ dutyBp, dutyRelief, dutyLess, reducedBp, reducedUpTo }: Rule) => {
      if (reducedBp === 0) return less(rate(dutyBp, dutyRelief), dutyLess);
      const reduced = words.upTo(formatBasisPoints(reducedBp, language), money(reducedUpTo));
      return `${reduced}; ${less(rate(dutyBp, reducedUpTo), dutyLess)}`;
    },
    vat: ({ vatBp, vatRelief, vatLess }: Rule) => less(rate(vatBp, vatRelief), vatLess),
    flat: ({ flatPerLine }: Rule) => (isZero(flatPerLine) ? words.none : words.each(money(flatPerLine))),
  };
}
