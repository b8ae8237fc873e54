/** Days a line takes, from hand-over to the carrier's delivery scan. */
export type DaysTaken = { low: number; median: number; high: number };

/**
 * When a shipped parcel should arrive. With measured days the middle eighty percent; without, the promised working days, five to a week.
 */
export function arrivalRange({
  shippedAt,
  measured,
  promised,
}: {
  shippedAt: Date;
  measured: DaysTaken | null;
  promised: readonly [number, number];
}): {
  from: Date;
  to: Date;
  basis: "measured" | "promised";
} {
  const after = (days: number) => new Date(shippedAt.getTime() + days * 86_400_000);
  if (measured) return { from: after(measured.low), to: after(measured.high), basis: "measured" };
  return { from: after(calendarDays(promised[0])), to: after(calendarDays(promised[1])), basis: "promised" };
}

/** Seven calendar days for five working days, rounded up. */
export function calendarDays(workingDays: number): number {
  return Math.ceil((workingDays * 7) / 5);
}
