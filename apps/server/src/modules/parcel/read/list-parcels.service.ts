import { transitAlert } from "@sihai/domain/courier";
import type { ParcelTab } from "@sihai/domain/parcel";
import type { Db, Deps } from "#platform";
import { lineFigures } from "../../freight/index.ts";
import { liveTradeNos, surchargedOf } from "../../payment/index.ts";
import { scansOf } from "../../tracking/index.ts";
import { missingOf } from "../packing/missing-items.store.ts";
import type { Parcel } from "../parcel.types.ts";
import { exceptionsOf } from "../transit/exception.store.ts";
import { arrivalOf, claimByOf, nextStepOf } from "./next-step.ts";
import { openClaimsOf } from "./open-claims.store.ts";
import { contentsOf, countTabs, listParcelRows } from "./parcel-list.store.ts";
import { viewSealed, viewSettlement, viewTax } from "./read-parcel.service.ts";

type Command = { userId: string; tab: ParcelTab | undefined; keyword: string; page: number; pageSize: number };

/** A page of one tab, with the counts of all (rule H-45) and what can be paid now; pages count from 1. */
export async function listParcels(deps: Deps, { userId, tab, keyword, page, pageSize }: Command) {
  const { db } = deps;
  const [{ rows, total }, counts, figuresOf] = await Promise.all([
    listParcelRows(db, { userId, tab, keyword: keyword.trim() }, { limit: pageSize, offset: (page - 1) * pageSize }),
    countTabs(db, userId),
    lineFigures(deps),
  ]);
  const contents = await contentsOf(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  const [tradeNos, onTheRoad, missing, claims, charges] = await Promise.all([
    payableTradeNos(db, userId, rows),
    roadsOf(db, userId, rows),
    missingOf(db, rows),
    openClaimsOf(
      db,
      userId,
      rows.map(({ id }) => id),
    ),
    surchargedOf(db, { userId, purposes: ["parcel", "back-payment"], subjectIds: rows.map(({ id }) => id) }),
  ]);
  const rules = deps.settings.at(deps.clock.now());
  const list = rows.map((parcel) => {
    const { alert = null, exception = null } = onTheRoad.get(parcel.id) ?? {};
    const arrives = arrivalOf(parcel, figuresOf, alert, rules);
    return {
      packageId: parcel.packageNo,
      state: parcel.state,
      owed: parcel.owed,
      total: parcel.total,
      cardPayments: charges.get(parcel.id) ?? [],
      paidAt: parcel.paidAt,
      settlement: viewSettlement(parcel),
      sealed: viewSealed(parcel),
      tax: viewTax(parcel)?.total ?? null,
      lineName: parcel.line.name,
      country: parcel.country,
      warehouse: parcel.warehouse,
      grams: parcel.actGrams ?? parcel.estGrams,
      weighed: parcel.actGrams !== null,
      itemCount: contents.get(parcel.id)?.count ?? 0,
      pictures: contents.get(parcel.id)?.pictures ?? [],
      tradeNo: tradeNos.get(parcel.id) ?? null,
      waybillNo: parcel.waybillNo,
      next: nextStepOf(
        parcel,
        { arrival: arrives, exception, alert, isMissing: (missing.get(parcel.id) ?? []).length > 0 },
        rules,
      ),
      claimBy: claimByOf(parcel, deps, deps.clock.now()),
      claim: claims.get(parcel.id) ?? null,
      arrives: arrives && { from: arrives.from, to: arrives.to },
      createdAt: parcel.createdAt,
    };
  });
  return { list, total, page, pageSize, counts };
}

/** What went wrong on the road, of all parcels shown in two questions. */
async function roadsOf(db: Db, userId: string, parcels: readonly Parcel[]) {
  const idsIn = (state: Parcel["state"]) => parcels.filter((parcel) => parcel.state === state).map(({ id }) => id);
  const [shipped, failed] = [idsIn("shipped"), idsIn("exception")];
  const [scans, exceptions] = await Promise.all([scansOf(db, userId, "parcel", shipped), exceptionsOf(db, userId, failed)]);
  const alertOf = (id: string) => transitAlert(scans.filter(({ subjectId }) => subjectId === id).map(({ status }) => status));
  return new Map([...shipped, ...failed].map((id) => [id, { alert: alertOf(id), exception: exceptions.get(id) ?? null }]));
}

/** What can be paid now, of all parcels shown in two questions: deposits while they are open, balances due. */
async function payableTradeNos(db: Db, userId: string, parcels: readonly Parcel[]): Promise<Map<string, string>> {
  const owing = parcels.filter(({ owed }) => owed.amount > 0n).map(({ id }) => id);
  const unpaid = parcels.filter(({ id, state }) => state === "unpaid" && !owing.includes(id)).map(({ id }) => id);
  const [balances, deposits] = await Promise.all([
    liveTradeNos(db, { userIds: [userId], purpose: "back-payment", subjectIds: owing }),
    liveTradeNos(db, { userIds: [userId], purpose: "parcel", subjectIds: unpaid }),
  ]);
  return new Map([...balances, ...deposits]);
}
