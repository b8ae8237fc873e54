import { readCurves } from "@sihai/contract/freight";
import { plotted } from "@sihai/domain";
import { palette, plotColours, valueAt } from "@sihai/ui";
import { useEndpoint } from "#shop";

const plotToGrams = 4000;
const plot = { width: 96, height: 56, margin: 5 };

/** What the two cheapest lines cost by weight, with a weight marked: the calculator's plot in small. */
export default function TinyPlot({ lineIds, grams }: { lineIds: readonly string[]; grams: number }) {
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
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} fill="none" className="h-14 w-24">
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
