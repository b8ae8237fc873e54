import { ok, type Result, refuse } from "@sihai/domain";
import type { Refusal as LineRefusal } from "@sihai/domain/freight";
import {
  actOnParcel,
  mayTakeStep,
  type ParcelActionRefusal,
  type ParcelRuleRefusal,
  type ParcelState,
} from "@sihai/domain/parcel";
import * as z from "zod/mini";
import { type Deps, defineJob, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { lockItems, moveItem } from "../../item/index.ts";
import { tell } from "../../message/index.ts";
import { moveParcel } from "../move-parcel.ts";
import { newManifestNo } from "../numbers.ts";
import { finalQuote } from "../packing/packing.service.ts";
import { findParcelByNo, lockParcelsByNo, recordWaybill } from "../parcel.store.ts";
import type { Parcel, WeighedParcel } from "../parcel.types.ts";
import { itemsOfParcel } from "../parcel-item.store.ts";
import { rulesHold } from "../submit/parcel-paid.ts";
import { insertManifest } from "./manifest.store.ts";
import { decideSettlement, type Settlement, settleParcel } from "./settle-parcel.service.ts";

type By = { staffId: string; now: Date; once: Once | null };
type NotFound = { code: "PARCEL_NOT_FOUND" };
type WaybillRefusal = NotFound | ParcelActionRefusal | OnceRefusal | { code: "WAYBILL_TAKEN" };

/**
 * Writes carrier and waybill on a weighed parcel, or other ones until it leaves. `WAYBILL_TAKEN`: another parcel of the carrier's
 * goes under it.
 */
export async function giveWaybill(
  deps: Deps,
  { packageId, carrier, waybillNo, staffId, now, once }: By & { packageId: string; carrier: string; waybillNo: string },
): Promise<Result<{ packageId: string; state: ParcelState }, WaybillRefusal>> {
  return transact<{ packageId: string; state: ParcelState }, WaybillRefusal>(
    deps.db,
    async (tx) => {
      const [parcel] = await lockParcelsByNo(tx, [packageId]);
      if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
      const may = actOnParcel(parcel.state, "give-waybill");
      if (!may.ok) return may;
      if (!(await recordWaybill(tx, parcel, carrier, waybillNo))) return refuse({ code: "WAYBILL_TAKEN" });
      await audit(tx, { staffId, action: "dispatch.waybill", subject: packageId, facts: { carrier, waybillNo }, at: now });
      return ok({ packageId, state: parcel.state });
    },
    once,
  );
}

/** What follows a hand-over: the freight is settled, and the tracking service follows the parcel. */
export const settleJob = defineJob("settleParcel", z.object({ packageNo: z.string() }));
export const followJob = defineJob("followParcel", z.object({ packageNo: z.string() }));

type HandedOver = { manifestNo: string; parcels: ({ packageId: string } & Settlement)[] };
/** Weighed, and its carrier knows it. */
type ReadyParcel = Extract<WeighedParcel, { waybillNo: string }>;
type HandOverRefusal =
  | NotFound
  | ParcelActionRefusal
  | ParcelRuleRefusal
  | OnceRefusal
  | { code: "WAYBILL_MISSING"; packageId: string }
  | { code: "LINE_REFUSES_PARCEL"; packageId: string; refusals: readonly LineRefusal[] };

/**
 * The carrier takes parcels on one list, all or none. Each is settled right after, in a transaction of its own; a job enqueued with the
 * hand-over does it where this process dies in between.
 */
export async function handOver(
  deps: Deps,
  { carrier, packageIds, staffId, now, once }: By & { carrier: string; packageIds: readonly string[] },
): Promise<Result<HandedOver, HandOverRefusal>> {
  const wanted = [...new Set(packageIds)];
  const handed = await transact<HandedOver, HandOverRefusal>(
    deps.db,
    async (tx) => {
      const parcels = await lockParcelsByNo(tx, wanted);
      if (parcels.length !== wanted.length) return refuse({ code: "PARCEL_NOT_FOUND" });
      const ready: ReadyParcel[] = [];
      for (const parcel of parcels) {
        const checked = await mayLeave(deps, tx, parcel, carrier);
        if (!checked.ok) return checked;
        ready.push(checked.value);
      }
      const manifestNo = newManifestNo(now);
      await insertManifest(tx, { manifestNo, carrier, staffId, at: now }, parcels);
      for (const parcel of ready) {
        const moved = await leave(tx, deps, parcel, { staffId, now, manifestNo });
        if (!moved.ok) return moved;
      }
      await audit(tx, { staffId, action: "dispatch.hand-over", subject: manifestNo, facts: { packageIds: wanted }, at: now });
      return ok({ manifestNo, parcels: ready.map((parcel) => ({ packageId: parcel.packageNo, ...decideSettlement(parcel) })) });
    },
    once,
  );
  if (handed.ok) for (const { packageId } of handed.value.parcels) await settleParcel(deps, packageId);
  return handed;
}

/** The rules once more, by what is in the box now (rule F43). */
async function mayLeave(deps: Deps, tx: Tx, parcel: Parcel, carrier: string): Promise<Result<ReadyParcel, HandOverRefusal>> {
  if (!mayTakeStep(parcel, "hand-over"))
    return refuse({ code: "PARCEL_STATE_REFUSED", action: "hand-over", state: parcel.state });
  const packageId = parcel.packageNo;
  if (parcel.waybillNo === null || parcel.carrier !== carrier) return refuse({ code: "WAYBILL_MISSING", packageId });
  const rules = await rulesHold(deps, tx, parcel);
  if (!rules.ok) return rules;
  const quote = await finalQuote(deps, tx, parcel, { grams: parcel.actGrams, sidesCm: parcel.actSidesCm });
  return quote.eligible ? ok(parcel) : refuse({ code: "LINE_REFUSES_PARCEL", packageId, refusals: quote.refusals });
}

async function leave(
  tx: Tx,
  deps: Deps,
  parcel: ReadyParcel,
  { staffId, now, manifestNo }: { staffId: string; now: Date; manifestNo: string },
) {
  const { userId, packageNo, carrier, waybillNo } = parcel;
  const by = { kind: "staff", id: staffId } as const;
  const moved = await moveParcel(
    tx,
    parcel,
    { action: "hand-over", by, at: now, facts: { manifestNo } },
    { shippedAt: now, dueAt: null },
  );
  if (!moved.ok) return moved;
  const items = await lockItems(
    tx,
    (await itemsOfParcel(tx, { userId, parcelId: parcel.id })).map(({ itemId }) => ({ userId, itemId })),
  );
  for (const item of items) {
    const shipped = await moveItem(tx, { userId, itemId: item.id, to: "shipped", by, at: now, facts: { packageNo } });
    if (!shipped.ok) throw new Error(`item ${item.itemNo} of parcel ${packageNo} is ${shipped.refusal.from}`);
  }
  await deps.jobs.enqueue(tx, settleJob, { packageNo }, { key: `settle-parcel:${parcel.id}` });
  await deps.jobs.enqueue(tx, followJob, { packageNo }, { key: `follow-parcel:${parcel.id}` });
  await tell(tx, deps, {
    userId,
    type: "parcel",
    template: "parcel-shipped",
    facts: { packageNo, carrier, waybillNo },
    link: `/package/detail?packageId=${packageNo}`,
    mail: true,
    at: now,
  });
  return moved;
}

/** The job: asks the tracking service to follow a parcel that left. Asking twice is fine. */
export async function followParcel(deps: Deps, packageNo: string): Promise<void> {
  const parcel = await findParcelByNo(deps.db, packageNo);
  if (!parcel?.shippedAt) return;
  const followed = await deps.adapters.tracking.follow({
    number: parcel.waybillNo,
    reference: parcel.packageNo,
    destination: parcel.country,
    days: [parcel.line.days[0], parcel.line.days[1]],
    shippedAt: parcel.shippedAt,
  });
  if (!followed.ok) throw new Error(`parcel ${packageNo} is not followed: ${followed.refusal.code}`);
}
