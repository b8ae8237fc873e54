import { ok, type Result, refuse } from "@sihai/domain";
import type { ExceptionKind } from "@sihai/domain/claim";
import { transitAlert } from "@sihai/domain/courier";
import type { ParcelActionRefusal, ParcelState } from "@sihai/domain/parcel";
import { memberMark } from "@sihai/domain/warehouse";
import { type Deps, duePlace, type Once, type OnceRefusal, pageAndNext, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { lockParcelsByNo } from "../parcel.store.ts";
import { exceptionParcels } from "./exception.store.ts";
import { reportException } from "./report-exception.ts";

const pageSize = 200;

type Desk = { packageId: string; staffId: string; now: Date; once: Once | null };
type Moved = { packageId: string; state: ParcelState };
type Refusal = { code: "PARCEL_NOT_FOUND" } | ParcelActionRefusal | OnceRefusal;

/** What the dispatch desk has to look after once parcels have left, and the parcel it asks for by number or waybill. */
export async function listExceptions(
  { db, settings }: Deps,
  { number, after, now }: { number?: string | undefined; after?: string | undefined; now: Date },
) {
  const silentDays = settings.at(now).parcelSilentDays;
  const silentSince = new Date(now.getTime() - silentDays * 86_400_000);
  const wanted = number?.trim().toUpperCase();
  const found = await exceptionParcels(db, { silentSince, number: wanted, after, limit: pageSize + 1 });
  const { page, next } = pageAndNext(found, pageSize, ({ parcel, heardAt }) => duePlace({ dueAt: heardAt, id: parcel.id }));
  return {
    next,
    parcels: page.flatMap(({ parcel, exception, lastScan, heardAt, stages }) => {
      const alert = exception ? null : transitAlert(stages);
      // What customs let go is on its way again, and nobody's work.
      const isForPrice = wanted !== undefined && [parcel.packageNo, parcel.waybillNo].includes(wanted);
      if (!exception && !alert && !isForPrice && heardAt >= silentSince) return [];
      return {
        packageId: parcel.packageNo,
        state: parcel.state,
        kind: exception?.kind ?? null,
        alert,
        since: exception?.at ?? heardAt,
        customerMark: memberMark(parcel.userId),
        carrier: parcel.carrier,
        waybillNo: parcel.waybillNo,
        country: parcel.country,
        lineName: parcel.line.name,
        shippedAt: parcel.shippedAt,
        lastScan,
        silentDays: Math.floor((now.getTime() - heardAt.getTime()) / 86_400_000),
      };
    }),
    silentDays,
  };
}

/** Staff say that a parcel is lost, is coming back or was seized. */
export function markException(
  deps: Deps,
  { packageId, kind, note, staffId, now, once }: Desk & { kind: ExceptionKind; note: string },
): Promise<Result<Moved, Refusal>> {
  return transact<Moved, Refusal>(
    deps.db,
    async (tx) => {
      const [parcel] = await lockParcelsByNo(tx, [packageId]);
      if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
      const moved = await reportException(tx, deps, parcel, { kind, by: { kind: "staff", id: staffId }, at: now, note });
      if (!moved.ok) return moved;
      await audit(tx, { staffId, action: "dispatch.exception", subject: packageId, facts: { kind, note }, at: now });
      return ok({ packageId, state: moved.value });
    },
    once,
  );
}
