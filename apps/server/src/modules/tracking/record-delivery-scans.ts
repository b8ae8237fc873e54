import type { TrackEvent, TrackedParcel } from "@sihai/adapters/tracking";
import { ok } from "@sihai/domain";
import { placeInBoth, scanWords } from "@sihai/domain/couriers";
import { type Deps, transact } from "#platform";
import { lockDeliveriesUnder, numbersOnTheWay, recordStage } from "./delivery.store.ts";
import { keepScans, type StoredScan } from "./scan.store.ts";

const readAtOnce = 40;
const roundsMax = 50;

/** What happened and where, in both languages, whichever of them the carrier speaks. */
export function scanOf({ at, stage, place, text }: TrackEvent): StoredScan {
  return { at, status: stage, place: placeInBoth(place), text: scanWords(stage, text) };
}

/**
 * Keeps the scans of a number for every item that comes under it; told again they change nothing. No item is moved by them: what the
 * carrier calls delivered waits at the door until the warehouse scans it. Returns how many were new.
 */
export async function recordDeliveryScans(deps: Deps, { number, reference, events, stage }: TrackedParcel): Promise<number> {
  const delivered = events.find((event) => event.stage === "delivered");
  const recorded = await transact<number, never>(deps.db, async (tx) => {
    let kept = 0;
    for (const delivery of await lockDeliveriesUnder(tx, number, reference)) {
      const { userId, itemId } = delivery;
      kept += (await keepScans(tx, { userId, subjectKind: "item", subjectId: itemId }, number, events.map(scanOf))).length;
      if (stage !== null) await recordStage(tx, delivery, stage, delivered?.at ?? null);
    }
    return ok(kept);
  });
  return recorded.ok ? recorded.value : 0;
}

/** The sweep: asks for what no push told, forty numbers at a time. */
export async function pollDeliveries(deps: Deps): Promise<void> {
  const numbers = await numbersOnTheWay(deps.db, deps.clock.now(), readAtOnce * roundsMax);
  for (let start = 0; start < numbers.length; start += readAtOnce) {
    const tracked = await deps.adapters.tracking.read(numbers.slice(start, start + readAtOnce));
    if (!tracked.ok) return deps.log.warn({ code: tracked.refusal.code }, "tracking service does not answer");
    for (const each of tracked.value) await recordDeliveryScans(deps, each);
  }
}
