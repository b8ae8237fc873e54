import { ok, refuse } from "@sihai/domain";
import { refuseCourier } from "@sihai/domain/courier";
import { mayEnterLogistics } from "@sihai/domain/forwarding";
import { clearTimer, type Deps, type Tx } from "#platform";
import { type Actor, type Item, moveItem } from "../item/index.ts";
import { claimDelivery } from "../order/index.ts";
import { announceDelivery, withdrawDeliveries } from "../tracking/index.ts";
import { closeDelivery } from "../warehouse/index.ts";
import { logisticsTimers } from "./timers.ts";

type Entry = { userId: string; items: readonly Item[]; courier: string; trackingNo: string; by: Actor; at: Date };

/** Gives locked items of one customer their courier and number, whoever enters them; the old number is free again when nothing else travels under it. */
export async function enterNumber(tx: Tx, deps: Deps, { userId, items, courier, trackingNo, by, at }: Entry) {
  const isNew = items.some((item) => item.courier !== courier);
  const refused = isNew ? refuseCourier(deps.settings.at(at).couriers, courier) : null;
  if (refused) return refuse(refused);
  if (!items.every(({ state }) => mayEnterLogistics(state))) return refuse({ code: "LOGISTICS_CLOSED" as const });
  if (!(await claimDelivery(tx, { userId, courier, trackingNo, at })))
    return refuse({ code: "TRACKING_IN_REVIEW" as const, trackingNo });
  for (const item of items) {
    if (item.courier === courier && item.trackingNo === trackingNo) continue;
    if (!(await move(tx, deps, item, { courier, trackingNo, by, at }))) return refuse({ code: "LOGISTICS_CLOSED" as const });
  }
  const left = new Set(items.flatMap(({ trackingNo: old }) => (old === null || old === trackingNo ? [] : [old])));
  for (const number of left) await closeDelivery(tx, { userId, trackingNo: number, at });
  return ok();
}

/** Its history keeps by when the number was due: an entry of staff may be taken back. */
async function move(tx: Tx, deps: Deps, item: Item, { courier, trackingNo, by, at }: Omit<Entry, "userId" | "items">) {
  const key = { userId: item.userId, itemId: item.id };
  const change = { courier, trackingNo, dueAt: null };
  const facts = { courier, trackingNo, ...(item.dueAt && { dueWas: item.dueAt.toISOString() }) };
  const moved = await moveItem(tx, { ...key, to: "in-transit", by, at, note: trackingNo, facts, change });
  if (!moved.ok) return false;
  if (item.state === "awaiting-logistics") await clearTimer(tx, logisticsTimers.due, key);
  await withdrawDeliveries(tx, key);
  await announceDelivery(tx, deps, { ...key, itemNo: item.itemNo, courier, trackingNo, pieces: item.quantity, at });
  return true;
}
