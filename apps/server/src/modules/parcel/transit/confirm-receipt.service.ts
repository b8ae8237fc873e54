import { type Money, ok, type Result, refuse, subtract, sum, zero } from "@sihai/domain";
import { transitAlert } from "@sihai/domain/courier";
import { growthOfFreight, growthOfGoods, paidForGoods } from "@sihai/domain/membership";
import { mayConfirmReceipt, type ParcelActionRefusal, type ParcelState } from "@sihai/domain/parcel";
import type { Settings } from "@sihai/domain/setting";
import { clearTimer, type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { type Item, lockItems, moveItem } from "../../item/index.ts";
import { grow, rewardInvitation } from "../../membership/index.ts";
import { earnCreditsFor } from "../../promotion/index.ts";
import type { Actor } from "../../timeline/index.ts";
import { scansOf } from "../../tracking/index.ts";
import { moveParcel } from "../move-parcel.ts";
import { findParcel, lockParcel, type ParcelKey } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";
import { itemsOfParcel } from "../parcel-item.store.ts";
import { parcelTimers } from "../timers.ts";

/** Parcels submitted before levels had a share of their own. */
const everybodysShareBp = 10_000;

type Command = { userId: string; packageId: string; now: Date; once: Once | null };
type Refusal = { code: "PARCEL_NOT_FOUND" } | ParcelActionRefusal | OnceRefusal;

/**
 * The customer has the parcel, whether the carrier's scan came or not (rule H-39): its items are received, credits and growth
 * earned. `PARCEL_STATE_REFUSED` while it is on its way back to us.
 */
export async function confirmReceipt(
  deps: Deps,
  { userId, packageId, now, once }: Command,
): Promise<Result<{ state: ParcelState }, Refusal>> {
  return transact<{ state: ParcelState }, Refusal>(
    deps.db,
    async (tx) => {
      const known = await findParcel(tx, userId, packageId);
      const parcel = known && (await lockParcel(tx, { userId, parcelId: known.id }));
      if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
      const alert = transitAlert((await scansOf(tx, userId, "parcel", [parcel.id])).map(({ status }) => status));
      if (parcel.state === "shipped" && !mayConfirmReceipt(parcel.state, alert))
        return refuse({ code: "PARCEL_STATE_REFUSED", action: "confirm-receipt", state: parcel.state });
      const done = await complete(tx, deps, parcel, { kind: "user", id: userId }, now);
      return done.ok ? ok({ state: done.value }) : done;
    },
    once,
  );
}

/** The timer: thirty days after delivery without a word (rule H-42). */
export async function confirmReceiptByTime(key: ParcelKey, deps: Deps, tx: Tx): Promise<void> {
  const parcel = await lockParcel(tx, key);
  if (parcel) await complete(tx, deps, parcel, { kind: "system" }, deps.clock.now());
}

async function complete(
  tx: Tx,
  deps: Deps,
  parcel: Parcel,
  by: Actor,
  at: Date,
): Promise<Result<ParcelState, ParcelActionRefusal>> {
  const moved = await moveParcel(tx, parcel, { action: "confirm-receipt", by, at }, { completedAt: at, dueAt: null });
  if (!moved.ok) return moved;
  const key = { userId: parcel.userId, parcelId: parcel.id };
  if (by.kind === "user") await clearTimer(tx, parcelTimers.confirmReceipt, key);
  const items = await lockItems(
    tx,
    (await itemsOfParcel(tx, key)).map(({ itemId }) => ({ userId: parcel.userId, itemId })),
  );
  for (const item of items) {
    const received = await moveItem(tx, { userId: parcel.userId, itemId: item.id, to: "received", by, at });
    if (!received.ok) throw new Error(`item ${item.itemNo} of parcel ${parcel.packageNo} is ${received.refusal.from}`);
  }
  const freightPaid = subtract(parcel.settlement?.finalFreight ?? zero("CNY"), parcel.freightDiscount);
  const earner = { ...key, packageNo: parcel.packageNo, at };
  const rules = deps.settings.at(parcel.createdAt);
  await earnCreditsFor(tx, earner, freightPaid, { rules, shareBp: parcel.policy.creditsShareBp ?? everybodysShareBp });
  await growBy(tx, earner, { freightPaid, items, rules });
  await rewardInvitation(tx, deps, { ...earner, freightPaid });
  return moved;
}

/** What was paid for shipping and for the goods counts once they have arrived: until then it may still be given back. */
async function growBy(
  tx: Tx,
  { userId, packageNo, at }: { userId: string; packageNo: string; at: Date },
  { freightPaid, items, rules }: { freightPaid: Money; items: readonly Item[]; rules: Pick<Settings, "growthPrice"> },
): Promise<void> {
  const goods = sum(items.map(paidForGoods), "CNY");
  const earned = { userId, reference: packageNo, at };
  await grow(tx, { ...earned, cause: "freight", growth: growthOfFreight(freightPaid, rules), amount: freightPaid });
  await grow(tx, { ...earned, cause: "goods", growth: growthOfGoods(goods, rules), amount: goods });
}
