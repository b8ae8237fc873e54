import type { CallData } from "@sihai/contract";
import type { readLine } from "@sihai/contract/freight";
import { add, cny, toDecimal } from "@sihai/domain";
import { cnyText, dotted, formatWeight, type Language, labelled } from "@sihai/text";
import type { FreightWords } from "@sihai/text/dict/freight";

type Read = CallData<typeof readLine>;

/**
 * What the first weight costs and every further one adds, where the line charges so; of other tariffs what two weights cost, for a bracket
 * below the first weight would make a sentence of it untrue.
 */
export function firstPrices({ line: { prices }, tariff }: Read, words: FreightWords, language: Language): string {
  const { firstGrams, first, additionalGrams, additional } = prices;
  const weight = (grams: number) => formatWeight(grams, language);
  const [row, ...others] = tariff;
  if (row?.price.kind === "first-step" && others.length === 0)
    return dotted([
      words.firstWeight(weight(firstGrams), cnyText(first)),
      words.additionalWeight(weight(additionalGrams), cnyText(additional)),
    ]);
  const second = toDecimal(add(cny(first), cny(additional)));
  return dotted([
    labelled(weight(firstGrams), cnyText(first), language),
    additionalGrams === 0 ? null : labelled(weight(firstGrams + additionalGrams), cnyText(second), language),
  ]);
}
