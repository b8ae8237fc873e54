import { type Money, ok, type Result, refuse, sign, subtract, toDecimal, zero } from "@sihai/domain";
import type { ParcelState } from "@sihai/domain/parcel";
import type { Settings } from "@sihai/domain/setting";
import { clearTimer, type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { lockItems } from "../../item/index.ts";
import { deposit, post, world } from "../../ledger/index.ts";
import { tell } from "../../message/index.ts";
import { cancelOpenTrade } from "../../payment/index.ts";
import { releaseDiscounts } from "../../promotion/index.ts";
import type { Actor } from "../../timeline/index.ts";
import { moveParcel } from "../move-parcel.ts";
import { forgetMissing } from "../packing/missing-items.store.ts";
import { askToPutBack } from "../packing/put-back.store.ts";
import { findParcel, lockParcel, type ParcelKey } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";
import { itemsOfParcel, releaseParcelItems } from "../parcel-item.store.ts";
import { backToStorage } from "../submit/parcel-goods.ts";
import { parcelTimers } from "../timers.ts";
import { keptOnCancel } from "./kept-on-cancel.ts";
import { refundParcel } from "./refund-parcel.ts";

type Command = { userId: string; packageId: string; now: Date; once: Once | null };
type Cancelled = { state: ParcelState; refunded: Money };
type Refusal = { code: "PARCEL_NOT_FOUND" } | { code: "PARCEL_CANCEL_REFUSED" } | OnceRefusal;

/**
 * The buyer cancels a parcel that is not sealed: goods back on their shelves, the money back in the wallet once, less the fee for opening
 * a packed parcel.
 */
export async function cancelParcel(deps: Deps, { userId, packageId, now, once }: Command): Promise<Result<Cancelled, Refusal>> {
  return transact<Cancelled, Refusal>(
    deps.db,
    async (tx) => {
      const known = await findParcel(tx, userId, packageId);
      if (!known) return refuse({ code: "PARCEL_NOT_FOUND" });
      const key = { userId, parcelId: known.id };
      // The trade is locked before the parcel. A paid one stays paid: its money is refunded below.
      const wasOpen = await cancelOpenTrade(tx, { userId, purpose: "parcel", subjectId: known.id, at: now });
      const parcel = await lockParcel(tx, key);
      if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
      const moved = await moveParcel(
        tx,
        parcel,
        { action: "cancel", by: { kind: "user", id: userId }, at: now },
        { dueAt: null },
      );
      if (!moved.ok) return refuse({ code: "PARCEL_CANCEL_REFUSED" });
      await clearTimer(tx, parcelTimers.cancelUnpaid, key);
      await returnToStorage(tx, deps, parcel, { kind: "user", id: userId }, now);
      const refunded = wasOpen.ok ? zero("CNY") : await refundCancelled(tx, parcel, deps.settings.at(parcel.createdAt), now);
      await tell(tx, deps, {
        userId,
        type: "parcel",
        template: "parcel-cancelled",
        facts: { packageNo: parcel.packageNo, amountCny: toDecimal(refunded) },
        link: "/order/in-storage/goods-list",
        at: now,
      });
      return ok({ state: moved.value, refunded });
    },
    once,
  );
}

/** The timer: seven days passed unpaid (rule H-41). Nothing happens when the payment came first (rule F12). */
export async function cancelUnpaidParcel(key: ParcelKey, deps: Deps, tx: Tx): Promise<void> {
  const now = deps.clock.now();
  const open = await cancelOpenTrade(tx, { userId: key.userId, purpose: "parcel", subjectId: key.parcelId, at: now });
  if (!open.ok) return;
  const parcel = await lockParcel(tx, key);
  if (!parcel) return;
  const moved = await moveParcel(tx, parcel, { action: "expire", by: { kind: "system" }, at: now });
  if (!moved.ok) return;
  await returnToStorage(tx, deps, parcel, { kind: "system" }, now);
  await tell(tx, deps, {
    userId: key.userId,
    type: "parcel",
    template: "parcel-unpaid-cancelled",
    facts: { packageNo: parcel.packageNo },
    link: "/order/in-storage/goods-list",
    mail: true,
    at: now,
  });
}

/** The timer of days 3 and 6. One that rings late, when the time to pay is over, leaves the word to the cancelling. */
export async function remindUnpaidParcel(key: ParcelKey, deps: Deps, tx: Tx): Promise<void> {
  const now = deps.clock.now();
  const parcel = await lockParcel(tx, key);
  if (parcel?.state !== "unpaid" || now >= parcel.payBefore) return;
  await tell(tx, deps, {
    userId: parcel.userId,
    type: "parcel",
    template: "parcel-unpaid-reminder",
    facts: { packageNo: parcel.packageNo, amountCny: toDecimal(parcel.total), payBefore: parcel.payBefore.toISOString() },
    link: `/package/detail?packageId=${parcel.packageNo}`,
    mail: true,
    at: now,
  });
}

/** Goods back on their shelves, storage clocks going on with the time they stood still added; coupon, code and credits back (rule F22). */
async function returnToStorage(tx: Tx, deps: Deps, parcel: Parcel, by: Actor, at: Date): Promise<void> {
  const { userId, packageNo } = parcel;
  const key = { userId, parcelId: parcel.id, packageNo };
  const items = await itemsOfParcel(tx, key);
  const ids = items.map(({ itemId }) => itemId);
  await lockItems(
    tx,
    ids.map((itemId) => ({ userId, itemId })),
  );
  await backToStorage(tx, deps, key, ids, by, at);
  await askToPutBack(
    tx,
    key,
    items.flatMap(({ itemId, picked }) => (picked ? itemId : [])),
    at,
  );
  await forgetMissing(tx, key);
  await releaseParcelItems(tx, key);
  await releaseDiscounts(tx, { ...key, at });
}

/** Everything paid comes back but for opening the box, now and before, by the fee that held at its submit. */
async function refundCancelled(tx: Tx, parcel: Parcel, rules: Settings, at: Date): Promise<Money> {
  const { userId, id } = parcel;
  const fee = keptOnCancel(parcel, rules);
  const refunded = subtract(parcel.total, fee);
  if (sign(fee) > 0 || sign(parcel.discount) > 0) {
    const charged = await post(tx, {
      key: `reopen-parcel:${id}`,
      kind: "reopen-parcel",
      userId,
      at,
      subject: `parcel:${parcel.packageNo}`,
      postings: [
        { from: deposit(userId), to: world("service-income"), amount: fee },
        { from: deposit(userId), to: world("promotion"), amount: parcel.discount },
      ],
    });
    if (!charged.ok) throw new Error(`the deposit of parcel ${parcel.packageNo} is short by ${toDecimal(charged.refusal.short)}`);
  }
  await refundParcel(tx, parcel, { key: `cancel-parcel:${id}`, kind: "refund-parcel", amount: refunded, at });
  return refunded;
}
