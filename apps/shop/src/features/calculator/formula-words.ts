import type { Formula } from "@sihai/domain/freight";
import { cnyText, formatNumber, type Language, unbroken } from "@sihai/text";
import type { CalculatorWords } from "@sihai/text/dict/calculator";
import { formulaText } from "../goods/local-text.ts";

/** A weight to the gram, so that the amount can be checked by hand: "4.183 kg", "0.5 kg". */
export function exactWeight(grams: number, language: Language): string {
  return unbroken(`${formatNumber(grams / 1000, language, 3)} kg`);
}

/** Basis points to two digits after the point: 1250 is "12.5%". */
export function exactPercent(rateBp: number, language: Language): string {
  return `${formatNumber(rateBp / 100, language)}%`;
}

/** How an amount of a quote came about, in words; a formula nobody knows how to read stays one. */
export function formulaWords(how: string, formula: Formula | null, words: CalculatorWords, language: Language): string {
  if (formula === null) return formulaText(how);
  const say = words.reckoned;
  const weight = (grams: number) => exactWeight(grams, language);
  switch (formula.kind) {
    case "bracket":
      return say.bracket(weight(formula.grams), weight(formula.upToGrams), cnyText(formula.price));
    case "per-kg":
      return say.perKg(cnyText(formula.parcel), weight(formula.grams), cnyText(formula.perKg));
    case "first-weight":
      return say.firstWeight(weight(formula.firstGrams), cnyText(formula.first));
    case "first-step": {
      const { first, firstGrams, step, stepGrams, steps } = formula;
      return say.firstStep(weight(firstGrams), cnyText(first), steps, weight(stepGrams), cnyText(step));
    }
    case "base-gram":
      return say.baseGram(cnyText(formula.base), unbroken(`${formula.grams} g`), cnyText(formula.perGram));
    case "share":
      return say.share(exactPercent(formula.rateBp, language), cnyText(formula.of.replace("-", "")));
    case "postcode":
      return say.postcode(formula.prefix, cnyText(formula.amount));
    case "fixed":
      return say.fixed(cnyText(formula.amount));
  }
}
