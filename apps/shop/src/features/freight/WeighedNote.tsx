import { formatWeight } from "@sihai/text";
import { calculatorDict } from "@sihai/text/dict/calculator";
import { useDict, useLanguage } from "#shop";
import type { LineQuote } from "./line-words.ts";

/** Which weight the price rests on. */
export function WeighedNote({ quote }: { quote: Pick<LineQuote, "chargeableGrams" | "actualGrams" | "volumetricGrams"> }) {
  const words = useDict(calculatorDict);
  const language = useLanguage();
  const weight = (grams: number) => formatWeight(grams, language);
  if (quote.volumetricGrams === 0) return <>{words.chargeableActual(weight(quote.chargeableGrams), weight(quote.actualGrams))}</>;
  return <>{words.chargeable(weight(quote.chargeableGrams), weight(quote.actualGrams), weight(quote.volumetricGrams))}</>;
}
