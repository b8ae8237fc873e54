import { calculatorDict } from "@sihai/text/dict/calculator";
import { ChipGroup, EmptyState, plotColours } from "@sihai/ui";
import { useDict } from "#shop";
import { filterLines, isLineFilter, isLineSort, type LineFilter, lineFilters, lineSorts, sortLines } from "./arrange-lines.ts";
import { CostByWeight } from "./CostByWeight.tsx";
import { LineCard } from "./LineCard.tsx";
import type { EligibleLine } from "./line-words.ts";

type Row = EligibleLine & { amount: string };
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

/** How many lines the plot holds before it is a tangle. */
const plotted = 3;
const otherColour = "#8b95a5";

/** The list of lines with its plot, sorting and filters; the arrangement stands in the address. */
export function LinesToCompare<Line extends Row>({
  lines,
  grams,
  sort,
  filter,
  onArrange,
  onOpen,
  selectedId,
}: LinesToCompareProps<Line>) {
  const words = useDict(calculatorDict);
  const by = isLineSort(sort) ? sort : "cheapest";
  const filters = (filter ?? []).filter(isLineFilter);
  const shown = sortLines(filterLines(lines, filters), by);
  const cheapest = sortLines(lines, "cheapest")[0]?.line.id;
  const fastest = sortLines(lines, "fastest")[0]?.line.id;
  const axisMax = Math.max(10, ...lines.map(({ line }) => line.performance?.highDays ?? 0));
  const services = new Set<string>(lines.map(({ line }) => line.service));
  const offered = lineFilters.filter((one) => one === "tax-included" || one === "insurable" || services.has(one));
  const arrange = (next: { sort?: string; filters?: readonly LineFilter[] }) => {
    const nextFilters = [...(next.filters ?? filters)];
    onArrange({ sort: next.sort ?? by, ...(nextFilters.length > 0 ? { filter: nextFilters } : {}) });
  };
  return (
    <>
      <CostByWeight lines={shown.slice(0, plotted).map(({ line }) => line)} grams={grams} />
      <div className="flex flex-col gap-2">
        <ChipGroup
          label={words.sort}
          scroll
          value={by}
          onChange={(value) => arrange({ sort: value })}
          options={lineSorts.map((value) => ({ value, label: words.sorts[value] }))}
        />
        <ChipGroup
          label={words.filter}
          scroll
          multiple
          value={filters}
          onChange={(values) => arrange({ filters: values })}
          options={offered.map((value) => ({
            value,
            label: value === "tax-included" || value === "insurable" ? words.filters[value] : words.services[value],
          }))}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          picture="search"
          text={words.noLineAfterFilter}
          action={{ label: words.clearFilter, onClick: () => arrange({ filters: [] }) }}
        />
      ) : (
        <ul className="flex flex-col gap-3">
          {shown.map((row, index) => (
            <li key={row.line.id}>
              <LineCard
                line={row.line}
                amount={row.amount}
                axisMax={axisMax}
                colour={index < plotted ? (plotColours[index] ?? otherColour) : otherColour}
                badge={row.line.id === cheapest ? words.bestPrice : row.line.id === fastest ? words.fastest : undefined}
                selected={row.line.id === selectedId}
                onOpen={() => onOpen(row)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
