import { freightDict } from "@sihai/text/dict/freight";
import { Button, ChipGroup, EmptyState, palette, plotColours, usePromptly } from "@sihai/ui";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useDict, useSteady } from "#shop";
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
import { daysAxis, type Leaving } from "./line-days.ts";
import type { EligibleLine } from "./line-words.ts";
import { useLeaving } from "./use-leaving.ts";

type Row = Pick<EligibleLine, "line" | "quote"> & {
  amount: string;
  isTaxUnknown?: boolean;
  landed?: EligibleLine["landed"];
  /** Where a parcel is made: what is paid beforehand, and counts in `amount` instead of the quote. */
  deposit?: string;
};
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

const otherColour = palette.control;

/** The list of lines with its plots, sorting and filters; the arrangement stands in the address. */
export function LinesToCompare<Line extends Row>(props: LinesToCompareProps<Line>) {
  const { lines, grams, sort, filter, onArrange, onOpen, selectedId } = props;
  const words = useDict(freightDict);
  const [filtering, setFiltering] = useState(false);
  const leaving = useLeaving();
  const by = isLineSort(sort) ? sort : "cheapest";
  const filters = readFilters(filter);
  const chosen = writeFilters(filters);
  const shown = sortLines(filterLines(lines, filters), by, leaving);
  const axisMax = daysAxis(
    lines.map(({ line }) => line),
    leaving,
  );
  const arrange = (next: { sort?: string; filters?: LineFilters }) => {
    const codes = next.filters ? writeFilters(next.filters) : chosen;
    onArrange({ sort: next.sort ?? by, ...(codes.length > 0 ? { filter: codes } : {}) });
  };
  const clear = () => arrange({ filters: readFilters([]) });
  return (
    <>
      <LinePlots lines={shown} grams={grams} axisMax={axisMax} />
      <SortBy value={by} onChange={(value) => arrange({ sort: value })} />
      <div className="flex items-center justify-between gap-3 px-1">
        <span className="text-note text-grey">{words.fitting(shown.length, lines.length)}</span>
        <Button small kind="quiet" icon={SlidersHorizontal} onClick={() => setFiltering(true)}>
          {words.filterCount(chosen.length)}
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState picture="search" text={words.noLineAfterFilter} action={{ label: words.clearFilter, onClick: clear }} />
      ) : (
        <LineCards shown={shown} all={lines} axisMax={axisMax} leaving={leaving} onOpen={onOpen} selectedId={selectedId} />
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

type LineSort = (typeof lineSorts)[number];

function SortBy({ value, onChange }: { value: LineSort; onChange: (value: LineSort) => void }) {
  const words = useDict(freightDict);
  const options = lineSorts.map((one) => ({ value: one, label: words.sorts[one] }));
  const [pressed, press] = usePromptly(value, onChange);
  return <ChipGroup label={words.sort} scroll value={pressed} onChange={press} options={options} />;
}

type LineCardsProps<Line extends Row> = Pick<LinesToCompareProps<Line>, "onOpen" | "selectedId"> & {
  shown: readonly Line[];
  all: readonly Line[];
  axisMax: number;
  leaving: Leaving;
};

/** What a row's amount is made of, where tax counts in it. */
export function landedParts({ quote, landed, deposit }: Row) {
  return landed ? { freight: quote.total, deposit, tax: landed.tax.total } : null;
}

/** The lines one by one, in the colours they have in the plots; of all of them, the cheapest and the fastest say so. */
function LineCards<Line extends Row>({ shown, all, axisMax, leaving, onOpen, selectedId }: LineCardsProps<Line>) {
  const words = useDict(freightDict);
  const cheapest = sortLines(all, "cheapest", leaving)[0]?.line.id;
  const fastest = sortLines(all, "fastest", leaving)[0]?.line.id;
  const open = useSteady((lineId: string) => {
    const row = all.find(({ line }) => line.id === lineId);
    if (row) onOpen(row);
  });
  return (
    <ul className="flex flex-col gap-3">
      {shown.map((row, index) => (
        <li key={row.line.id} className="min-w-0">
          <LineCard
            line={row.line}
            amount={row.amount}
            landed={landedParts(row)}
            axisMax={axisMax}
            colour={index < curvesMax ? (plotColours[index] ?? otherColour) : otherColour}
            badge={row.line.id === cheapest ? words.bestPrice : row.line.id === fastest ? words.fastest : undefined}
            selected={row.line.id === selectedId}
            onOpen={open}
          />
        </li>
      ))}
    </ul>
  );
}
