import type { Holidays } from "../clocks/holidays.ts";
import { addWorkingDays } from "../clocks/working-days.ts";

/** Days a line takes, from hand-over to the carrier's delivery scan. */
export type DaysTaken = { low: number; median: number; high: number };

/**
 * When a shipped parcel should arrive. With measured days the middle eighty percent; without, the promised working days
 * of the mainland calendar (rules P-27 and P-48).
 */
export function arrivalRange({
  shippedAt,
  measured,
  promised,
  holidays,
}: {
  shippedAt: Date;
  measured: DaysTaken | null;
  promised: readonly [number, number];
  holidays: Holidays;
}): {
  from: Date;
  to: Date;
  basis: "measured" | "promised";
} {
  const after = (days: number) => new Date(shippedAt.getTime() + days * 86_400_000);
  if (measured) return { from: after(measured.low), to: after(measured.high), basis: "measured" };
  return {
    from: promisedBy(shippedAt, promised[0], holidays),
    to: promisedBy(shippedAt, promised[1], holidays),
    basis: "promised",
  };
}

/** How many calendar days, begun ones counted, a promise of so many working days comes to from then on: weekends and holidays are in them. */
export function promisedDays(from: Date, workingDays: number, holidays: Holidays): number {
  return Math.ceil((promisedBy(from, workingDays, holidays).getTime() - from.getTime()) / 86_400_000);
}

/** A line as far as its days are known: measured on our parcels, stated in its price list, or in working days promised alone. */
type TimedLine = {
  days: readonly [number, number];
  performance: { lowDays: number; highDays: number; parcels: number } | null;
  isMeasured: boolean;
};
/** First and last calendar day after dispatch, and whose word they are. */
export type ToldDays = {
  days: [number, number];
  daysBasis: "measured" | "promised";
  /** Null of a promise. */
  daysFrom: { isMeasured: boolean; parcels: number } | null;
};

/** The days a line is told by, on every page of ours: what is usual where that is known, else what is promised to what leaves then. */
export function toldDays({ days, performance, isMeasured }: TimedLine, leaves: Date, holidays: Holidays): ToldDays {
  if (performance)
    return {
      days: [Math.round(performance.lowDays), Math.round(performance.highDays)],
      daysBasis: "measured",
      daysFrom: { isMeasured, parcels: performance.parcels },
    };
  const [first, last] = days;
  return {
    days: [promisedDays(leaves, first, holidays), promisedDays(leaves, last, holidays)],
    daysBasis: "promised",
    daysFrom: null,
  };
}

/** When a promise of so many working days ends for a parcel shipped then: at the same Beijing time of day (rule P-27). */
export function promisedBy(shippedAt: Date, workingDays: number, holidays: Holidays): Date {
  return new Date(addWorkingDays(shippedAt.toISOString(), workingDays, holidays));
}
