import { freightDict } from "@sihai/text/dict/freight";
import { Button, ChipGroup, EmptyState, plotColours } from "@sihai/ui";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { serverNow, useDict } from "#shop";
import {
  filterLines,
  isLineSort,
  type LineFilters,
  lineSorts,
  offeredFilters,
  readFilters,
  sortLines,
  writeFilters,
} from "./arrange-lines.ts";
import { FilterSheet } from "./FilterSheet.tsx";
import { LineCard } from "./LineCard.tsx";
import { curvesMax, LinePlots } from "./LinePlots.tsx";
import { daysAxis } from "./line-days.ts";
import type { EligibleLine } from "./line-words.ts";

type Row = Pick<EligibleLine, "line" | "quote"> & { amount: string; isTaxUnknown?: boolean; landed?: EligibleLine["landed"] };
type Arranged = { sort?: string; filter?: string[] };

type LinesToCompareProps<Line extends Row> = {
  lines: readonly Line[];
  grams: number;
  sort: string | undefined;
  filter: readonly string[] | undefined;
  onArrange: (arranged: Arranged) => void;
  onOpen: (line: Line) => void;
  selectedId?: string | undefined;
};

const otherColour = "#8b95a5";

/** The list of lines with its plots, sorting and filters; the arrangement stands in the address. */
export function LinesToCompare<Line extends Row>({
  lines,
  grams,
  sort,
  filter,
  onArrange,
  onOpen,
  selectedId,
}: LinesToCompareProps<Line>) {
  const words = useDict(freightDict);
  const [filtering, setFiltering] = useState(false);
  const now = serverNow();
  const by = isLineSort(sort) ? sort : "cheapest";
  const filters = readFilters(filter);
  const chosen = writeFilters(filters);
  const shown = sortLines(filterLines(lines, filters), by, now);
  const cheapest = sortLines(lines, "cheapest", now)[0]?.line.id;
  const fastest = sortLines(lines, "fastest", now)[0]?.line.id;
  const axisMax = daysAxis(
    lines.map(({ line }) => line),
    now,
  );
  const arrange = (next: { sort?: string; filters?: LineFilters }) => {
    const codes = next.filters ? writeFilters(next.filters) : chosen;
    onArrange({ sort: next.sort ?? by, ...(codes.length > 0 ? { filter: codes } : {}) });
  };
  const clear = () => arrange({ filters: readFilters([]) });
  return (
    <>
      <LinePlots lines={shown} grams={grams} axisMax={axisMax} />
      <ChipGroup
        label={words.sort}
        scroll
        value={by}
        onChange={(value) => arrange({ sort: value })}
        options={lineSorts.map((value) => ({ value, label: words.sorts[value] }))}
      />
      <div className="flex items-center justify-between gap-3 px-1">
        <span className="text-note text-grey">{words.fitting(shown.length, lines.length)}</span>
        <Button small kind="quiet" icon={SlidersHorizontal} onClick={() => setFiltering(true)}>
          {words.filterCount(chosen.length)}
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState picture="search" text={words.noLineAfterFilter} action={{ label: words.clearFilter, onClick: clear }} />
      ) : (
        <ul className="flex flex-col gap-3">
          {shown.map((row, index) => (
            <li key={row.line.id}>
              <LineCard
                line={row.line}
                amount={row.amount}
                landed={row.landed ? { freight: row.quote.total, tax: row.landed.tax.total } : null}
                axisMax={axisMax}
                colour={index < curvesMax ? (plotColours[index] ?? otherColour) : otherColour}
                badge={row.line.id === cheapest ? words.bestPrice : row.line.id === fastest ? words.fastest : undefined}
                selected={row.line.id === selectedId}
                onOpen={() => onOpen(row)}
              />
            </li>
          ))}
        </ul>
      )}
      <FilterSheet
        open={filtering}
        onClose={() => setFiltering(false)}
        offered={offeredFilters(lines)}
        filters={filters}
        fitting={shown.length}
        onChange={(next) => arrange({ filters: next })}
      />
    </>
  );
}
