import { dayMs } from "../clocks/index.ts";
import type { Settings } from "../setting/settings.ts";

export type StorageTerms = Settings["storageTerms"];

/** `ofDays`: how long the phase lasts in all, by its terms. */
export type StorageTime = {
  phase: "free" | "overdue" | "ended";
  daysLeft: number;
  ofDays: number;
  endsAt: Date;
  paused: boolean;
};

/**
 * How long an item may still lie on its shelf, by the terms of its stock-in. Whole days, rounded up; the clock stands still from `pausedAt`
 * while the item is in a parcel (rule F-26).
 */
export function storageTime(
  { freeUntil, pausedAt, now }: { freeUntil: Date; pausedAt: Date | null; now: Date },
  { freeDays, overdueDays: ofDays }: StorageTerms,
): StorageTime {
  const at = (pausedAt ?? now).getTime();
  const freeLeft = freeUntil.getTime() - at;
  const freeEnd = pausedAt ? new Date(now.getTime() + freeLeft) : freeUntil;
  const paused = pausedAt !== null;
  if (freeLeft > 0) return { phase: "free", daysLeft: Math.ceil(freeLeft / dayMs), ofDays: freeDays, endsAt: freeEnd, paused };
  const left = freeLeft + ofDays * dayMs;
  const endsAt = storageLost(freeEnd, { overdueDays: ofDays });
  if (left > 0) return { phase: "overdue", daysLeft: Math.ceil(left / dayMs), ofDays, endsAt, paused };
  return { phase: "ended", daysLeft: 0, ofDays, endsAt, paused };
}

/** Days an item lies free in all: those of its stock-in with what its owner's level added, and the months that were bought. */
export function freeDaysInAll({
  stockedInAt,
  freeUntil,
  stillMs,
}: {
  stockedInAt: Date;
  freeUntil: Date;
  stillMs: number;
}): number {
  return Math.round((freeUntil.getTime() - stockedInAt.getTime() - stillMs) / dayMs);
}

/** When what is kept too long becomes the platform's (rule F-26). */
export function storageLost(freeUntil: Date, { overdueDays }: Pick<StorageTerms, "overdueDays">): Date {
  return new Date(freeUntil.getTime() + overdueDays * dayMs);
}

/** When free storage ends after the clock stood still from `pausedAt` to `now`. */
export function resumeStorage(freeUntil: Date, pausedAt: Date, now: Date): Date {
  return new Date(freeUntil.getTime() + Math.max(0, now.getTime() - pausedAt.getTime()));
}
