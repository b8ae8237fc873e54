import { formatWeight } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { useDict, useLanguage } from "#shop";
import type { LineQuote } from "./line-words.ts";

/** Which weight the price rests on. */
export function WeighedNote({ quote }: { quote: Pick<LineQuote, "chargeableGrams" | "actualGrams" | "volumetricGrams"> }) {
  const words = useDict(freightDict);
  const language = useLanguage();
  const weight = (grams: number) => formatWeight(grams, language);
  if (quote.volumetricGrams === 0) return <>{words.chargeableActual(weight(quote.chargeableGrams), weight(quote.actualGrams))}</>;
  return <>{words.chargeable(weight(quote.chargeableGrams), weight(quote.actualGrams), weight(quote.volumetricGrams))}</>;
}
