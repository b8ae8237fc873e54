import { dayMs, limitDays } from "../clocks/index.ts";

/** Free storage, then overdue storage, then forfeit (rules P-14 and P-15). Days. */
export const storagePolicy = {
  freeDays: limitDays.freeStorage,
  graceDays: limitDays.overdueStorage,
  overdueFeePerDay: "0.50",
} as const;
/** Free pictures of every item (rule F-15). */
export const standardPhotos = 3;

export type StorageTime = { phase: "free" | "overdue" | "ended"; daysLeft: number; endsAt: Date; paused: boolean };

/**
 * How long an item may still lie on its shelf. Whole days, rounded up; the clock stands still from `pausedAt` while the item is in a
 * parcel (rule F-26).
 */
export function storageTime({ freeUntil, pausedAt, now }: { freeUntil: Date; pausedAt: Date | null; now: Date }): StorageTime {
  const at = (pausedAt ?? now).getTime();
  const freeLeft = freeUntil.getTime() - at;
  const endsAt = pausedAt ? new Date(now.getTime() + freeLeft) : freeUntil;
  if (freeLeft > 0) return { phase: "free", daysLeft: Math.ceil(freeLeft / dayMs), endsAt, paused: pausedAt !== null };
  const graceLeft = freeLeft + storagePolicy.graceDays * dayMs;
  const graceEnd = new Date(endsAt.getTime() + storagePolicy.graceDays * dayMs);
  if (graceLeft > 0)
    return { phase: "overdue", daysLeft: Math.ceil(graceLeft / dayMs), endsAt: graceEnd, paused: pausedAt !== null };
  return { phase: "ended", daysLeft: 0, endsAt: graceEnd, paused: pausedAt !== null };
}

/** When free storage ends after the clock stood still from `pausedAt` to `now`. */
export function resumeStorage(freeUntil: Date, pausedAt: Date, now: Date): Date {
  return new Date(freeUntil.getTime() + Math.max(0, now.getTime() - pausedAt.getTime()));
}
