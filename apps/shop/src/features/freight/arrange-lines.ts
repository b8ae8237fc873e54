import { plotted } from "@sihai/domain";
import { services } from "@sihai/domain/freight";
import { calendarDays, type Leaving } from "./line-days.ts";
import type { EligibleLine, LineView } from "./line-words.ts";

export const lineSorts = ["cheapest", "fastest", "punctual", "popular"] as const;
export type LineSort = (typeof lineSorts)[number];
export const taxModes = ["included", "prepaid", "excluded"] as const;
/** What buyers ask for most often of what a line may refuse; ids of goods flags. */
export const queryFlags = [
  ...["built-in-battery", "matching-battery", "loose-battery", "liquid", "cream", "powder"],
  ...["food", "cosmetics", "magnet", "brand", "blade", "printed-matter"],
] as const;

/** What the list is narrowed to. Services are alternatives to each other, tax modes too; everything in `takes` must be taken. */
export type LineFilters = {
  services: readonly LineView["service"][];
  taxes: readonly LineView["tax"]["mode"][];
  takes: readonly string[];
  insurable: boolean;
};

const [taxPrefix, takesPrefix, insurable] = ["tax-", "takes-", "insurable"];

/** Whether an address names one of these orders. */
export function isLineSort(value: string | undefined): value is LineSort {
  return lineSorts.some((sort) => sort === value);
}

/** The filters an address names; what it names and nobody knows is left out. */
export function readFilters(codes: readonly string[] = []): LineFilters {
  return {
    services: services.filter((service) => codes.includes(service)),
    taxes: taxModes.filter((mode) => codes.includes(`${taxPrefix}${mode}`)),
    takes: queryFlags.filter((flag) => codes.includes(`${takesPrefix}${flag}`)),
    insurable: codes.includes(insurable),
  };
}

/** The filters as an address keeps them. */
export function writeFilters({ services, taxes, takes, ...filters }: LineFilters): string[] {
  return [
    ...services,
    ...taxes.map((mode) => `${taxPrefix}${mode}`),
    ...takes.map((flag) => `${takesPrefix}${flag}`),
    ...(filters.insurable ? [insurable] : []),
  ];
}

/** The filters that part these lines: a choice all of them fit, or none, is no choice. */
export function offeredFilters(lines: readonly Pick<EligibleLine, "line">[]): LineFilters {
  const parts = (fits: (line: LineView) => boolean) => {
    const fitting = lines.filter(({ line }) => fits(line)).length;
    return fitting > 0 && fitting < lines.length;
  };
  return {
    services: services.filter((service) => parts((line) => line.service === service)),
    taxes: taxModes.filter((mode) => parts((line) => line.tax.mode === mode)),
    takes: queryFlags.filter((flag) => parts((line) => !line.refuses.includes(flag))),
    insurable: parts((line) => line.insurance !== null),
  };
}

/** `amount`: what the line costs, tax with it where that was asked for; `isTaxUnknown`: tax comes on top, and nobody knows how much. */
type Row = Pick<EligibleLine, "line"> & { amount: string; isTaxUnknown?: boolean };

/**
 * Lines in the order asked for (rule G-10). A line without measured days stands by its promise: the calendar days its working days
 * end on when it leaves `now`. Without punctuality, or with tax nobody knows, it stands last.
 */
export function sortLines<Line extends Row>(lines: readonly Line[], sort: LineSort, leaving: Leaving): Line[] {
  const cost = ({ amount, isTaxUnknown = false }: Row) => (isTaxUnknown ? 1e9 : 0) + plotted(amount);
  const key: Record<LineSort, (row: Row) => number> = {
    cheapest: cost,
    fastest: ({ line }) => line.performance?.medianDays ?? calendarDays(line.days[1], leaving),
    punctual: ({ line }) => -(line.performance?.onTimeBp ?? -1),
    popular: ({ line }) => -line.usage30Days,
  };
  const counted = lines.map((line) => ({ line, key: key[sort](line), cost: cost(line) }));
  return counted.sort((a, b) => a.key - b.key || a.cost - b.cost).map(({ line }) => line);
}

/** The lines that fit the filters. */
export function filterLines<Line extends Pick<EligibleLine, "line">>(lines: readonly Line[], filters: LineFilters): Line[] {
  const { services, taxes, takes } = filters;
  return lines.filter(
    ({ line }) =>
      (services.length === 0 || services.includes(line.service)) &&
      (taxes.length === 0 || taxes.includes(line.tax.mode)) &&
      takes.every((flag) => !line.refuses.includes(flag)) &&
      (!filters.insurable || line.insurance !== null),
  );
}
