import { monthItEnds } from "@sihai/domain/membership";
import { formatNumber } from "@sihai/text";
import { membershipDict } from "@sihai/text/dict/me/membership";
import { Card } from "@sihai/ui";
import { useId, useState } from "react";
import { useDict, useLanguage } from "#shop";
import type { Member } from "./member.ts";

type Months = Member["months"];

const plotHeight = 112;

/** The months whose growth counts as bars; one of them at a time with its figures. Radios underneath: one stop, and arrows between them. */
export function GrowthMonths({ months }: { months: Months }) {
  const words = useDict(membershipDict);
  const name = useId();
  const [chosen, choose] = useState(() => months.findLast(({ growth }) => growth > 0)?.month ?? "");
  const most = Math.max(1, ...months.map(({ growth }) => growth));
  return (
    <Card title={words.plot} aside={words.plotHint}>
      <fieldset className="min-w-0">
        <legend className="sr-only">{words.plot}</legend>
        <div className="grid auto-cols-fr grid-flow-col">
          {months.map((each) => (
            <MonthBar
              key={each.month}
              {...each}
              name={name}
              share={each.growth / most}
              on={each.month === chosen}
              onChoose={() => choose(each.month)}
            />
          ))}
        </div>
      </fieldset>
      <MonthFigures month={chosen} growth={months.find(({ month }) => month === chosen)?.growth ?? 0} />
    </Card>
  );
}

type MonthBarProps = Months[number] & { name: string; share: number; on: boolean; onChoose: () => void };

function MonthBar({ month, growth, name, share, on, onChoose }: MonthBarProps) {
  const words = useDict(membershipDict);
  const said = useMonthName();
  const language = useLanguage();
  const [, ofYear = 1] = month.split("-").map(Number);
  const label = growth > 0 ? words.ofMonth(said(month), formatNumber(growth, language, 0)) : words.ofMonthNone(said(month));
  return (
    <label className="relative flex min-w-0 flex-col items-center rounded-control pt-1 has-focus-visible:outline-3 has-focus-visible:outline-brand">
      <input
        type="radio"
        name={name}
        checked={on}
        onChange={onChoose}
        aria-label={label}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span aria-hidden className="flex w-full items-end justify-center border-b border-line" style={{ height: plotHeight }}>
        <span
          className={`rounded-bar ${on ? "bg-brand" : growth > 0 ? "bg-track" : "bg-line"}`}
          style={{ width: "60%", height: growth > 0 ? `max(4px, ${share * 100}%)` : "1px" }}
        />
      </span>
      <span aria-hidden className={`text-note tracking-tighter ${on ? "font-semibold text-brand-strong" : "text-grey"}`}>
        {words.monthAxis(ofYear)}
      </span>
    </label>
  );
}

function MonthFigures({ month, growth }: { month: string; growth: number }) {
  const words = useDict(membershipDict);
  const said = useMonthName();
  const language = useLanguage();
  if (month === "") return null;
  return (
    <p className="mt-2 flex flex-wrap justify-between gap-x-3">
      <span>{growth > 0 ? words.ofMonth(said(month), formatNumber(growth, language, 0)) : words.ofMonthNone(said(month))}</span>
      {growth > 0 ? <span className="text-note text-grey">{words.ofMonthEnds(said(monthItEnds(month)))}</span> : null}
    </p>
  );
}

function useMonthName() {
  const words = useDict(membershipDict);
  return (month: string) => {
    const [year = 0, ofYear = 1] = month.split("-").map(Number);
    return words.monthName(year, ofYear);
  };
}
