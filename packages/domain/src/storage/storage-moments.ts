import { dayMs } from "../clocks/index.ts";
import type { Settings } from "../setting/settings.ts";

/** The rules of the day an item came in: its terms, and the days on which its owner is reminded. */
export type StorageRules = Pick<Settings, "storageTerms" | "storageReminderDays">;

/** Instants at which something happens to goods that only lie there. */
export type StorageMoment =
  | { kind: "ending"; days: number; at: Date }
  | { kind: "overdue"; at: Date }
  | { kind: "forfeiting"; days: number; at: Date }
  | { kind: "ended"; at: Date };

/** All of them, the earliest first: reminders, the end of free storage, reminders again, the end of overdue storage. */
export function storageMoments(freeUntil: Date, { storageTerms, storageReminderDays }: StorageRules): StorageMoment[] {
  const free = freeUntil.getTime();
  const end = free + storageTerms.overdueDays * dayMs;
  // A reminder of forfeit before the goods are overdue at all would come out of turn.
  const forfeiting = storageReminderDays.forfeiting.filter((days) => days < storageTerms.overdueDays);
  return [
    ...storageReminderDays.ending.map((days): StorageMoment => ({ kind: "ending", days, at: new Date(free - days * dayMs) })),
    { kind: "overdue", at: freeUntil },
    ...forfeiting.map((days): StorageMoment => ({ kind: "forfeiting", days, at: new Date(end - days * dayMs) })),
    { kind: "ended", at: new Date(end) },
  ];
}

/** What stands at `now`: the latest moment that has come. Null: none has. Several that passed unseen are one. */
export function momentReached(freeUntil: Date, now: Date, rules: StorageRules): StorageMoment | null {
  return storageMoments(freeUntil, rules).findLast(({ at }) => at <= now) ?? null;
}

/** The next moment after `now`; null once storage has ended. */
export function nextMoment(freeUntil: Date, now: Date, rules: StorageRules): StorageMoment | null {
  return storageMoments(freeUntil, rules).find(({ at }) => at > now) ?? null;
}
