import type { CallData } from "@sihai/contract";
import type { readLine } from "@sihai/contract/freight";
import { cnyText, exactWeight, formatWeight, type Language } from "@sihai/text";
import { type FreightWords, freightDict } from "@sihai/text/dict/freight";
import { Scrollable } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";

type Row = CallData<typeof readLine>["tariff"][number];

/** The tariff as it is published: charged weight and price. */
export function TariffTable({ rows }: { rows: readonly Row[] }) {
  const words = useDict(freightDict);
  const language = useLanguage();
  return (
    <Scrollable label={words.tariffPrice} className="overflow-x-auto">
      <table className="w-full text-body">
        <thead>
          <tr className="text-left text-note text-grey">
            <th scope="col" className="py-1 font-normal">
              {words.tariffWeight}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {words.tariffPrice}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ overGrams, upToGrams, price }) => (
            <tr key={upToGrams}>
              <td className="py-2 whitespace-nowrap">
                {words.upTo(formatWeight(overGrams, language), formatWeight(upToGrams, language))}
              </td>
              <td className="py-2 pl-3 text-right">{priceWords(price, words, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}

function priceWords(price: Row["price"], words: FreightWords, language: Language): string {
  const say = words.tariffPrices;
  switch (price.kind) {
    case "flat":
      return cnyText(price.amount);
    case "per-kg":
      return Number(price.parcel) === 0
        ? say.perKg(cnyText(price.perKg))
        : say.parcelAndKg(cnyText(price.parcel), cnyText(price.perKg));
    case "first-step": {
      const { first, firstGrams, step, stepGrams } = price;
      return say.firstStep(exactWeight(firstGrams, language), cnyText(first), exactWeight(stepGrams, language), cnyText(step));
    }
    case "base-gram":
      return say.baseGram(cnyText(price.base), cnyText(price.perGram));
  }
}
