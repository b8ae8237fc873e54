import type { TrackEvent, TrackedParcel } from "@sihai/adapters/tracking";
import { ok, type Result, refuse } from "@sihai/domain";
import { claimDue, receiptConfirmsItselfAt } from "@sihai/domain/clocks";
import { transitAlert } from "@sihai/domain/courier";
import { type Deps, setTimer, type Tx, transact } from "#platform";
import { tell } from "../../message/index.ts";
import { keepScans, polledMax, pollNumbers, recordDeliveryScans, scanOf } from "../../tracking/index.ts";
import { moveParcel } from "../move-parcel.ts";
import { lockParcel } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";
import { parcelTimers } from "../timers.ts";
import { reportException } from "./report-exception.ts";
import { parcelByWaybill, waybillsOnTheRoad } from "./tracking.store.ts";

/** The tracking service's push, about a parcel or about a seller's delivery. Unsigned or forged ones change nothing. */
export async function receiveTracking(
  deps: Deps,
  body: string,
  sign: string | undefined,
): Promise<Result<{ events: number }, { code: "WEBHOOK_REFUSED" }>> {
  const read = deps.adapters.tracking.readWebhook({ body, sign });
  if (!read.ok) {
    deps.log.warn({ code: read.refusal.code }, "tracking notice refused");
    return refuse({ code: "WEBHOOK_REFUSED" });
  }
  const [ofParcel, ofDelivery] = [await recordTracking(deps, read.value), await recordDeliveryScans(deps, read.value)];
  return ok({ events: ofParcel + ofDelivery });
}

/** The sweep over parcels on the road. */
export async function pollTracking(deps: Deps): Promise<void> {
  await pollNumbers(deps, await waybillsOnTheRoad(deps.db, polledMax), recordTracking);
}

/** Keeps the scans of one waybill and acts on what they say; told again they change nothing. Returns how many were new. */
export async function recordTracking(deps: Deps, tracked: TrackedParcel): Promise<number> {
  const key = await parcelByWaybill(deps.db, tracked.number, tracked.reference);
  if (!key) return 0;
  const recorded = await transact<number, never>(deps.db, async (tx) => {
    const parcel = await lockParcel(tx, key);
    if (!parcel) return ok(0);
    const kept = await keepScans(
      tx,
      { userId: key.userId, subjectKind: "parcel", subjectId: key.parcelId },
      tracked.number,
      tracked.events.map(scanOf),
    );
    if (parcel.state === "shipped") await actOnScans(tx, deps, parcel, { events: tracked.events, fresh: kept });
    return ok(kept.length);
  });
  return recorded.ok ? recorded.value : 0;
}

type Told = { events: readonly TrackEvent[]; fresh: readonly string[] };

async function actOnScans(tx: Tx, deps: Deps, parcel: Parcel, { events, fresh }: Told): Promise<void> {
  const now = deps.clock.now();
  const delivered = events.find(({ stage }) => stage === "delivered");
  const lost = events.find(({ stage }) => stage === "lost" || stage === "returned");
  const { userId, packageNo } = parcel;
  const told = { userId, type: "parcel", link: `/package/detail?packageId=${packageNo}`, mail: true, at: now } as const;
  if (delivered) {
    // Its own progress has the day the carrier delivered it, however late that is heard of: one parcel was not delivered on two days.
    const at = withinWay(delivered.at, parcel.shippedAt, now);
    await moveParcel(tx, parcel, { action: "deliver", by: { kind: "system" }, at }, { deliveredAt: delivered.at });
    const due = new Date(receiptConfirmsItselfAt(delivered.at.toISOString(), parcel.policy.confirmDays));
    await setTimer(tx, parcelTimers.confirmReceipt, { userId, parcelId: parcel.id }, due);
    // By the terms of the day it came, as the claim itself asks.
    const { reportWorkingDays } = deps.settings.at(delivered.at).claimTerms;
    const claimBy = claimDue(delivered.at.toISOString(), deps.settings.at(now).holidays, reportWorkingDays);
    await tell(tx, deps, { ...told, template: "parcel-delivered", facts: { packageNo, claimBy } });
  } else if (lost) {
    const kind = lost.stage === "lost" ? "lost" : "returned";
    await reportException(tx, deps, parcel, { kind, by: { kind: "system" }, at: now });
  } else {
    // Said the moment it is known: what a shopper can do about it is best done at once.
    const alert = transitAlert(events.map(({ stage }) => stage).reverse());
    if (alert && fresh.includes(alert)) await tell(tx, deps, { ...told, template: `parcel-${alert}`, facts: { packageNo } });
  }
}

/** A carrier's time, not before the parcel left us and not after now. */
function withinWay(at: Date, shippedAt: Date | null, now: Date): Date {
  const earliest = Math.max(at.getTime(), shippedAt?.getTime() ?? 0);
  return new Date(Math.min(earliest, now.getTime()));
}
