import type { Currency } from "@sihai/domain";
import { countryName, formatAmount, formatBasisPoints } from "@sihai/text";
import { consoleTaxesDict } from "@sihai/text/dict/console-taxes";
import { useDict, useLanguage } from "#console";
import type { Rule } from "./tax-rule.ts";

type Amount = { amount: string; currency: Currency };

/** A rule in words: "4.5 % above € 150.00". */
export function useTaxWords() {
  const words = useDict(consoleTaxesDict);
  const language = useLanguage();
  const money = ({ amount, currency }: Amount) => formatAmount(amount, currency);
  function rate(bp: number, relief: Amount): string {
    if (bp === 0) return words.none;
    const share = formatBasisPoints(bp, language);
    return Number(relief.amount) === 0 ? words.fromFirst(share) : words.over(share, money(relief));
  }
  function less(text: string, amount: Amount): string {
    return Number(amount.amount) === 0 ? text : words.less(text, money(amount));
  }
  return {
    country: (code: string) => countryName(code, language),
    duty: ({ dutyBp, dutyRelief, dutyLess, reducedBp, reducedUpTo }: Rule) => {
      if (reducedBp === 0) return less(rate(dutyBp, dutyRelief), dutyLess);
      const reduced = words.upTo(formatBasisPoints(reducedBp, language), money(reducedUpTo));
      return `${reduced}; ${less(rate(dutyBp, reducedUpTo), dutyLess)}`;
    },
    vat: ({ vatBp, vatRelief, vatLess }: Rule) => less(rate(vatBp, vatRelief), vatLess),
    flat: ({ flatPerLine }: Rule) => (Number(flatPerLine.amount) === 0 ? words.none : words.each(money(flatPerLine))),
  };
}
