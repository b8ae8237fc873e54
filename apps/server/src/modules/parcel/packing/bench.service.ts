import { ok, type Result, refuse, toDecimal } from "@sihai/domain";
import { type Due, dueSpan } from "@sihai/domain/clocks";
import { type LocalText, named } from "@sihai/domain/language";
import { type Box, chooseBox, needsTaskPhoto, openBoxes, type ParcelState, wantsPackedPhoto } from "@sihai/domain/parcel";
import { memberMark } from "@sihai/domain/warehouse";
import { type Db, type Deps, duePlace, pageAndNext } from "#platform";
import { code128 } from "#printing";
import { audit } from "../../audit/index.ts";
import { type StepView, stepsOf, stepsOfMany } from "../../timeline/index.ts";
import { storedItemsOf } from "../../warehouse/index.ts";
import { findParcelByNo } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";
import { countItems, itemsOfParcel } from "../parcel-item.store.ts";
import { viewCharges } from "../submit/prepare-parcel.ts";
import { openIdentity } from "../submit/seal-identity.ts";
import { benchCounts, countForBench, findForBench, lookUp, pickingBegun } from "./bench.store.ts";
import { servicesOf } from "./close-service.service.ts";
import { missingOf } from "./missing-items.store.ts";
import { listPutBack, type PutBack } from "./put-back.store.ts";

type NotFound = { code: "PARCEL_NOT_FOUND" };

type QueueQuery = {
  warehouse: number | undefined;
  state: ParcelState | undefined;
  due?: Due | undefined;
  assigneeId?: string | null;
  after?: string | undefined;
  now: Date;
};

const queuePageSize = 100;

/** Parcels waiting for the benches, the most urgent first. */
export async function packingQueue(db: Db, { due, now, assigneeId = null, after, ...query }: QueueQuery) {
  const filter = { ...query, assigneeId, due: dueSpan(due, now) };
  const [found, total, counts] = await Promise.all([
    findForBench(db, filter, { after, limit: queuePageSize + 1 }),
    countForBench(db, filter),
    benchCounts(db, now),
  ]);
  const { page, next } = pageAndNext(found, queuePageSize, duePlace);
  const [items, missing] = await Promise.all([countItems(db, page), missingOf(db, page)]);
  return {
    ...{ next, total, counts },
    parcels: page.map((parcel) => ({
      ...viewBenchParcel(parcel, items),
      onHoldSince: missing.get(parcel.id)?.[0]?.at ?? null,
    })),
  };
}

/** A parcel as the bench works through it: its items by shelf, the work to be done, the box proposed. `PARCEL_NOT_FOUND`. */
export async function readPackingParcel({ db, settings }: Deps, packageId: string, now: Date) {
  const rules = settings.at(now);
  const parcel = await findParcelByNo(db, packageId);
  if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
  const picks = await itemsOfParcel(db, { userId: parcel.userId, parcelId: parcel.id });
  const items = await storedItemsOf(
    db,
    parcel.userId,
    picks.map(({ itemId }) => itemId),
  );
  const work = await servicesOf(db, parcel);
  const missing = (await missingOf(db, [parcel])).get(parcel.id) ?? [];
  const steps = await stepsOf(db, parcel.userId, "parcel", parcel.id);
  return ok({
    parcel: viewBenchParcel(parcel, await countItems(db, [parcel])),
    // In walking order: by shelf.
    items: items
      .map((item) => ({
        itemNo: item.itemNo,
        name: named(item.name),
        options: item.skuName,
        quantity: item.quantity,
        shelf: item.shelf,
        missing: missing.find(({ itemId }) => itemId === item.itemId)?.note ?? null,
        picked: picks.some((pick) => pick.itemId === item.itemId && pick.picked),
        pictureUrl: item.pictureUrl,
      }))
      .sort((a, b) => a.shelf.localeCompare(b.shelf)),
    services: viewCharges(parcel.charges),
    work: work.map(({ code, itemId, quantity, done }) => ({
      code,
      itemNo: items.find((item) => item.itemId === itemId)?.itemNo ?? null,
      quantity,
      needsPhoto: needsTaskPhoto(code),
      doneAt: done?.at ?? null,
      photo: done?.fileId ?? null,
    })),
    farBp: rules.parcelFarBp,
    needsPackedPhoto: wantsPackedPhoto(parcel.charges),
    putBack: viewPutBack(await listPutBack(db, { parcel: { userId: parcel.userId, parcelId: parcel.id } })),
    changedAt: changedSincePicking(steps),
    begun: await pickingBegun(db, parcel),
    box: viewBox(chooseBox(openBoxes(rules.boxes), { grams: parcel.estGrams, sidesCm: parcel.estSidesCm })),
    remark: parcel.remark,
    estSidesCm: parcel.estSidesCm,
  });
}

/** Items to be put back on their shelf, as the bench is told of them. */
export function viewPutBack(items: readonly PutBack[]) {
  return items.map(({ packageNo, ...item }) => ({ packageId: packageNo, ...item }));
}

/** The bench is told of changes to a box it has begun with, not of those before. */
function changedSincePicking(steps: readonly StepView[]): Date | null {
  const begun = steps.findIndex(({ facts }) => facts.action === "start-picking");
  const changes = begun < 0 ? [] : steps.slice(begun).filter(({ facts }) => facts.box === true);
  return changes.at(-1)?.at ?? null;
}

function viewBox(box: Box | null) {
  if (!box) return null;
  const [length, width, height] = box.sidesCm;
  const sidesCm: [number, number, number] = [length, width, height];
  return { ...box, sidesCm };
}

/** Parcels a typed number or mark leads to, at most 20, each with its history; empty when there are none. */
export async function lookUpParcels(db: Db, text: string) {
  const parcels = await lookUp(db, text.trim());
  const userIds = [...new Set(parcels.map(({ userId }) => userId))];
  const ids = parcels.map(({ id }) => id);
  const [counts, steps] = await Promise.all([countItems(db, parcels), stepsOfMany(db, userIds, "parcel", ids)]);
  return {
    parcels: parcels.map((parcel) => ({
      parcel: viewBenchParcel(parcel, counts),
      owed: toDecimal(parcel.owed),
      total: toDecimal(parcel.total),
      identityMasked: parcel.identityMasked,
      steps: (steps.get(parcel.id) ?? []).map(({ to, at, by, note }) => ({ to, at, by, note })),
    })),
  };
}

/**
 * What a label says: address lines and a Code 128 of the waybill, or of the parcel's own number before it has one.
 * `PARCEL_NOT_FOUND`.
 */
export async function parcelLabel(db: Db, packageId: string) {
  const parcel = await findParcelByNo(db, packageId);
  if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
  const { address } = parcel;
  return ok({
    code: parcel.waybillNo ?? parcel.packageNo,
    svg: await code128(parcel.waybillNo ?? parcel.packageNo),
    lines: [
      parcel.packageNo,
      `${parcel.line.name.zh} · ${parcel.country}`,
      `${address.consignee} ${address.lastName}`,
      [address.fullAddress, address.city, address.state, address.zipCode].filter((part) => part !== "").join(", "),
      address.contact,
    ],
  });
}

/** The customs form, with the receiver's number in clear; that somebody looked is noted. */
export async function customsForm(
  deps: Deps,
  { packageId, staffId, now }: { packageId: string; staffId: string; now: Date },
): Promise<
  Result<
    {
      packageId: string;
      identityKind: string;
      identityNumber: string | null;
      companyName: string | null;
      lines: { name: LocalText; hsCode: string; quantity: number; valueUsd: string }[];
      totalUsd: string;
    },
    NotFound
  >
> {
  const parcel = await findParcelByNo(deps.db, packageId);
  if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
  await audit(deps.db, { staffId, action: "dispatch.customs-form", subject: packageId, at: now });
  const { identitySealed, declaration } = parcel;
  return ok({
    packageId,
    identityKind: parcel.identityKind,
    identityNumber: identitySealed && openIdentity(deps.config.sealKeys, parcel, identitySealed),
    companyName: parcel.companyName,
    lines: declaration.lines.map(({ name, hsCode, quantity, value }) => ({
      name,
      hsCode,
      quantity,
      valueUsd: value,
    })),
    totalUsd: declaration.total,
  });
}

function viewBenchParcel(parcel: Parcel, counts: Awaited<ReturnType<typeof countItems>>) {
  const { items, picked } = counts.get(parcel.id) ?? { items: 0, picked: 0 };
  return {
    packageId: parcel.packageNo,
    state: parcel.state,
    warehouse: parcel.warehouse,
    lineName: parcel.line.name,
    country: parcel.country,
    customerMark: memberMark(parcel.userId),
    priority: parcel.charges.some(({ code }) => code === "priority-stock-out"),
    itemCount: items,
    pickedCount: picked,
    estGrams: parcel.estGrams,
    actGrams: parcel.actGrams,
    carrier: parcel.carrier,
    waybillNo: parcel.waybillNo,
    dueAt: parcel.dueAt,
  };
}
