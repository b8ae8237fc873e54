import { formatBasisPoints } from "@sihai/text";
import { consoleDashboardDict } from "@sihai/text/dict/console/dashboard";
import { useDict, useLanguage } from "#console";
import { FigureCard } from "./FigureCard.tsx";
import type { LineFigure } from "./figures.ts";
import { LineRows } from "./LineRows.tsx";

/** What was promised beside what it took, on one axis for all lines. */
export function DaysCard({ lines }: { lines: readonly LineFigure[] }) {
  const words = useDict(consoleDashboardDict);
  const language = useLanguage();
  const most = Math.max(1, ...lines.map(({ days, promised }) => Math.max(days?.high ?? 0, promised[1])));
  return (
    <FigureCard
      title={words.days}
      hint={words.daysHint}
      table={{
        name: "days-by-line",
        headings: ["line_id", words.measured, words.parcels, "promised_min", "promised_max", "p5", "median", "p90", "on_time_bp"],
        rows: lines.map(({ lineId, isMeasured, parcels, promised, days }) => [
          lineId,
          isMeasured ? 1 : 0,
          parcels,
          promised[0],
          promised[1],
          days?.low ?? "",
          days?.median ?? "",
          days?.high ?? "",
          days?.onTimeBp ?? "",
        ]),
      }}
    >
      <LineRows
        lines={lines}
        plot={({ days, promised, isMeasured }) => (
          <div>
            <DaysPlot days={days} promised={promised} isMeasured={isMeasured} most={most} />
            <p className="text-grey">
              {days === null ? words.noFigures : words.daysOf(days.low, days.median, days.high)} ·{" "}
              {words.promisedOf(promised[0], promised[1])}
              {days?.onTimeBp == null ? null : ` · ${words.onTime} ${formatBasisPoints(days.onTimeBp, language)}`}
            </p>
          </div>
        )}
      />
    </FigureCard>
  );
}

type DaysPlotProps = Pick<LineFigure, "days" | "promised" | "isMeasured"> & { most: number };

/** The days promised as a broad bar, those it took as a narrow one, red where they went beyond; a dot at the median. */
function DaysPlot({ days, promised, isMeasured, most }: DaysPlotProps) {
  const at = (count: number) => `${Math.min(100, (count / most) * 100)}%`;
  const fromTo = (low: number, high: number) => ({ left: at(low), right: `calc(100% - ${at(high)})` });
  return (
    <div aria-hidden className="relative h-4">
      <div className="absolute top-[7px] h-0.5 w-full bg-line" />
      <div className="absolute top-0.5 h-3 rounded-bar bg-track" style={fromTo(promised[0], promised[1])} />
      {days === null ? null : (
        <>
          <div
            className={`absolute top-1.5 h-1 rounded-full ${days.high > promised[1] ? "bg-danger" : "bg-brand"}`}
            style={fromTo(days.low, days.high)}
          />
          <div
            className={`absolute top-0.5 -ml-1.5 size-3 rounded-full border-2 border-brand ${isMeasured ? "bg-brand" : "bg-white"}`}
            style={{ left: at(days.median) }}
          />
        </>
      )}
    </div>
  );
}
