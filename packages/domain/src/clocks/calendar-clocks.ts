import type { Settings } from "../setting/settings.ts";
import {
  atBeijing,
  beijingDay,
  beijingYear,
  beijingYearStart,
  dayMs,
  hourMs,
  readInstant,
  writeInstant,
} from "./beijing-time.ts";
import type { Holidays } from "./holidays.ts";
import { workingDayAfter } from "./working-days.ts";

type Deadlines = Settings["deadlines"];
type StorageTerms = Pick<Settings["storageTerms"], "freeDays" | "overdueDays">;

/** The last millisecond at which credits earned now are good: 31 December of the Beijing year (rule P-46). RangeError for no ISO instant. */
export function creditsExpireAt(earnedAt: string): string {
  return writeInstant(beijingYearStart(beijingYear(readInstant(earnedAt)) + 1) - 1);
}

/**
 * The last millisecond at which a claim may be reported (rule P-25): "within 2 business days of delivery" is read as whole days,
 * to the shopper's favour. The Beijing day of delivery is not counted, the second business day after it counts to its end,
 * so a parcel delivered on a Friday at 08:00 or 23:00 can be claimed until Tuesday 23:59:59.999. Throws RangeError when it
 * is no ISO instant.
 */
export function claimDue(deliveredAt: string, holidays: Holidays, workingDays: number): string {
  const lastDay = workingDayAfter(beijingDay(readInstant(deliveredAt)), workingDays, holidays);
  return writeInstant(atBeijing(lastDay + 1, 0) - 1);
}

/** Elapsed-time limits: so many times 24 hours, to the second, whatever the calendar says. */
function daysAfter(from: string, days: number): string {
  return writeInstant(readInstant(from) + days * dayMs);
}

function hoursAfter(from: string, hours: number): string {
  return writeInstant(readInstant(from) + hours * hourMs);
}

/** Until when a return or exchange can be asked for: days after stock-in (rule P-08). RangeError for no ISO instant, as all below. */
export function returnDue(stockedInAt: string, { returnDays }: Deadlines): string {
  return daysAfter(stockedInAt, returnDays);
}

/** When free storage ends, by the terms of the stock-in (rule P-14). */
export function freeStorageEnds(stockedInAt: string, { freeDays }: StorageTerms): string {
  return daysAfter(stockedInAt, freeDays);
}

/** When overdue storage ends, which follows on free storage, and the goods are forfeited (rule P-15). */
export function overdueStorageEnds(stockedInAt: string, { freeDays, overdueDays }: StorageTerms): string {
  return daysAfter(stockedInAt, freeDays + overdueDays);
}

/** When an unpaid order is cancelled. */
export function unpaidOrderCancelAt(placedAt: string, { unpaidOrderDays }: Deadlines): string {
  return daysAfter(placedAt, unpaidOrderDays);
}

/** When an unpaid parcel is cancelled (rule P-26). */
export function unpaidParcelCancelAt(submittedAt: string, payDays: number): string {
  return daysAfter(submittedAt, payDays);
}

/** Until when changed item information has to be confirmed (rule P-04). */
export function confirmationDue(requestedAt: string, { confirmationDays }: Deadlines): string {
  return daysAfter(requestedAt, confirmationDays);
}

/** Until when forwarding logistics have to be filled in, else the order is cancelled (rule P-05). */
export function logisticsDue(orderedAt: string, { logisticsDays }: Deadlines): string {
  return daysAfter(orderedAt, logisticsDays);
}

/** Until when a paid item is bought (rule P-06). */
export function purchaseDue(paidAt: string, { purchaseHours }: Deadlines): string {
  return hoursAfter(paidAt, purchaseHours);
}

/** Until when a purchase should have arrived at the warehouse (rule P-07). */
export function arrivalDue(purchasedAt: string, { arrivalDays }: Deadlines): string {
  return daysAfter(purchasedAt, arrivalDays);
}

/** Until when something is done to stored goods, sealing and changed packaging among it (rules P-18 and P-19). */
export function itemServiceDue(from: string, { itemServiceHours }: Deadlines): string {
  return hoursAfter(from, itemServiceHours);
}

/** Until when a parcel is packed, from its payment (rule P-17); see `priorityStockOutDue` for those that paid for more. */
export function packingDue(paidAt: string, { packingHours }: Deadlines): string {
  return hoursAfter(paidAt, packingHours);
}

/** Until when the carrier has fetched a packed parcel (rule P-20). */
export function carrierPickupDue(packedAt: string, { carrierPickupHours }: Deadlines): string {
  return hoursAfter(packedAt, carrierPickupHours);
}

/** Until when an unmatched parcel is held for its owner (rule P-16). */
export function unannouncedHeldUntil(arrivedAt: string, { heldDays }: Pick<Settings["unannouncedTerms"], "heldDays">): string {
  return daysAfter(arrivedAt, heldDays);
}

/** Until when the freight deposit is settled after dispatch (rule P-24). */
export function settlementDue(dispatchedAt: string, settleDays: number): string {
  return daysAfter(dispatchedAt, settleDays);
}

/** When a delivered parcel counts as received without the shopper's word. */
export function receiptConfirmsItselfAt(deliveredAt: string, confirmDays: number): string {
  return daysAfter(deliveredAt, confirmDays);
}
