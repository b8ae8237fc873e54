import { plotted } from "@sihai/domain";
import { cnyText, inLanguage } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { Card, DaysBand, plotColours, TabStrip } from "@sihai/ui";
import { type ReactNode, useId, useState } from "react";
import { useDict, useLanguage } from "#shop";
import { CostByWeight } from "./CostByWeight.tsx";
import { daysOfLine } from "./line-days.ts";
import { type EligibleLine, type LineView, share } from "./line-words.ts";
import { useLeaving, usePromise } from "./use-leaving.ts";

const plots = ["cost", "days", "onTime", "estimate"] as const;
/** How many curves one plot holds before it is a tangle, and how many bars before it is a list. */
export const curvesMax = 3;
const barsMax = 6;

type LinePlotsProps = { lines: readonly Pick<EligibleLine, "line" | "quote">[]; grams: number; axisMax: number };

/** The lines side by side: what they cost over weight, their days, how often they are on time, how good their estimates are. */
export function LinePlots({ lines, grams, axisMax }: LinePlotsProps) {
  const words = useDict(freightDict);
  const panel = useId();
  const [plot, setPlot] = useState<(typeof plots)[number]>("cost");
  const leaving = useLeaving();
  const promise = usePromise();
  const some = lines.slice(0, barsMax).map(({ line }) => line);
  if (lines.length === 0) return null;
  return (
    <Card className="flex flex-col gap-3">
      <TabStrip
        label={words.compareBy}
        tabs={plots.map((value) => ({ value, label: words.plots[value].tab }))}
        value={plot}
        onChange={setPlot}
        panelId={panel}
      />
      <div id={panel} role="tabpanel">
        <h2 className="mb-2 flex justify-between gap-3 text-title font-semibold">
          {words.plots[plot].title}
          {plot === "cost" ? <span className="text-note font-normal text-grey">CNY</span> : null}
        </h2>
        {plot === "cost" ? <CostByWeight lines={lines.slice(0, curvesMax)} grams={grams} /> : null}
        {plot === "days" ? (
          <Rows lines={some}>
            {(line, colour) => (
              <>
                <DaysBand {...daysOfLine(line, leaving)} axisMax={axisMax} colour={colour} />
                {line.performance ? null : <p className="text-note text-grey">{words.promised(promise.range(line))}</p>}
              </>
            )}
          </Rows>
        ) : null}
        {plot === "onTime" ? <OnTimeBars lines={some} /> : null}
        {plot === "estimate" ? <EstimateBars lines={some} /> : null}
      </div>
    </Card>
  );
}

type RowsProps = { lines: readonly LineView[]; children: (line: LineView, colour: string) => ReactNode };

function Rows({ lines, children }: RowsProps) {
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-3">
      {lines.map((line, index) => (
        <li key={line.id}>
          <p className="text-body">{inLanguage(line.name, language)}</p>
          {children(line, plotColours[index] ?? plotColours[0])}
        </li>
      ))}
    </ul>
  );
}

function OnTimeBars({ lines }: { lines: readonly LineView[] }) {
  const words = useDict(freightDict);
  return (
    <Rows lines={lines}>
      {({ performance }, colour) =>
        performance?.onTimeBp == null ? (
          <p className="text-note text-grey">{words.noPunctuality}</p>
        ) : (
          <>
            <Bar share={performance.onTimeBp / 10_000} colour={colour} />
            <p className="text-note text-grey">{words.onTime(share(performance.onTimeBp))}</p>
          </>
        )
      }
    </Rows>
  );
}

/** How far deposits were off: half of the parcels within the dark part, nine of ten within the light one. */
function EstimateBars({ lines }: { lines: readonly LineView[] }) {
  const words = useDict(freightDict);
  const size = (amount: string) => Math.abs(plotted(amount));
  const most = Math.max(1, ...lines.map(({ depositError }) => size(depositError?.p90 ?? "0")));
  return (
    <Rows lines={lines}>
      {({ depositError }, colour) =>
        depositError === null ? (
          <p className="text-note text-grey">{words.noEstimate}</p>
        ) : (
          <>
            <Bar share={size(depositError.median) / most} outer={size(depositError.p90) / most} colour={colour} />
            <p className="text-note text-grey">
              {words.estimateOff(cnyText(depositError.median.replace("-", "")), cnyText(depositError.p90.replace("-", "")))}
            </p>
          </>
        )
      }
    </Rows>
  );
}

type BarProps = { share: number; outer?: number; colour: string };

function Bar({ share: inner, outer = 0, colour }: BarProps) {
  const width = (part: number) => ({ width: `${Math.min(1, part) * 100}%`, background: colour });
  return (
    <span aria-hidden className="relative my-1 block h-2 overflow-hidden rounded-full bg-line">
      <span className="absolute inset-y-0 left-0 rounded-full opacity-40" style={width(outer)} />
      <span className="absolute inset-y-0 left-0 rounded-full" style={width(inner)} />
    </span>
  );
}
