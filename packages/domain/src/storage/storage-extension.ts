import { dayMs } from "../clocks/index.ts";
import { add, type Money, times } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { Settings } from "../setting/settings.ts";
import { type StorageTerms, storageTime } from "./storage.ts";

/** What one call may ask for; what may be bought is a setting. */
export const extensionLimits = { items: 50, months: 12 } as const;

/** What longer storage costs now, and the terms of the item's stock-in. */
export type ExtensionRules = { storageExtension: Settings["storageExtension"]; storageTerms: StorageTerms };

/** An extension that was not paid in time lapses. */
export const extensionTransitions = { unpaid: ["paid", "lapsed"], paid: [], lapsed: [] } as const satisfies Record<
  string,
  readonly string[]
>;

/** How an item's time in storage stands. `stillMs`: how long its clock stood still; it is added to every limit. */
export type StorageClock = { stockedInAt: Date; freeUntil: Date; stillMs: number; pausedAt: Date | null; now: Date };

export const extensionObstacles = ["ended", "being-packed", "at-the-limit"] as const;
export type ExtensionObstacle = (typeof extensionObstacles)[number];
export type Extension = {
  months: number;
  fee: Money;
  overdueDays: number;
  /** What the days over free storage cost so far; settled with it. */
  overdueFee: Money;
  total: Money;
  endsBefore: Date;
  endsAfter: Date;
};

/** Days over free storage, each begun one counted (rule F-26). */
export function overdueDays(freeUntil: Date, now: Date): number {
  return Math.max(0, Math.ceil((now.getTime() - freeUntil.getTime()) / dayMs));
}

/** What the days over free storage cost by `until`: those that are kept, and none after them (rule F-26). */
export function overdueFee(freeUntil: Date, until: Date, { overdueDays: most, feePerDay }: StorageTerms): Money {
  return times(feePerDay, Math.min(most, overdueDays(freeUntil, until)));
}

/** What an item that lay until `until` owes by these terms; `freeMs`: time that did not count, and months that were bought. */
export function storedFee(
  { stockedInAt, until, freeMs }: { stockedInAt: Date; until: Date; freeMs: number },
  terms: StorageTerms,
): Money {
  return overdueFee(new Date(stockedInAt.getTime() + freeMs + terms.freeDays * dayMs), until, terms);
}

/** By how many months an item's storage may still be extended, and why by none. */
export function extensionRoom(
  clock: StorageClock,
  { storageExtension, storageTerms }: ExtensionRules,
): { monthsMax: number; obstacle: ExtensionObstacle | null } {
  if (clock.pausedAt !== null) return { monthsMax: 0, obstacle: "being-packed" };
  if (storageTime(clock, storageTerms).phase === "ended") return { monthsMax: 0, obstacle: "ended" };
  const limit = clock.stockedInAt.getTime() + clock.stillMs + storageExtension.daysMost * dayMs;
  const months = Math.floor((limit - startOf(clock).getTime()) / (storageExtension.daysPerMonth * dayMs));
  const monthsMax = Math.min(storageExtension.monthsMost, months);
  return monthsMax > 0 ? { monthsMax, obstacle: null } : { monthsMax: 0, obstacle: "at-the-limit" };
}

/** The new time begins where the free time ends; for goods overdue it begins now, and what they cost until now is settled. */
function startOf({ freeUntil, now }: StorageClock): Date {
  return freeUntil > now ? freeUntil : now;
}

/** What so many months cost and until when they last. Refuses what `extensionRoom` does not allow. */
export function extendStorage(
  clock: StorageClock,
  months: number,
  rules: ExtensionRules,
): Result<Extension, { code: "STORAGE_EXTENSION_REFUSED"; obstacle: ExtensionObstacle; monthsMax: number }> {
  const { monthsMax, obstacle } = extensionRoom(clock, rules);
  if (!Number.isInteger(months) || months < 1 || months > monthsMax)
    return refuse({ code: "STORAGE_EXTENSION_REFUSED", obstacle: obstacle ?? "at-the-limit", monthsMax });
  const { storageExtension } = rules;
  const days = overdueDays(clock.freeUntil, clock.now);
  const fee = times(storageExtension.feePerMonth, months);
  const owed = overdueFee(clock.freeUntil, clock.now, rules.storageTerms);
  const endsAfter = new Date(startOf(clock).getTime() + months * storageExtension.daysPerMonth * dayMs);
  return ok({
    months,
    fee,
    overdueDays: days,
    overdueFee: owed,
    total: add(fee, owed),
    endsBefore: clock.freeUntil,
    endsAfter,
  });
}
