import { ok, type Result, refuse } from "@sihai/domain";
import { receiptConfirmsItselfAt } from "@sihai/domain/clocks";
import type { ParcelActionRefusal, ParcelState } from "@sihai/domain/parcel";
import { type Deps, setTimer, type Tx } from "#platform";
import { lockItems, moveItem } from "../../item/index.ts";
import { tell } from "../../message/index.ts";
import type { Actor } from "../../timeline/index.ts";
import { moveParcel } from "../move-parcel.ts";
import type { Parcel } from "../parcel.types.ts";
import { itemsOfParcel } from "../parcel-item.store.ts";
import { parcelTimers } from "../timers.ts";
import { markFound } from "./exception.store.ts";

/**
 * A locked parcel that counted as lost or seized was delivered after all: it is an ordinary delivered parcel from now on, its goods are on
 * their way to receipt, and the days for damage begin today. Refuses for one that is no exception, or whose goods are back with us.
 */
export async function deliverAfterAll(
  tx: Tx,
  deps: Deps,
  parcel: Parcel,
  { by, at, note }: { by: Actor; at: Date; note: string },
): Promise<Result<ParcelState, ParcelActionRefusal>> {
  const { userId, packageNo } = parcel;
  const key = { userId, parcelId: parcel.id };
  const moved = await moveParcel(tx, parcel, { action: "deliver-after-all", by, at, note }, { deliveredAt: at });
  if (!moved.ok) return moved;
  if (!(await markFound(tx, key, at)))
    return refuse({ code: "PARCEL_STATE_REFUSED", action: "deliver-after-all", state: parcel.state });
  const items = await lockItems(
    tx,
    (await itemsOfParcel(tx, key)).map(({ itemId }) => ({ userId, itemId })),
  );
  for (const item of items.filter(({ state }) => state === "lost")) {
    const found = await moveItem(tx, { userId, itemId: item.id, to: "shipped", by, at, facts: { packageNo } });
    if (!found.ok) throw new Error(`item ${item.itemNo} of parcel ${packageNo} is ${found.refusal.from}`);
  }
  const confirmsAt = new Date(receiptConfirmsItselfAt(at.toISOString(), parcel.policy.confirmDays));
  await setTimer(tx, parcelTimers.confirmReceipt, key, confirmsAt);
  await tell(tx, deps, {
    userId,
    type: "parcel",
    template: "parcel-found",
    facts: { packageNo },
    link: `/package/detail?packageId=${packageNo}`,
    mail: true,
    at,
  });
  return ok(moved.value);
}
