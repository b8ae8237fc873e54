import { ok, type Result, refuse, toDecimal } from "@sihai/domain";
import type { ParcelState } from "@sihai/domain/parcel";
import { memberMark } from "@sihai/domain/warehouse";
import type { Db, Deps } from "#platform";
import { audit } from "../audit/index.ts";
import { stepsOf } from "../timeline/index.ts";
import { code128, storedItemsOf } from "../warehouse/index.ts";
import { findForBench, lookUp } from "./bench.store.ts";
import { findParcelByNo } from "./parcel.store.ts";
import type { Parcel } from "./parcel.types.ts";
import { itemsOfParcel } from "./parcel-item.store.ts";
import { viewCharges } from "./prepare-parcel.ts";
import { openIdentity } from "./seal-identity.ts";

type NotFound = { code: "PARCEL_NOT_FOUND" };

/** Parcels waiting for the benches, the most urgent first. */
export async function packingQueue(db: Db, filter: { warehouse: number | undefined; state: ParcelState | undefined }) {
  const parcels = await findForBench(db, filter);
  return { parcels: await Promise.all(parcels.map((parcel) => viewBenchParcel(db, parcel))) };
}

export async function readPackingParcel(db: Db, packageId: string) {
  const parcel = await findParcelByNo(db, packageId);
  if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
  const picks = await itemsOfParcel(db, { userId: parcel.userId, parcelId: parcel.id });
  const items = await storedItemsOf(
    db,
    parcel.userId,
    picks.map(({ itemId }) => itemId),
  );
  return ok({
    parcel: await viewBenchParcel(db, parcel),
    // In walking order: by shelf.
    items: items
      .map((item) => ({
        itemNo: item.itemNo,
        name: { cn: item.nameZh, en: item.nameEn || item.nameZh },
        quantity: item.quantity,
        shelf: item.shelf,
        picked: picks.some((pick) => pick.itemId === item.itemId && pick.picked),
        pictureUrl: item.pictureUrl,
      }))
      .sort((a, b) => a.shelf.localeCompare(b.shelf)),
    services: viewCharges(parcel.charges),
    remark: parcel.remark,
    estSidesCm: parcel.estSidesCm,
  });
}

export async function lookUpParcels(db: Db, text: string) {
  const parcels = await lookUp(db, text.trim());
  return {
    parcels: await Promise.all(
      parcels.map(async (parcel) => ({
        parcel: await viewBenchParcel(db, parcel),
        owed: toDecimal(parcel.owed),
        total: toDecimal(parcel.total),
        identityMasked: parcel.identityMasked,
        steps: (await stepsOf(db, parcel.userId, "parcel", parcel.id)).map(({ to, at, by, note }) => ({ to, at, by, note })),
      })),
    ),
  };
}

export async function parcelLabel(db: Db, packageId: string) {
  const parcel = await findParcelByNo(db, packageId);
  if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
  const { address } = parcel;
  return ok({
    code: parcel.waybillNo ?? parcel.packageNo,
    svg: await code128(parcel.waybillNo ?? parcel.packageNo),
    lines: [
      parcel.packageNo,
      `${parcel.line.name.cn} · ${parcel.country}`,
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
      lines: { nameZh: string; nameEn: string; hsCode: string; quantity: number; valueUsd: string }[];
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
    identityNumber: identitySealed && openIdentity(deps.config.secretKey, parcel, identitySealed),
    companyName: parcel.companyName,
    lines: declaration.lines.map(({ nameZh, nameEn, hsCode, quantity, value }) => ({
      nameZh,
      nameEn,
      hsCode,
      quantity,
      valueUsd: value,
    })),
    totalUsd: declaration.total,
  });
}

async function viewBenchParcel(db: Db, parcel: Parcel) {
  const items = await itemsOfParcel(db, { userId: parcel.userId, parcelId: parcel.id });
  return {
    packageId: parcel.packageNo,
    state: parcel.state,
    warehouse: parcel.warehouse,
    lineName: parcel.line.name,
    country: parcel.country,
    customerMark: memberMark(parcel.userId),
    priority: parcel.charges.some(({ code }) => code === "priority-stock-out"),
    itemCount: items.length,
    pickedCount: items.filter(({ picked }) => picked).length,
    estGrams: parcel.estGrams,
    actGrams: parcel.actGrams,
    carrier: parcel.carrier,
    waybillNo: parcel.waybillNo,
    dueAt: parcel.dueAt,
  };
}
