import { dayMs } from "../clocks/index.ts";
import { storagePolicy } from "./storage.ts";

/** Reminders before free storage ends, in days (rule F-26), and before overdue goods are forfeited. */
export const endingReminderDays = [30, 14, 7, 3, 1] as const;
export const forfeitReminderDays = [3, 1] as const;

/** Instants at which something happens to goods that only lie there. */
export type StorageMoment =
  | { kind: "ending"; days: number; at: Date }
  | { kind: "overdue"; at: Date }
  | { kind: "forfeiting"; days: number; at: Date }
  | { kind: "ended"; at: Date };

/** All of them, the earliest first: reminders, the end of free storage, reminders again, the end of overdue storage. */
export function storageMoments(freeUntil: Date): StorageMoment[] {
  const free = freeUntil.getTime();
  const end = free + storagePolicy.graceDays * dayMs;
  return [
    ...endingReminderDays.map((days): StorageMoment => ({ kind: "ending", days, at: new Date(free - days * dayMs) })),
    { kind: "overdue", at: freeUntil },
    ...forfeitReminderDays.map((days): StorageMoment => ({ kind: "forfeiting", days, at: new Date(end - days * dayMs) })),
    { kind: "ended", at: new Date(end) },
  ];
}

/** What stands at `now`: the latest moment that has come. Null: none has. Several that passed unseen are one. */
export function momentReached(freeUntil: Date, now: Date): StorageMoment | null {
  return storageMoments(freeUntil).findLast(({ at }) => at <= now) ?? null;
}

/** The next moment after `now`; null once storage has ended. */
export function nextMoment(freeUntil: Date, now: Date): StorageMoment | null {
  return storageMoments(freeUntil).find(({ at }) => at > now) ?? null;
}
