import type { EligibleLine } from "./line-words.ts";

export const lineSorts = ["cheapest", "fastest", "punctual", "popular"] as const;
export type LineSort = (typeof lineSorts)[number];
export const lineFilters = ["tax-included", "insurable", "express", "air", "postal", "sea", "land", "rail"] as const;
export type LineFilter = (typeof lineFilters)[number];

export function isLineSort(value: string | undefined): value is LineSort {
  return lineSorts.some((sort) => sort === value);
}
export function isLineFilter(value: string): value is LineFilter {
  return lineFilters.some((filter) => filter === value);
}

type Row = Pick<EligibleLine, "line"> & { amount: string };

/** Lines in the order asked for (decision G-10); a line without measured days stands by its promise, without punctuality last. */
export function sortLines<Line extends Row>(lines: readonly Line[], sort: LineSort): Line[] {
  const key: Record<LineSort, (row: Row) => number> = {
    cheapest: ({ amount }) => Number(amount),
    fastest: ({ line }) => line.performance?.medianDays ?? line.days[1] * 1.4,
    punctual: ({ line }) => -(line.performance?.onTimeBp ?? -1),
    popular: ({ line }) => -line.usage30Days,
  };
  return [...lines].sort((a, b) => key[sort](a) - key[sort](b) || Number(a.amount) - Number(b.amount));
}

/** Services are alternatives to each other; the other filters add up. */
export function filterLines<Line extends Pick<EligibleLine, "line">>(
  lines: readonly Line[],
  filters: readonly LineFilter[],
): Line[] {
  const services = filters.filter((filter) => filter !== "tax-included" && filter !== "insurable");
  return lines.filter(
    ({ line }) =>
      (!filters.includes("tax-included") || line.tax.mode === "included") &&
      (!filters.includes("insurable") || line.insurance !== null) &&
      (services.length === 0 || services.includes(line.service)),
  );
}
