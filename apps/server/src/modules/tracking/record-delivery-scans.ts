import type { TrackEvent, TrackedParcel } from "@sihai/adapters/tracking";
import { ok } from "@sihai/domain";
import { placeInBoth, scanWords } from "@sihai/domain/courier";
import { type Deps, transact } from "#platform";
import { lockDeliveriesUnder, numbersOnTheWay, recordStage } from "./delivery.store.ts";
import { polledMax, pollNumbers } from "./poll-numbers.ts";
import { keepScans, type StoredScan } from "./scan.store.ts";

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

/** The sweep over what sellers sent. */
export async function pollDeliveries(deps: Deps): Promise<void> {
  await pollNumbers(deps, await numbersOnTheWay(deps.db, deps.clock.now(), polledMax), recordDeliveryScans);
}
