import { seededSettings } from "../setting/seeded-settings.ts";
import * as calendar from "./calendar-clocks.ts";
import * as daily from "./daily-clocks.ts";
import type { Holidays } from "./holidays.ts";
import * as working from "./working-days.ts";

// The door other tools call: where nobody names the rules of a moment, those of a new installation count. It brings all first values with
// it, so modules a browser loads call the clocks themselves, which take no default.
const { deadlines, workingTime, storageTerms, claimTerms, unannouncedTerms, holidays: firstHolidays } = seededSettings;

/** A clock by the rules it is given, or else by the first ones. */
function clockOf<Rule>(clock: (from: string, rule: Rule) => string, first: Rule): (from: string, rule?: Rule) => string {
  return (from, rule = first) => clock(from, rule);
}

export const stockInDue = clockOf(daily.stockInDue, workingTime);
export const priorityStockInDue = clockOf(daily.priorityStockInDue, workingTime);
export const priorityStockOutDue = clockOf(daily.priorityStockOutDue, workingTime);
export const speedyResponseDue = clockOf(daily.speedyResponseDue, workingTime);

export const returnDue = clockOf(calendar.returnDue, deadlines);
export const unpaidOrderCancelAt = clockOf(calendar.unpaidOrderCancelAt, deadlines);
export const confirmationDue = clockOf(calendar.confirmationDue, deadlines);
export const logisticsDue = clockOf(calendar.logisticsDue, deadlines);
export const purchaseDue = clockOf(calendar.purchaseDue, deadlines);
export const arrivalDue = clockOf(calendar.arrivalDue, deadlines);
export const itemServiceDue = clockOf(calendar.itemServiceDue, deadlines);
export const packingDue = clockOf(calendar.packingDue, deadlines);
export const carrierPickupDue = clockOf(calendar.carrierPickupDue, deadlines);
export const freeStorageEnds = clockOf(calendar.freeStorageEnds, storageTerms);
export const overdueStorageEnds = clockOf(calendar.overdueStorageEnds, storageTerms);
export const unannouncedHeldUntil = clockOf(calendar.unannouncedHeldUntil, unannouncedTerms);
export const unpaidParcelCancelAt = clockOf(calendar.unpaidParcelCancelAt, seededSettings.parcelPayDays);
export const settlementDue = clockOf(calendar.settlementDue, seededSettings.parcelSettleDays);
export const receiptConfirmsItselfAt = clockOf(calendar.receiptConfirmsItselfAt, seededSettings.parcelConfirmDays);

/** `calendar.claimDue` with the settings this release begins with. */
export function claimDue(
  deliveredAt: string,
  holidays: Holidays = firstHolidays,
  workingDays: number = claimTerms.reportWorkingDays,
): string {
  return calendar.claimDue(deliveredAt, holidays, workingDays);
}

/** `working.isWorkingDay` with the holidays this release begins with. */
export function isWorkingDay(instant: string, holidays: Holidays = firstHolidays): boolean {
  return working.isWorkingDay(instant, holidays);
}

/** `working.addWorkingDays` with the holidays this release begins with. */
export function addWorkingDays(from: string, count: number, holidays: Holidays = firstHolidays): string {
  return working.addWorkingDays(from, count, holidays);
}
