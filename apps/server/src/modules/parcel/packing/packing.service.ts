import { cny, ok, type Result, refuse, toDecimal } from "@sihai/domain";
import { carrierPickupDue } from "@sihai/domain/clocks";
import type { Refusal as LineRefusal } from "@sihai/domain/freight";
import { quoteMeasured } from "@sihai/domain/freight";
import type { ParcelActionRefusal, ParcelState } from "@sihai/domain/parcel";
import { actOnParcel, wantsPackedPhoto } from "@sihai/domain/parcel";
import type { Deps, OnceRefusal, Tx } from "#platform";
import { arePhotosOf, insertPhotos, noteFound, removePhotos, storedItemsOf } from "../../warehouse/index.ts";
import { moveParcel } from "../move-parcel.ts";
import type { Parcel } from "../parcel.types.ts";
import { itemsOfParcel, markPicked } from "../parcel-item.store.ts";
import { agreedDay } from "../submit/agreed-day.ts";
import { servicesOf } from "./close-service.service.ts";
import { deleteMissing } from "./missing-items.store.ts";
import { type Bench, onBench } from "./on-bench.ts";
import { countPutBack, markPutBack } from "./put-back.store.ts";

type Moved = { packageId: string; state: ParcelState };
type NotFound = { code: "PARCEL_NOT_FOUND" };
type Refusal = NotFound | ParcelActionRefusal | OnceRefusal;

/** A clerk begins to pick a paid parcel; the transition table refuses any other. */
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
      const itemId = await markPicked(tx, key, bench.itemNo, bench.now);
      if (itemId === null) return refuse({ code: "ITEM_NOT_IN_PARCEL" });
      await deleteMissing(tx, key, itemId);
      await noteFound(tx, { itemNo: bench.itemNo, staffId: bench.staffId, at: bench.now });
      // It lay on the bench since another parcel was changed or cancelled: now it is here.
      await markPutBack(tx, bench.itemNo, { staffId: bench.staffId, at: bench.now });
      const items = await itemsOfParcel(tx, key);
      const picked = items.filter((item) => item.picked).length;
      return ok({ packageId: parcel.packageNo, picked, left: items.length - picked });
    },
  );
}

type PackRefusal = Refusal | { code: "NOT_ALL_PICKED" | "SERVICES_NOT_DONE" | "NOT_PUT_BACK"; left: number };

/** Closes the box: everything is in it, nothing that left the parcel lies beside it, and every service is done. */
export async function packParcel(deps: Deps, bench: Bench): Promise<Result<Moved, PackRefusal>> {
  return onBench<Moved, PackRefusal>(deps, bench, "packing.pack", async (tx, parcel) => {
    const moved = await moveParcel(
      tx,
      parcel,
      { action: "pack", by: { kind: "staff", id: bench.staffId }, at: bench.now },
      { packedBy: bench.staffId },
    );
    if (!moved.ok) return moved;
    const items = await itemsOfParcel(tx, { userId: parcel.userId, parcelId: parcel.id });
    const left = items.filter((item) => !item.picked).length;
    if (left > 0) return refuse({ code: "NOT_ALL_PICKED", left });
    const undone = (await servicesOf(tx, parcel)).filter(({ done }) => done === null).length;
    if (undone > 0) return refuse({ code: "SERVICES_NOT_DONE", left: undone });
    const lying = await countPutBack(tx, { userId: parcel.userId, parcelId: parcel.id });
    if (lying > 0) return refuse({ code: "NOT_PUT_BACK", left: lying });
    return ok({ packageId: parcel.packageNo, state: moved.value });
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
type WeighRefusal = Refusal | { code: "EVIDENCE_MISSING" } | { code: "LINE_REFUSES_PARCEL"; refusals: readonly LineRefusal[] };

/**
 * Weighs, measures and seals. Nothing is billed without the photos of scale and tape (rule H-138). Weighing again before hand-over
 * replaces figures and photos.
 */
export async function weighParcel(deps: Deps, weighing: Weighing): Promise<Result<Weighed, WeighRefusal>> {
  return onBench<Weighed, WeighRefusal>(deps, weighing, "packing.weigh", async (tx, parcel) => {
    const { staffId, now, grams, sidesCm } = weighing;
    const may = actOnParcel(parcel.state, "weigh");
    if (!may.ok) return may;
    const photos = photosOf(weighing);
    const fileIds = photos.map(({ fileId }) => fileId);
    const lacksPacked = weighing.packedPhoto === undefined && wantsPackedPhoto(parcel.charges);
    const subject = { userId: parcel.userId, kind: "parcel", id: parcel.id } as const;
    if (lacksPacked || !(await arePhotosOf(tx, subject, fileIds))) return refuse({ code: "EVIDENCE_MISSING" });
    const quote = await finalQuote(deps, tx, parcel, { grams, sidesCm });
    if (!quote.eligible) return refuse({ code: "LINE_REFUSES_PARCEL", refusals: quote.refusals });

    await removePhotos(tx, subject, ["scale", "tape", "packed"]);
    await insertPhotos(tx, subject, photos, { staffId, at: now });
    const moved = await moveParcel(
      tx,
      parcel,
      { action: "weigh", by: { kind: "staff", id: staffId }, at: now, facts: { grams, sidesCm } },
      {
        dueAt: new Date(carrierPickupDue(now.toISOString(), deps.settings.at(now).deadlines)),
        weighed: { grams, sidesCm, quote },
      },
    );
    if (!moved.ok) return moved;
    const finalFreight = toDecimal(cny(quote.total));
    return ok({ packageId: parcel.packageNo, state: moved.value, finalFreight, deposit: toDecimal(parcel.deposit) });
  });
}

function photosOf({ scalePhoto, tapePhoto, packedPhoto }: Weighing) {
  return [
    { fileId: scalePhoto, kind: "scale" as const },
    { fileId: tapePhoto, kind: "tape" as const },
    ...(packedPhoto === undefined ? [] : [{ fileId: packedPhoto, kind: "packed" as const }]),
  ];
}

/** The packed parcel on the line and terms it was sold on: the card, the discount and the day are those of the submit. */
export async function finalQuote(
  { settings }: Pick<Deps, "settings">,
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
    on: agreedDay(parcel),
    memberFreightOffBp: parcel.policy.memberFreightOffBp,
    operationFee: parcel.policy.operationFee,
    warehouses: settings.at(parcel.createdAt).warehouses,
  });
}
