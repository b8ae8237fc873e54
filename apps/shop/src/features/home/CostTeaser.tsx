import type { CallData } from "@sihai/contract";
import { calculate, readCurves } from "@sihai/contract/freight";
import { byAmount, plotted } from "@sihai/domain";
import { cnyText, formatDaysRange, formatWeight } from "@sihai/text";
import { homeDict } from "@sihai/text/dict/home";
import { palette, plotColours, SkeletonBlock, useDisplayAmount, useUi, valueAt } from "@sihai/ui";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { call, href, useDict, useEndpoint, useLanguage } from "#shop";
import { useDestination } from "../goods/use-destination.ts";

const grams = 2000;
const plotToGrams = 4000;
const plot = { width: 96, height: 56, margin: 5 };

/** What two kilograms cost to where the shopper lives: a reason to open the calculator. */
export function CostTeaser() {
  const { country, place, ready } = useDestination();
  const quoted = useQuery({
    queryKey: [calculate.path, "teaser", country],
    queryFn: ({ signal }) => call(calculate, { body: { country, warehouse: 1, grams } }, { signal, quiet: true }),
    enabled: ready,
    staleTime: 600_000,
  });
  if (quoted.isError) return null;
  if (!quoted.data) return <SkeletonBlock className="h-23 w-full rounded-card" />;
  const byPrice = quoted.data.eligible.toSorted((a, b) => byAmount(a.quote.total, b.quote.total));
  const [best] = byPrice;
  if (!best) return null;
  return <Teaser best={best} lineIds={byPrice.slice(0, 2).map(({ line }) => line.id)} country={country} place={place} />;
}

type Eligible = CallData<typeof calculate>["eligible"][number];
type TeaserProps = { best: Eligible; lineIds: readonly string[]; country: string; place: string };

function Teaser({ best, lineIds, country, place }: TeaserProps) {
  const words = useDict(homeDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const other = useDisplayAmount(best.quote.total);
  const { performance, days } = best.line;
  return (
    <LinkPart
      href={href("/calculator/index", { country, weight: grams / 1000 })}
      className="flex items-center gap-4 rounded-card bg-white p-4 shadow-card"
    >
      <TinyPlot lineIds={lineIds} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          {words.teaser(formatWeight(grams, language).replace(".00", ""), place)}{" "}
          <span className="whitespace-nowrap">{words.teaserFrom(cnyText(best.quote.total))}</span>
          {other ? <span className="text-note font-normal whitespace-nowrap text-grey"> {other}</span> : null}
        </span>
        <span className="block text-note text-grey">
          {performance
            ? words.teaserDays(formatDaysRange(Math.round(performance.lowDays), Math.round(performance.highDays), language))
            : words.teaserPromised(formatDaysRange(days[0], days[1], language))}
        </span>
      </span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-control" />
    </LinkPart>
  );
}

/** What the two cheapest lines cost by weight, with two kilograms marked: the calculator's plot in small. */
function TinyPlot({ lineIds }: { lineIds: readonly string[] }) {
  const { width, height, margin } = plot;
  const query = { lineIds: lineIds.join(","), upToGrams: plotToGrams };
  const { data } = useEndpoint(readCurves, { query }, { freshMs: 600_000 });
  const curves = (data?.curves ?? []).map(({ lineId, points, stepped }) => ({
    lineId,
    stepped,
    points: points.map(({ grams: weightGrams, amount }) => ({ weightGrams, amount: plotted(amount) })),
  }));
  const most = Math.max(1, ...curves.flatMap(({ points }) => points.map(({ amount }) => amount)));
  const x = (weight: number) => margin + (weight / plotToGrams) * (width - 2 * margin);
  const y = (amount: number) => height - margin - (amount / most) * (height - 2 * margin);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} fill="none" className="w-24 shrink-0 max-[359px]:hidden">
      <path d={`M${x(grams)} ${margin}V${height - margin}`} className="stroke-line" strokeWidth="2" />
      {curves.map(({ lineId, points, stepped }, at) => (
        <polyline
          key={lineId}
          points={cornersOf(points, stepped)
            .map(({ weightGrams, amount }) => `${x(weightGrams)},${y(amount)}`)
            .join(" ")}
          stroke={plotColours[at]}
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      {curves.map((curve, at) => {
        const amount = valueAt(curve, grams);
        return amount === null ? null : (
          <circle
            key={curve.lineId}
            cx={x(grams)}
            cy={y(amount)}
            r="4"
            fill={palette.white}
            stroke={plotColours[at]}
            strokeWidth="2.5"
          />
        );
      })}
    </svg>
  );
}

type CurvePoint = { weightGrams: number; amount: number };

/** The points a line is drawn through: a tariff in steps stays level until the next one begins. */
function cornersOf(points: readonly CurvePoint[], stepped: boolean): CurvePoint[] {
  return points.flatMap((point, nth) => {
    const before = stepped ? points[nth - 1] : undefined;
    return before ? [{ weightGrams: before.weightGrams, amount: point.amount }, point] : [point];
  });
}
