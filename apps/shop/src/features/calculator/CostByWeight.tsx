import { readCurves } from "@sihai/contract/freight";
import { kilograms } from "@sihai/text";
import { calculatorDict } from "@sihai/text/dict/calculator";
import { Card, CostCurve, plotColours, SkeletonBlock } from "@sihai/ui";
import { useDict, useEndpoint, useLanguage } from "#shop";
import { inLanguage } from "../goods/local-text.ts";
import type { LineView } from "./line-words.ts";

type CostByWeightProps = { lines: readonly LineView[]; grams: number };

/** How a few lines' freight grows with weight, with mine marked. */
export function CostByWeight({ lines, grams }: CostByWeightProps) {
  const words = useDict(calculatorDict);
  const language = useLanguage();
  const upToGrams = Math.min(100_000, Math.max(2000, Math.ceil((grams * 2.5) / 1000) * 1000));
  const lineIds = lines.map(({ id }) => id).join(",");
  const { data } = useEndpoint(readCurves, { query: { lineIds, upToGrams } }, { enabled: lines.length > 0, freshMs: 600_000 });
  if (lines.length === 0) return null;
  const curves = lines.flatMap((line, index) => {
    const found = data?.curves.find(({ lineId }) => lineId === line.id);
    if (!found) return [];
    const points = found.points.map((point) => ({ weightGrams: point.grams, amount: Number(point.amount) }));
    return [
      { name: inLanguage(line.name, language), colour: plotColours[index] ?? plotColours[0], stepped: found.stepped, points },
    ];
  });
  return (
    <Card title={words.costByWeight} aside={<span className="text-note text-grey">CNY</span>}>
      {data ? (
        <CostCurve
          title={words.costByWeight}
          curves={curves}
          markGrams={grams}
          markLabel={words.yourWeight(kilograms(grams, language))}
          weightHeading={words.weightColumn}
        />
      ) : (
        <SkeletonBlock className="h-55" />
      )}
    </Card>
  );
}
