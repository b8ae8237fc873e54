import { cny, ok, type Result, refuse, toDecimal } from "@sihai/domain";
import { quoteMeasured } from "@sihai/domain/freight";
import type { ParcelActionRefusal, ParcelState } from "@sihai/domain/parcel";
import { actOnParcel } from "@sihai/domain/parcel";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { insertPhotos, ownsFiles, removePhotos, storedItemsOf } from "../warehouse/index.ts";
import { moveParcel } from "./move-parcel.ts";
import { lockParcelsByNo, recordWeight } from "./parcel.store.ts";
import type { Parcel } from "./parcel.types.ts";
import { itemsOfParcel, markPicked } from "./parcel-item.store.ts";

type Bench = { packageId: string; staffId: string; now: Date; once: Once | null };
type Moved = { packageId: string; state: ParcelState };
type NotFound = { code: "PARCEL_NOT_FOUND" };
type Refusal = NotFound | ParcelActionRefusal | OnceRefusal;

const carrierPickupHours = 48;

export async function startPicking(deps: Deps, bench: Bench): Promise<Result<Moved, Refusal>> {
  return onBench<Moved, Refusal>(deps, bench, "packing.start", async (tx, parcel) => {
    const moved = await moveParcel(tx, parcel, {
      action: "start-picking",
      by: { kind: "staff", id: bench.staffId },
      at: bench.now,
    });
    return moved.ok ? ok({ packageId: parcel.packageNo, state: moved.value }) : moved;
  });
}

/** Scans an item into the parcel it belongs to; anything else is refused on the spot. */
export async function pickItem(
  deps: Deps,
  bench: Bench & { itemNo: string },
): Promise<Result<{ packageId: string; picked: number; left: number }, Refusal | { code: "ITEM_NOT_IN_PARCEL" }>> {
  return onBench<{ packageId: string; picked: number; left: number }, Refusal | { code: "ITEM_NOT_IN_PARCEL" }>(
    deps,
    bench,
    "packing.pick",
    async (tx, parcel) => {
      const may = actOnParcel(parcel.state, "pick");
      if (!may.ok) return may;
      const key = { userId: parcel.userId, parcelId: parcel.id };
      if (!(await markPicked(tx, key, bench.itemNo, bench.now))) return refuse({ code: "ITEM_NOT_IN_PARCEL" });
      const items = await itemsOfParcel(tx, key);
      const picked = items.filter((item) => item.picked).length;
      return ok({ packageId: parcel.packageNo, picked, left: items.length - picked });
    },
  );
}

export async function packParcel(
  deps: Deps,
  bench: Bench,
): Promise<Result<Moved, Refusal | { code: "NOT_ALL_PICKED"; left: number }>> {
  return onBench<Moved, Refusal | { code: "NOT_ALL_PICKED"; left: number }>(deps, bench, "packing.pack", async (tx, parcel) => {
    const moved = await moveParcel(
      tx,
      parcel,
      { action: "pack", by: { kind: "staff", id: bench.staffId }, at: bench.now },
      { packed_by: bench.staffId },
    );
    if (!moved.ok) return moved;
    const items = await itemsOfParcel(tx, { userId: parcel.userId, parcelId: parcel.id });
    const left = items.filter((item) => !item.picked).length;
    return left > 0 ? refuse({ code: "NOT_ALL_PICKED", left }) : ok({ packageId: parcel.packageNo, state: moved.value });
  });
}

type Weighing = Bench & {
  grams: number;
  sidesCm: readonly [number, number, number];
  scalePhoto: string;
  tapePhoto: string;
  packedPhoto: string | undefined;
};
type Weighed = Moved & { finalFreight: string; deposit: string };
type WeighRefusal = Refusal | { code: "EVIDENCE_MISSING" } | { code: "LINE_REFUSES_PARCEL"; refusals: readonly unknown[] };

/**
 * Weighs, measures and seals. Nothing is billed without the photos of scale and tape (decisions, deposit). Weighing again before hand-over
 * replaces figures and photos.
 */
export async function weighParcel(deps: Deps, weighing: Weighing): Promise<Result<Weighed, WeighRefusal>> {
  const { staffId, now } = weighing;
  return onBench<Weighed, WeighRefusal>(deps, weighing, "packing.weigh", async (tx, parcel) => {
    const dueAt = new Date(now.getTime() + carrierPickupHours * 3_600_000);
    const facts = { grams: weighing.grams, sidesCm: weighing.sidesCm };
    const moved = await moveParcel(
      tx,
      parcel,
      { action: "weigh", by: { kind: "staff", id: staffId }, at: now, facts },
      { due_at: dueAt },
    );
    if (!moved.ok) return moved;
    const photos = [
      { fileId: weighing.scalePhoto, kind: "scale" as const },
      { fileId: weighing.tapePhoto, kind: "tape" as const },
      ...(weighing.packedPhoto === undefined ? [] : [{ fileId: weighing.packedPhoto, kind: "packed" as const }]),
    ];
    const fileIds = photos.map(({ fileId }) => fileId);
    if (!(await ownsFiles(tx, parcel.userId, fileIds))) return refuse({ code: "EVIDENCE_MISSING" });
    const quote = await finalQuote(tx, parcel, { grams: weighing.grams, sidesCm: weighing.sidesCm });
    if (!quote.eligible) return refuse({ code: "LINE_REFUSES_PARCEL", refusals: quote.refusals });

    const subject = { userId: parcel.userId, kind: "parcel", id: parcel.id } as const;
    await removePhotos(tx, subject, ["scale", "tape", "packed"]);
    await insertPhotos(tx, subject, photos, { staffId, at: now });
    const sidesMm = weighing.sidesCm.map((side) => Math.round(side * 10)).sort((a, b) => b - a);
    await recordWeight(tx, parcel, { grams: weighing.grams, sidesMm, quote });
    return ok({
      packageId: parcel.packageNo,
      state: moved.value,
      finalFreight: toDecimal(cny(quote.total)),
      deposit: toDecimal(parcel.deposit),
    });
  });
}

/** The packed parcel on the line and terms it was sold on: the card, the discount and the day are those of the submit. */
export async function finalQuote(
  tx: Tx,
  parcel: Parcel,
  measured: { grams: number; sidesCm: readonly [number, number, number] },
) {
  const ids = await itemsOfParcel(tx, { userId: parcel.userId, parcelId: parcel.id });
  const items = await storedItemsOf(
    tx,
    parcel.userId,
    ids.map(({ itemId }) => itemId),
  );
  return quoteMeasured({
    line: parcel.line,
    measured,
    parcel: {
      country: parcel.country,
      zip: parcel.zip,
      flags: [...new Set(items.flatMap(({ flags }) => flags))],
      warehouse: parcel.warehouse,
    },
    on: parcel.createdAt.toISOString(),
    memberFreightOffBp: parcel.policy.memberFreightOffBp,
    operationFee: parcel.policy.operationFee,
  });
}

/** The rhythm of every act at a bench: lock the parcel, decide, note it in the audit log. */
async function onBench<Value, Refused extends { code: string }>(
  deps: Deps,
  { packageId, staffId, now, once }: Bench,
  action: string,
  act: (tx: Tx, parcel: Parcel) => Promise<Result<Value, Refused>>,
): Promise<Result<Value, Refused | NotFound | OnceRefusal>> {
  return transact<Value, Refused | NotFound | OnceRefusal>(
    deps.db,
    async (tx) => {
      const [parcel] = await lockParcelsByNo(tx, [packageId]);
      if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
      const done = await act(tx, parcel);
      if (done.ok) await audit(tx, { staffId, action, subject: packageId, at: now });
      return done;
    },
    once,
  );
}
