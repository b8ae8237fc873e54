import { remindLogisticsBefore } from "@sihai/domain/forwarding";
import type { Settings } from "@sihai/domain/setting";
import { clearTimer, setTimer, type Tx } from "#platform";
import { type Item, moveItem } from "../item/index.ts";
import { withdrawDeliveries } from "../tracking/index.ts";
import { logisticsTimers } from "./timers.ts";

type Waits = { dueAt: Date; isAnew: boolean; staffId: string; at: Date; rules: Pick<Settings, "deadlines"> };

/** A locked item on its way has no number any more and waits for another; its customer is reminded before the time ends. */
export async function awaitNumber(tx: Tx, item: Item, { dueAt, isAnew, staffId, at, rules }: Waits): Promise<void> {
  const key = { userId: item.userId, itemId: item.id };
  const change = { courier: null, trackingNo: null, dueAt };
  const by = { kind: "staff", id: staffId } as const;
  const moved = await moveItem(tx, { ...key, to: "awaiting-logistics", by, at, change });
  if (!moved.ok) throw new Error(`item ${item.id} cannot wait for another number`);
  await withdrawDeliveries(tx, key);
  await setTimer(tx, logisticsTimers.due, key, dueAt);
  // By the old time the old reminder comes.
  if (!isAnew) return;
  const order = { userId: item.userId, orderId: item.orderId };
  await clearTimer(tx, logisticsTimers.remind, order);
  await setTimer(tx, logisticsTimers.remindAgain, { ...order, dueAt }, remindLogisticsBefore(dueAt, rules));
}
