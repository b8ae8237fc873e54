import { toDecimal } from "@sihai/domain";
import { dayMs } from "@sihai/domain/clocks";
import type { LocalText } from "@sihai/domain/language";
import { momentReached, type StorageMoment, type StorageTerms, storageMoments } from "@sihai/domain/storage";
import type { Deps, SubjectOf, Tx } from "#platform";
import { lockItems } from "../item/index.ts";
import { tell } from "../message/index.ts";
import { armStorageClock, type storageClockTimer } from "./arm-storage-clock.ts";
import { lockStored } from "./shelf/shelved-item.store.ts";
import { openTask } from "./storage-task/move-storage-task.ts";
import { wasToldSince } from "./storage-task/storage-task.store.ts";

/** One mail of a kind in so many hours, however many goods it is about; messages tell of each. */
const mailPauseMs = 12 * 3_600_000;
/** Goods whose clock runs. */
const lying: readonly string[] = ["stocked-in", "awaiting-confirmation"];

/**
 * A moment of an item's storage has come: its owner is reminded, or at the end of the overdue days the item is put on the staff's list.
 * Nothing is ever taken away here (rule F39). What left its shelf, or lies until another day by now, is left alone.
 */
export async function storageMomentCame(
  { userId, itemId, moment }: SubjectOf<typeof storageClockTimer>,
  deps: Deps,
  tx: Tx,
): Promise<void> {
  const [item] = await lockItems(tx, [{ userId, itemId }]);
  const stored = await lockStored(tx, { userId, itemId });
  if (!item || !stored || !lying.includes(item.state) || stored.pausedAt) return;
  const rules = deps.settings.at(stored.stockedInAt);
  if (!storageMoments(stored.freeUntil, rules).some(({ at }) => at.getTime() === moment.getTime())) return;
  const now = deps.clock.now();
  const reached = momentReached(stored.freeUntil, now, rules);
  await armStorageClock(tx, deps, stored, now);
  if (!reached) return;
  if (reached.kind === "ended")
    await openTask(tx, { userId, itemId, kind: "forfeit", at: now, notBefore: now }, { kind: "system" });
  const mailedSince = new Date(now.getTime() - mailPauseMs);
  await remind(tx, deps, reached, {
    userId,
    type: "warehouse" as const,
    link: `/order/in-storage/goods-list?warehouse=${stored.warehouse}&item=${itemId}`,
    mail: !(await wasToldSince(tx, userId, templates[reached.kind], mailedSince)),
    at: now,
    item: { itemNo: item.itemNo, name: item.name },
    freeUntil: stored.freeUntil,
    terms: rules.storageTerms,
  });
}

const templates = {
  ending: "storage-ending",
  overdue: "storage-overdue",
  forfeiting: "storage-forfeiting",
  ended: "storage-ended",
} as const;

type Reminder = {
  userId: string;
  type: "warehouse";
  link: string;
  mail: boolean;
  at: Date;
  item: { itemNo: string; name: LocalText };
  freeUntil: Date;
  terms: StorageTerms;
};

async function remind(tx: Tx, deps: Deps, moment: StorageMoment, { item, freeUntil, terms, ...to }: Reminder): Promise<void> {
  const forfeitsAt = new Date(freeUntil.getTime() + terms.overdueDays * dayMs).toISOString();
  switch (moment.kind) {
    case "ending":
      return tell(tx, deps, {
        ...to,
        template: templates.ending,
        facts: { ...item, days: moment.days, endsAt: freeUntil.toISOString() },
      });
    case "overdue":
      return tell(tx, deps, {
        ...to,
        template: templates.overdue,
        facts: { ...item, feeCny: toDecimal(terms.feePerDay), forfeitsAt },
      });
    case "forfeiting":
      return tell(tx, deps, { ...to, template: templates.forfeiting, facts: { ...item, days: moment.days, forfeitsAt } });
    case "ended":
      return tell(tx, deps, { ...to, template: templates.ended, facts: item });
  }
}
