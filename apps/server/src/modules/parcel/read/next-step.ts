import { claimDue } from "@sihai/domain/clocks";
import type { TransitAlert } from "@sihai/domain/courier";
import { arrivalRange, balanceDueBy } from "@sihai/domain/parcel";
import type { Settings } from "@sihai/domain/setting";
import type { Deps } from "#platform";
import type { FiguresOf } from "../../freight/index.ts";
import type { Parcel } from "../parcel.types.ts";
import type { ParcelException } from "../transit/exception.store.ts";

export type NextStep = { code: string; by: Date | null };
export type InTheWay = {
  arrival: Arrival | null;
  exception: ParcelException | null;
  alert: TransitAlert | null;
  /** An item is not on its shelf. */
  isMissing: boolean;
};
/** `isMeasured`: on parcels of ours, and not what the price list states. */
export type Arrival = { from: Date; to: Date; basis: "measured" | "promised"; isMeasured: boolean };

/** When a parcel that left should arrive; null before, once it did, and when it was turned back. */
export function arrivalOf(
  parcel: Parcel,
  figuresOf: FiguresOf,
  alert: TransitAlert | null,
  { holidays }: Pick<Settings, "holidays">,
): Arrival | null {
  if (parcel.state !== "shipped" || alert === "returning") return null;
  const { line, shippedAt } = parcel;
  const { performance, isMeasured } = figuresOf(line);
  const measured = performance && { low: performance.lowDays, median: performance.medianDays, high: performance.highDays };
  return { ...arrivalRange({ shippedAt, measured, promised: line.days, holidays }), isMeasured };
}

/**
 * Until when goods that arrived can be claimed for, by the terms of the day they came, as the claim itself asks; confirmed counts as
 * arrived. Null where nothing came, or once the time is over.
 */
export function claimByOf(
  { state, deliveredAt, completedAt }: Pick<Parcel, "state" | "deliveredAt" | "completedAt">,
  { settings }: Pick<Deps, "settings">,
  now: Date,
): Date | null {
  const came = deliveredAt ?? completedAt;
  if (came === null || (state !== "delivered" && state !== "completed")) return null;
  const { reportWorkingDays } = settings.at(came).claimTerms;
  const due = new Date(claimDue(came.toISOString(), settings.at(now).holidays, reportWorkingDays));
  return due < now ? null : due;
}

/**
 * What happens next and by when (rule X2). The words stand in the parcel dictionary under the code; a parcel under an alert
 * names the alert.
 */
export function nextStepOf(
  parcel: Parcel,
  { arrival, exception, alert, isMissing }: InTheWay,
  { outstandingLimit }: Pick<Settings, "outstandingLimit">,
): NextStep {
  // What went wrong on the road comes before what is still to be paid for it: the amount stands on the settlement either way.
  const hasAlert = parcel.state === "exception" || (parcel.state === "shipped" && alert !== null);
  if (parcel.owed.amount > 0n && !hasAlert)
    return { code: "pay-balance", by: parcel.settlement && balanceDueBy(parcel.settlement.at, outstandingLimit) };
  switch (parcel.state) {
    case "unpaid":
      return { code: "pay", by: parcel.payBefore };
    case "unshipped":
    case "picking":
      // What was promised stays promised, and late when it is late: an item we do not find is no fault of the buyer's.
      return { code: isMissing ? "item-missing" : "pack", by: parcel.dueAt };
    case "packed":
      return { code: "weigh", by: parcel.dueAt };
    case "weighed":
      return { code: "hand-over", by: parcel.dueAt };
    case "shipped":
      return alert ? { code: alert, by: null } : { code: "arrive", by: arrival?.to ?? null };
    case "delivered":
      return {
        code: "confirm",
        by: new Date(parcel.deliveredAt.getTime() + parcel.policy.confirmDays * 86_400_000),
      };
    case "exception":
      return { code: exception?.takenBackAt ? "taken-back" : (exception?.kind ?? "exception"), by: null };
    case "completed":
    case "cancelled":
      return { code: parcel.state, by: null };
  }
}
