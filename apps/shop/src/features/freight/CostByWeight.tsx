import { readCurves } from "@sihai/contract/freight";
import { plotted } from "@sihai/domain";
import { inLanguage, kilograms } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { CostCurve, plotColours, SkeletonBlock } from "@sihai/ui";
import { useDict, useEndpoint, useLanguage } from "#shop";
import type { LineQuote, LineView } from "./line-words.ts";

type CostByWeightProps = {
  lines: readonly { line: LineView; quote?: LineQuote | undefined }[];
  /** What is to be sent; undefined where nobody said: then no weight is called theirs, and the first ones a line charges are drawn. */
  grams: number | undefined;
};

/** How a few lines' freight grows with weight: my weight as a line, and on each curve the weight it charges me for. */
export function CostByWeight({ lines, grams: mine }: CostByWeightProps) {
  const words = useDict(freightDict);
  const language = useLanguage();
  const grams = mine ?? Math.max(1000, ...lines.map(({ line }) => line.prices.firstGrams));
  const heaviest = Math.max(grams, ...lines.map(({ quote }) => quote?.chargeableGrams ?? 0));
  const upToGrams = Math.min(
    100_000,
    Math.max(2000, Math.ceil((grams * 2.5) / 1000) * 1000, Math.ceil((heaviest * 1.2) / 1000) * 1000),
  );
  const lineIds = lines.map(({ line }) => line.id).join(",");
  const { data } = useEndpoint(readCurves, { query: { lineIds, upToGrams } }, { enabled: lines.length > 0, freshMs: 600_000 });
  if (!data) return <SkeletonBlock className="h-55" />;
  const curves = lines.flatMap(({ line, quote }, index) => {
    const found = data.curves.find(({ lineId }) => lineId === line.id);
    if (!found) return [];
    const points = found.points.map((point) => ({ weightGrams: point.grams, amount: plotted(point.amount) }));
    const freight = quote?.lines.find(({ label }) => label === "freight")?.amount;
    const mark = quote && freight ? { weightGrams: quote.chargeableGrams, amount: plotted(freight) } : undefined;
    return [
      {
        name: inLanguage(line.name, language),
        colour: plotColours[index] ?? plotColours[0],
        stepped: found.stepped,
        points,
        mark,
      },
    ];
  });
  return (
    <>
      <CostCurve
        title={words.costByWeight}
        curves={curves}
        {...(mine !== undefined && { markGrams: mine, markLabel: words.yourWeight(kilograms(mine, language)) })}
        weightHeading={words.weightColumn}
      />
      {lines.some(({ quote }) => quote) ? <p className="mt-1 text-note text-grey">{words.markNote}</p> : null}
    </>
  );
}
