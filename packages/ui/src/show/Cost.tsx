import { plotted } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { useUi } from "../layout/UiProvider.tsx";
import { palette } from "../palette.ts";
import { useDisplayAmount } from "./Price.tsx";

/** Colours of cost parts, in the order they usually stand: goods, domestic freight, fees, international freight, the uncertain rest. */
export const costColours = [palette.brand, palette.sky, palette.haze, palette.ok, "hatched"] as const;

export type CostLine = {
  label: ReactNode;
  /** CNY as a decimal string; negative for what is taken off. */
  amount: string;
  /** How the amount came about; the line opens to show it. */
  formula?: ReactNode;
  colour?: string;
  tone?: "danger" | "ok";
  /** Instead of the amount, e.g. a range. */
  shown?: ReactNode;
};

/** The parts of a total as one bar. The figures stand in `CostLines` beneath, so the bar itself is only a picture; it draws itself once. */
export function CostBar({ lines }: { lines: readonly CostLine[] }) {
  const parts = lines
    .filter(({ colour, amount }) => colour && !amount.startsWith("-"))
    .map((line) => ({ ...line, units: plotted(line.amount) }));
  const total = parts.reduce((sum, { units }) => sum + units, 0);
  if (total === 0) return null;
  return (
    <div aria-hidden className="drawn flex h-2.5 overflow-hidden rounded-full bg-fill">
      {parts.map(({ units, colour }, at) => (
        <div
          key={`part-${at + 1}`}
          className={colour === "hatched" ? "bar-hatched" : ""}
          style={{ width: `${(units / total) * 100}%`, ...(colour === "hatched" ? {} : { background: colour }) }}
        />
      ))}
    </div>
  );
}

type CostLinesProps = {
  lines: readonly CostLine[];
  total?: { label?: string; amount: string; tone?: "danger" | "ok" };
  note?: ReactNode;
};

/** Every line of an amount; a line with a formula opens. Principle: each total opens into its lines. */
export function CostLines({ lines, total, note }: CostLinesProps) {
  const { words } = useUi();
  return (
    <div className="flex flex-col text-body">
      {lines.map((line, at) => (
        <Line key={`line-${at + 1}`} {...line} />
      ))}
      {total ? (
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3">
          <span className="font-semibold">{total.label ?? words.total}</span>
          <Total amount={total.amount} {...(total.tone ? { tone: total.tone } : {})} />
        </div>
      ) : null}
      {note ? <p className="mt-2 text-note text-grey">{note}</p> : null}
    </div>
  );
}

function Line({ label, amount, formula, colour, tone, shown }: CostLine) {
  const row = (
    <>
      <span className="flex min-w-0 flex-1 basis-28 items-baseline gap-2.5">
        {colour ? (
          <span
            aria-hidden
            className={cx("inline-block size-2.5 shrink-0 rounded-bar", colour === "hatched" && "bar-hatched")}
            style={colour === "hatched" ? {} : { background: colour }}
          />
        ) : null}
        <span className="min-w-0 hyphens-auto wrap-anywhere">
          {label}
          {formula ? <ChevronDown aria-hidden size={16} className="ml-1 inline text-grey eased group-open:rotate-180" /> : null}
        </span>
      </span>
      <span className={cx("ml-auto font-semibold", tone === "danger" && "text-danger", tone === "ok" && "text-ok")}>
        {shown ?? cnyText(amount)}
      </span>
    </>
  );
  if (!formula) return <div className="flex min-h-9 flex-wrap items-center gap-x-3 py-1">{row}</div>;
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3 py-1 [&::-webkit-details-marker]:hidden">
        {row}
      </summary>
      <div className={cx("pb-2 text-note text-grey", colour && "pl-5")}>{formula}</div>
    </details>
  );
}

function Total({ amount, tone }: { amount: string; tone?: "danger" | "ok" }) {
  const other = useDisplayAmount(amount);
  return (
    <span className="ml-auto text-right">
      <span className={cx("text-title font-bold", tone === "danger" && "text-danger", tone === "ok" && "text-ok")}>
        {cnyText(amount)}
      </span>
      {other ? (
        <>
          {" "}
          <span className="ml-1 inline-block text-note text-grey">{other}</span>
        </>
      ) : null}
    </span>
  );
}
