import { ok, refuse } from "@sihai/domain";
import { isTold, lastSteps } from "@sihai/domain/service";
import { type Deps, inTransaction, transact } from "#platform";
import { tell } from "../message/index.ts";
import { findServiceItem } from "./service-item.store.ts";
import {
  claimStep,
  endSubscription,
  insertSubscription,
  lockSubscriptions,
  openSubscriptions,
  stepsToTell,
} from "./subscription.store.ts";

type Command = { userId: string; itemNo: string; now: Date };

/** Items one follows, and how many one may (rules L-09 to L-13). */
export async function listSubscriptions({ db, settings }: Deps, userId: string, now: Date) {
  const open = await openSubscriptions(db, userId);
  return ok({ count: open.length, max: settings.at(now).followedItemsMost, itemNos: open.map(({ itemNo }) => itemNo) });
}

/** Follows an item by mail; doing it twice is doing it once. Refuses more than there may be (rule L-13) and items that are over. */
export function subscribeItem({ db, settings }: Deps, { userId, itemNo, now }: Command) {
  const max = settings.at(now).followedItemsMost;
  return transact<
    { count: number; max: number },
    { code: "ITEM_NOT_FOUND" } | { code: "SUBSCRIPTIONS_FULL"; most: number } | { code: "SUBSCRIPTION_REFUSED" }
  >(db, async (tx) => {
    await lockSubscriptions(tx, userId);
    const item = await findServiceItem(tx, itemNo, userId);
    if (!item) return refuse({ code: "ITEM_NOT_FOUND" });
    const open = await openSubscriptions(tx, userId);
    if (open.some(({ itemId }) => itemId === item.itemId)) return ok({ count: open.length, max });
    if (lastSteps.includes(item.itemState)) return refuse({ code: "SUBSCRIPTION_REFUSED" });
    if (open.length >= max) return refuse({ code: "SUBSCRIPTIONS_FULL", most: max });
    const taken = new Set(open.map(({ slot }) => slot));
    const slot = Array.from({ length: max }, (_, index) => index + 1).find((free) => !taken.has(free));
    if (slot === undefined) throw new Error(`of ${max} slots of customer ${userId} none is free, and ${open.length} are taken`);
    await insertSubscription(tx, { userId, itemId: item.itemId, slot, at: now });
    return ok({ count: open.length + 1, max });
  });
}

/** Follows an item no longer; harmless when it was not followed. `ITEM_NOT_FOUND` for another's. */
export function unsubscribeItem({ db, settings }: Deps, { userId, itemNo, now }: Command) {
  const max = settings.at(now).followedItemsMost;
  return transact<{ count: number; max: number }, { code: "ITEM_NOT_FOUND" }>(db, async (tx) => {
    await lockSubscriptions(tx, userId);
    const item = await findServiceItem(tx, itemNo, userId);
    if (!item) return refuse({ code: "ITEM_NOT_FOUND" });
    await endSubscription(tx, userId, item.itemId, now);
    return ok({ count: (await openSubscriptions(tx, userId)).length, max });
  });
}

const batch = 200;

/** Mails subscribers what happened to their items since the last look, each step once; the last step ends the subscription. */
export async function tellSubscribers(deps: Deps): Promise<void> {
  for (const step of await stepsToTell(deps.db, batch)) {
    await inTransaction(deps.db, async (tx) => {
      if (!(await claimStep(tx, step))) return;
      const at = deps.clock.now();
      if (isTold(step)) {
        const { itemNo, name, to } = step;
        await tell(tx, deps, {
          userId: step.userId,
          type: "order",
          template: "item-followed",
          facts: { itemNo, name, state: to },
          link: `/order/detail?orderNo=${step.orderNo}`,
          mail: true,
          at,
        });
      }
      if (lastSteps.includes(step.to)) await endSubscription(tx, step.userId, step.itemId, at);
    });
  }
}
