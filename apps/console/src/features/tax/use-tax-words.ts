import { type Currency, parseMoney, sign } from "@sihai/domain";
import { countryName, formatBasisPoints, moneyText } from "@sihai/text";
import { consoleTaxDict } from "@sihai/text/dict/console/tax";
import { useDict, useLanguage } from "#console";
import type { Rule } from "./tax-rule.ts";

type Amount = { amount: string; currency: Currency };
const isZero = ({ amount, currency }: Amount) => sign(parseMoney(amount, currency)) === 0;

/** A rule in words: "4.5 % above € 150.00". */
export function useTaxWords() {
  const words = useDict(consoleTaxDict);
  const language = useLanguage();
  function rate(bp: number, relief: Amount): string {
    if (bp === 0) return words.none;
    const share = formatBasisPoints(bp, language);
    return isZero(relief) ? words.fromFirst(share) : words.over(share, moneyText(relief));
  }
  function less(text: string, amount: Amount): string {
    return isZero(amount) ? text : words.less(text, moneyText(amount));
  }
  return {
    country: (code: string) => countryName(code, language),
    duty: ({ dutyBp, dutyRelief, dutyLess, reducedBp, reducedUpTo }: Rule) => {
      if (reducedBp === 0) return less(rate(dutyBp, dutyRelief), dutyLess);
      const reduced = words.upTo(formatBasisPoints(reducedBp, language), moneyText(reducedUpTo));
      return `${reduced}; ${less(rate(dutyBp, reducedUpTo), dutyLess)}`;
    },
    vat: ({ vatBp, vatRelief, vatLess }: Rule) => less(rate(vatBp, vatRelief), vatLess),
    flat: ({ flatPerLine }: Rule) => (isZero(flatPerLine) ? words.none : words.each(moneyText(flatPerLine))),
  };
}
