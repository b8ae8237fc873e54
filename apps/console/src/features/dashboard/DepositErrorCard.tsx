import { cnyText } from "@sihai/text";
import { consoleDashboardDict } from "@sihai/text/dict/console/dashboard";
import { EmptyState } from "@sihai/ui";
import { useDict } from "#console";
import { FigureCard } from "./FigureCard.tsx";
import type { LineFigure } from "./figures.ts";
import { LineRows } from "./LineRows.tsx";

type WithError = LineFigure & { depositError: NonNullable<LineFigure["depositError"]> };

/** How far deposits missed the final freight: a dot at the median, a ring at the ninetieth percentile, 0 marked. */
export function DepositErrorCard({ lines }: { lines: readonly LineFigure[] }) {
  const words = useDict(consoleDashboardDict);
  const measured = lines.filter((line): line is WithError => line.depositError !== null);
  const values = measured.flatMap(({ depositError: { median, p90 } }) => [Number(median), Number(p90)]);
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const at = (value: number) => `${((value - low) / (high - low)) * 100}%`;
  return (
    <FigureCard
      title={words.error}
      hint={`${words.errorHint} ${words.publishedHint}`}
      table={{
        name: "deposit-error",
        headings: ["line_id", words.measured, words.parcels, words.median, words.p90],
        rows: measured.map(({ lineId, isMeasured, parcels, depositError: { median, p90 } }) => [
          lineId,
          isMeasured ? 1 : 0,
          parcels,
          median,
          p90,
        ]),
      }}
    >
      {measured.length === 0 ? (
        <EmptyState text={words.noFigures} />
      ) : (
        <LineRows
          lines={lines.filter(({ depositError }) => depositError !== null)}
          plot={({ depositError, isMeasured }) => (
            <ErrorPlot
              median={depositError?.median ?? "0.00"}
              p90={depositError?.p90 ?? "0.00"}
              isMeasured={isMeasured}
              at={at}
            />
          )}
        />
      )}
    </FigureCard>
  );
}

type ErrorPlotProps = {
  median: string;
  p90: string;
  isMeasured: boolean;
  /** Where an amount stands on the axis all lines share. */
  at: (amount: number) => string;
};

function ErrorPlot({ median, p90, isMeasured, at }: ErrorPlotProps) {
  const words = useDict(consoleDashboardDict);
  const [low, high] = [at(Number(median)), at(Number(p90))];
  return (
    <div>
      <div aria-hidden className="relative h-4">
        <div className="absolute top-[7px] h-0.5 w-full bg-line" />
        <div className="absolute top-0 h-4 w-px bg-control" style={{ left: at(0) }} />
        <div className="absolute top-[7px] h-0.5 bg-brand" style={{ left: low, right: `calc(100% - ${high})` }} />
        <div
          className={`absolute top-0.5 -ml-1.5 size-3 rounded-full border-2 border-brand ${isMeasured ? "bg-brand" : "bg-white"}`}
          style={{ left: low }}
        />
        <div className="absolute top-1 -ml-1 size-2 rounded-full border-2 border-brand bg-white" style={{ left: high }} />
      </div>
      <p className="text-grey">{words.errorOf(cnyText(median), cnyText(p90))}</p>
    </div>
  );
}
