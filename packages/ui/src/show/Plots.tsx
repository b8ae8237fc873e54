import { formatDaysRange, formatFigure, kilograms, type Language, labelled } from "@sihai/text";
import { type ReactNode, useId } from "react";
import { cx } from "../cx.ts";
import { useUi } from "../layout/UiProvider.tsx";
import { palette } from "../palette.ts";
import { type Curve, type CurvePoint, namedWeights, valueAt } from "./curves.ts";

type DaysBandProps = {
  /** 5th percentile, median and 90th percentile of the days on the way; null where too few parcels were measured. */
  days: { low: number; median: number; high: number } | null;
  /** What stands in their place then, hollow: the days that were promised. */
  promised: { low: number; high: number };
  /** End of the axis, the same for every band on the page, so that they compare. */
  axisMax: number;
  colour?: string;
};

/** How long a line takes: a band from the 5th to the 90th percentile, a dot at the median; hollow where there is only a promise. */
export function DaysBand({ days, promised, axisMax, colour = palette.brand }: DaysBandProps) {
  const { words, language } = useUi();
  const at = (value: number) => `${Math.min(100, Math.max(0, (value / Math.max(1, axisMax)) * 100))}%`;
  const fromTo = ({ low, high }: { low: number; high: number }) => ({ left: at(low), right: `calc(100% - ${at(high)})` });
  return (
    <div>
      <div aria-hidden className="relative h-3">
        <div className="absolute top-1 h-1 w-full rounded-full bg-line" />
        {days === null ? (
          <div
            className="absolute top-0.5 h-2 rounded-full border-[1.5px] bg-white"
            style={{ ...fromTo(promised), borderColor: colour }}
          />
        ) : (
          <>
            <div className="absolute top-0.5 h-2 rounded-full opacity-40" style={{ ...fromTo(days), background: colour }} />
            <div className="absolute top-0 -ml-1.5 size-3 rounded-full" style={{ left: at(days.median), background: colour }} />
          </>
        )}
      </div>
      <p className="mt-1 text-note text-grey">
        {days === null ? words.noPunctuality : words.daysBand(formatDaysRange(days.low, days.high, language), days.median)}
      </p>
    </div>
  );
}

type CostCurveProps = {
  title: string;
  curves: readonly Curve[];
  /** The user's own weight, in grams. */
  markGrams?: number;
  markLabel?: string;
  weightHeading: string;
};

const width = 343;
const height = 190;
const pad = { left: 44, right: 14, top: 26, bottom: 26 };

/** Cost over weight for several lines, with the user's weight marked; the same figures as a table for whoever cannot see it. */
export function CostCurve({ title, curves, markGrams, markLabel, weightHeading }: CostCurveProps) {
  const { language, words } = useUi();
  const id = useId();
  const all = curves.flatMap(({ points }) => points);
  if (all.length === 0) return null;
  const marks = curves.flatMap(({ mark }) => mark ?? []);
  const xMax = Math.max(...[...all, ...marks].map(({ weightGrams }) => weightGrams), markGrams ?? 0);
  const dearest = Math.max(...[...all, ...marks].map(({ amount }) => amount));
  const yStep = niceStep(dearest / 3);
  const yMax = Math.ceil(dearest / yStep) * yStep;
  const x = (grams: number) => pad.left + (grams / xMax) * (width - pad.left - pad.right);
  const y = (amount: number) => height - pad.bottom - (amount / yMax) * (height - pad.top - pad.bottom);
  const mark =
    markGrams === undefined
      ? null
      : { x: x(markGrams), text: markLabel ?? `${words.yourWeight} ${kilograms(markGrams, language)}` };

  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="sr-only">
        {title}
      </figcaption>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="w-full text-note">
        <Grid xMax={xMax} xStep={niceStep(xMax / 3)} x={x} yMax={yMax} yStep={yStep} y={y} />
        {mark ? (
          <line x1={mark.x} x2={mark.x} y1={pad.top - 4} y2={height - pad.bottom} stroke={palette.ink} strokeDasharray="4 4" />
        ) : null}
        {curves.map((curve) => (
          <path
            key={curve.name}
            d={pathOf(curve, x, y)}
            fill="none"
            stroke={curve.colour}
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
        ))}
        {curves.map((curve) => {
          const own = curve.mark ?? pointAt(curve, markGrams);
          return own === null ? null : (
            <circle
              key={curve.name}
              cx={x(own.weightGrams)}
              cy={y(own.amount)}
              r="5"
              fill={palette.white}
              stroke={curve.colour}
              strokeWidth="3"
            />
          );
        })}
        {mark ? <MarkLabel x={mark.x} text={mark.text} /> : null}
      </svg>
      <Legend curves={curves} />
      <FiguresTable
        caption={labelled(title, words.figures, language)}
        headings={[weightHeading, ...curves.map(({ name }) => name)]}
        rows={namedWeights(curves).map((grams) => [
          kilograms(grams, language),
          ...curves.map((curve) => figure(valueAt(curve, grams), language)),
        ])}
      />
    </figure>
  );
}

/** What a curve has at a weight, to be read out; it is drawn, and no price. */
function figure(value: number | null | undefined, language: Language): string {
  return value == null ? "–" : formatFigure(value, language);
}

type Scale = (value: number) => number;
type GridProps = { xMax: number; xStep: number; x: Scale; yMax: number; yStep: number; y: Scale };

/** Lines at round amounts, and round weights below. */
function Grid({ xMax, xStep, x, yMax, yStep, y }: GridProps) {
  return (
    <>
      {range(yMax, yStep).map((amount) => (
        <g key={amount}>
          <line x1={pad.left} x2={width - pad.right} y1={y(amount)} y2={y(amount)} stroke={palette.line} />
          <text x={pad.left - 8} y={y(amount) + 4} textAnchor="end" fill={palette.grey}>
            {amount}
          </text>
        </g>
      ))}
      {range(xMax, xStep).map((grams) => (
        <text
          key={grams}
          // The last figure ends with the plot instead of being cut off.
          {...(x(grams) > width - 28 ? { x: width - 1, textAnchor: "end" } : { x: x(grams), textAnchor: "middle" })}
          y={height - 6}
          fill={palette.grey}
        >
          {grams === 0 ? "0" : `${grams / 1000} kg`}
        </text>
      ))}
    </>
  );
}

function Legend({ curves }: { curves: readonly Curve[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-note text-grey">
      {curves.map(({ name, colour }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span aria-hidden className="h-1 w-4 rounded-full" style={{ background: colour }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function pointAt(curve: Curve, grams: number | undefined): CurvePoint | null {
  const amount = grams === undefined ? null : valueAt(curve, grams);
  return grams === undefined || amount === null ? null : { weightGrams: grams, amount };
}

function MarkLabel({ x, text }: { x: number; text: string }) {
  // A Chinese character is about twice as wide as a Latin one.
  const labelWidth = [...text].reduce((total, letter) => total + (letter > "\u2e80" ? 13 : 7), 16);
  const left = Math.min(Math.max(x - labelWidth / 2, pad.left), width - labelWidth - 2);
  return (
    <g>
      <rect x={left} y="1" width={labelWidth} height="21" rx="6" fill={palette.ink} />
      <text x={left + labelWidth / 2} y="15.5" textAnchor="middle" fill={palette.white}>
        {text}
      </text>
    </g>
  );
}

type FiguresTableProps = { caption: string; headings: readonly string[]; rows: readonly (readonly string[])[] };

/** The figures of a plot for screen readers. */
export function FiguresTable({ caption, headings, rows }: FiguresTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((figure, at) => (
                <td key={headings[at] ?? at}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CompareBarsProps = { label: string; bars: readonly { label: string; value: number; text: ReactNode; strong?: boolean }[] };

/** Amounts side by side as lying bars: this plan against the others. */
export function CompareBars({ label, bars }: CompareBarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <dl aria-label={label} className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 text-note">
      {bars.map(({ label: name, value, text, strong = false }) => (
        <div key={name} className="contents">
          <dt className={cx("hyphens-auto wrap-anywhere", strong ? "font-semibold" : "text-grey")}>{name}</dt>
          <dd className="flex items-center gap-2">
            <span
              aria-hidden
              className={cx("h-2.5 rounded-full", strong ? "bg-brand" : "bg-track")}
              style={{ width: `${(value / most) * 72}%` }}
            />
            <span className={cx("whitespace-nowrap", strong && "font-semibold")}>{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function pathOf({ points, stepped = false }: Curve, x: (grams: number) => number, y: (amount: number) => number): string {
  return points
    .map(({ weightGrams, amount }, at) => {
      const before = points[at - 1];
      const step = stepped && before ? `L${x(before.weightGrams)} ${y(amount)}` : "";
      return `${step}${at === 0 ? "M" : "L"}${x(weightGrams)} ${y(amount)}`;
    })
    .join("");
}

/** 1, 2 or 5 times a power of ten, at least as large as asked for. */
export function niceStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(atLeast, 1e-6)));
  return ([1, 2, 5, 10].find((step) => step * power >= atLeast) ?? 10) * power;
}

function range(max: number, step: number): number[] {
  return Array.from({ length: Math.floor(max / step + 1e-9) + 1 }, (_, at) => at * step);
}
