import { needsTaskPhoto } from "@sihai/domain/parcel";
import type { Deps } from "#platform";
import { storePicture } from "../../file/index.ts";
import { autopilotStaff, packedPhoto, scalePhoto, storedItemsOf, tapePhoto } from "../../warehouse/index.ts";
import { giveWaybill, handOver } from "../dispatch/dispatch.service.ts";
import { newWaybillNo } from "../numbers.ts";
import type { Parcel } from "../parcel.types.ts";
import { itemsOfParcel } from "../parcel-item.store.ts";
import { findForBench } from "./bench.store.ts";
import { closeService, servicesOf } from "./close-service.service.ts";
import { packParcel, pickItem, startPicking, weighParcel } from "./packing.service.ts";

const carrier = "Sihai Line";

/** The packing and dispatch benches in the sandbox: picks, packs, weighs with drawn evidence and hands over, as staff would. */
export async function autopilotPacking(deps: Deps): Promise<void> {
  const [packer, dispatcher] = [await autopilotStaff(deps.db, "packer"), await autopilotStaff(deps.db, "dispatcher")];
  if (packer === null || dispatcher === null) return;
  for (const parcel of await findForBench(
    deps.db,
    { warehouse: undefined, state: undefined, due: null, assigneeId: null },
    { limit: 200 },
  )) {
    const bench = { packageId: parcel.packageNo, staffId: packer, now: deps.clock.now(), once: null };
    if (parcel.state === "unshipped") await startPicking(deps, bench);
    if (parcel.state === "unshipped" || parcel.state === "picking") await pickAll(deps, parcel, packer);
    if (parcel.state !== "weighed") await weigh(deps, parcel, packer);
    await dispatch(deps, parcel, dispatcher);
  }
}

async function pickAll(deps: Deps, parcel: Parcel, staffId: string): Promise<void> {
  const { userId, packageNo: packageId } = parcel;
  const now = deps.clock.now();
  const ids = await itemsOfParcel(deps.db, { userId, parcelId: parcel.id });
  const items = await storedItemsOf(
    deps.db,
    userId,
    ids.map(({ itemId }) => itemId),
  );
  for (const { itemNo } of items) await pickItem(deps, { packageId, itemNo, staffId, now, once: null });
  for (const { code, itemId, done } of await servicesOf(deps.db, parcel)) {
    if (done) continue;
    const photo = needsTaskPhoto(code) ? await keep(deps, parcel, staffId, await packedPhoto(packageId)) : undefined;
    const itemNo = items.find((item) => item.itemId === itemId)?.itemNo;
    await closeService(deps, { packageId, code, itemNo, photo, staffId, now, once: null });
  }
  await packParcel(deps, { packageId, staffId, now, once: null });
}

/** Packed a little lighter and tighter than estimated, as most parcels are; one in five comes out a little heavier. */
async function weigh(deps: Deps, parcel: Parcel, staffId: string): Promise<void> {
  const now = deps.clock.now();
  const heavier = [...parcel.packageNo].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5 === 0;
  const grams = Math.max(1, Math.round(parcel.estGrams * (heavier ? 1.08 : 0.94)));
  const [a, b, c] = parcel.estSidesCm;
  const shrink = (side: number) => Math.max(1, Math.round(side * (heavier ? 10 : 9.6)) / 10);
  const sidesCm: [number, number, number] = [shrink(a), shrink(b), shrink(c)];
  const kept = async (drawn: Promise<Buffer>) => keep(deps, parcel, staffId, await drawn);
  const [scalePhotoId, tapePhotoId, packedPhotoId] = await Promise.all([
    kept(scalePhoto(grams)),
    kept(tapePhoto(sidesCm)),
    kept(packedPhoto(parcel.packageNo)),
  ]);
  const done = await weighParcel(deps, {
    packageId: parcel.packageNo,
    grams,
    sidesCm,
    scalePhoto: scalePhotoId,
    tapePhoto: tapePhotoId,
    packedPhoto: packedPhotoId,
    staffId,
    now,
    once: null,
  });
  if (!done.ok) deps.log.warn({ packageNo: parcel.packageNo, code: done.refusal.code }, "autopilot could not weigh");
}

async function keep(deps: Deps, parcel: Parcel, staffId: string, bytes: Buffer): Promise<string> {
  const stored = await storePicture(deps, {
    bytes,
    ownerUserId: parcel.userId,
    visibility: "owner",
    createdBy: `staff:${staffId}`,
    at: deps.clock.now(),
  });
  if (!stored.ok) throw new Error("a drawn photo was refused");
  return stored.value.fileId;
}

async function dispatch(deps: Deps, parcel: Parcel, staffId: string): Promise<void> {
  const now = deps.clock.now();
  const packageId = parcel.packageNo;
  const by = { staffId, now, once: null };
  if (parcel.waybillNo === null) await giveWaybill(deps, { ...by, packageId, carrier, waybillNo: newWaybillNo() });
  const left = await handOver(deps, { ...by, carrier: parcel.carrier ?? carrier, packageIds: [packageId] });
  if (!left.ok) deps.log.warn({ packageId, code: left.refusal.code }, "autopilot could not hand over");
}
