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
  return {
    country: (code: string) => countryName(code, language),
    duty: ({ dutyBp, dutyRelief }: Rule) => rate(dutyBp, dutyRelief),
    vat: ({ vatBp, vatRelief }: Rule) => rate(vatBp, vatRelief),
    flat: ({ flatPerLine }: Rule) => (Number(flatPerLine.amount) === 0 ? words.none : words.each(money(flatPerLine))),
  };
}
