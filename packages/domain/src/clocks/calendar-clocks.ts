import { seededSettings } from "../setting/seeded-settings.ts";
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
export function claimDue(
  deliveredAt: string,
  holidays?: Holidays,
  workingDays: number = seededSettings.claimTerms.reportWorkingDays,
): string {
  const lastDay = workingDayAfter(beijingDay(readInstant(deliveredAt)), workingDays, holidays);
  return writeInstant(atBeijing(lastDay + 1, 0) - 1);
}

/** Elapsed-time limits: so many times 24 hours, to the second, whatever the calendar says. */
export const limitDays = {
  return: 5,
  unpaidOrder: 3,
  confirmation: 3,
  logistics: 15,
  arrival: 8,
} as const;

/** Elapsed-time limits of less than two days, counted in hours. */
export const limitHours = { purchase: 24, itemService: 24, packing: 24, carrierPickup: 48 } as const;

function daysAfter(from: string, days: number): string {
  return writeInstant(readInstant(from) + days * dayMs);
}

function hoursAfter(from: string, hours: number): string {
  return writeInstant(readInstant(from) + hours * hourMs);
}

/** Until when a return or exchange can be asked for: 5 days after stock-in (rule P-08). RangeError for no ISO instant, as all below. */
export function returnDue(stockedInAt: string): string {
  return daysAfter(stockedInAt, limitDays.return);
}

/** When free storage ends, by the terms of the stock-in (rule P-14). */
export function freeStorageEnds(stockedInAt: string, { freeDays }: StorageTerms = seededSettings.storageTerms): string {
  return daysAfter(stockedInAt, freeDays);
}

/** When overdue storage ends, which follows on free storage, and the goods are forfeited (rule P-15). */
export function overdueStorageEnds(
  stockedInAt: string,
  { freeDays, overdueDays }: StorageTerms = seededSettings.storageTerms,
): string {
  return daysAfter(stockedInAt, freeDays + overdueDays);
}

/** When an unpaid order is cancelled: after 72 hours. */
export function unpaidOrderCancelAt(placedAt: string): string {
  return daysAfter(placedAt, limitDays.unpaidOrder);
}

/** When an unpaid parcel is cancelled (rule P-26). */
export function unpaidParcelCancelAt(submittedAt: string, payDays = seededSettings.parcelPayDays): string {
  return daysAfter(submittedAt, payDays);
}

/** Until when changed item information has to be confirmed: 72 hours (rule P-04). */
export function confirmationDue(askedAt: string): string {
  return daysAfter(askedAt, limitDays.confirmation);
}

/** Until when forwarding logistics have to be filled in, else the order is cancelled: 15 days (rule P-05). */
export function logisticsDue(orderedAt: string): string {
  return daysAfter(orderedAt, limitDays.logistics);
}

/** Until when a paid item is bought: 24 hours (rule P-06). */
export function purchaseDue(paidAt: string): string {
  return hoursAfter(paidAt, limitHours.purchase);
}

/** Until when a purchase should have arrived at the warehouse: 8 days at most (rule P-07). */
export function arrivalDue(purchasedAt: string): string {
  return daysAfter(purchasedAt, limitDays.arrival);
}

/** Until when something is done to stored goods, sealing and changed packaging among it: 24 hours (rules P-18 and P-19). */
export function itemServiceDue(from: string): string {
  return hoursAfter(from, limitHours.itemService);
}

/** Until when a parcel is packed: 24 hours after payment (rule P-17); see `priorityStockOutDue` for those that paid for more. */
export function packingDue(paidAt: string): string {
  return hoursAfter(paidAt, limitHours.packing);
}

/** Until when the carrier has fetched a packed parcel: 48 hours (rule P-20). */
export function carrierPickupDue(packedAt: string): string {
  return hoursAfter(packedAt, limitHours.carrierPickup);
}

/** Until when an unmatched parcel is held for its owner (rule P-16). */
export function abnormalHeldUntil(
  arrivedAt: string,
  { heldDays }: Pick<Settings["unannouncedTerms"], "heldDays"> = seededSettings.unannouncedTerms,
): string {
  return daysAfter(arrivedAt, heldDays);
}

/** Until when the freight deposit is settled after dispatch (rule P-24). */
export function settlementDue(dispatchedAt: string, settleDays = seededSettings.parcelSettleDays): string {
  return daysAfter(dispatchedAt, settleDays);
}

/** When a delivered parcel counts as received without the shopper's word. */
export function receiptConfirmsItselfAt(deliveredAt: string, confirmDays = seededSettings.parcelConfirmDays): string {
  return daysAfter(deliveredAt, confirmDays);
}
