import { formatWeight } from "@sihai/text";
import { calculatorDict } from "@sihai/text/dict/calculator";
import { useDict, useLanguage } from "#shop";

type TariffTableProps = { rows: readonly { overGrams: number; upToGrams: number; price: string }[] };

/** The tariff as it is published: charged weight and price, CNY. */
export function TariffTable({ rows }: TariffTableProps) {
  const words = useDict(calculatorDict);
  const language = useLanguage();
  return (
    <table className="w-full text-body">
      <thead>
        <tr className="text-left text-note text-grey">
          <th scope="col" className="py-1 font-normal">
            {words.tariffWeight}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {words.tariffPrice} (CNY)
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ overGrams, upToGrams, price }) => (
          <tr key={upToGrams}>
            <td className="py-2 whitespace-nowrap">
              {words.upTo(formatWeight(overGrams, language), formatWeight(upToGrams, language))}
            </td>
            <td className="py-2 text-right">{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
