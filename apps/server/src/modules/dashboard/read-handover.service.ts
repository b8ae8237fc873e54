import { ok, refuse } from "@sihai/domain";
import { mayNote } from "@sihai/domain/note";
import type { StaffPermission } from "@sihai/domain/staff";
import type { Db } from "#platform";
import { assignedTo, colleaguesAtWork, parcelsOpenedBy, receivingOf, takenBy } from "./handover.store.ts";
import { moneyOf } from "./handover-money.store.ts";

/** What a colleague has open now; of it what the asking member of staff may work with. */
export async function readHandover(db: Db, staffId: string, permissions: ReadonlySet<StaffPermission>) {
  const colleagues = await colleaguesAtWork(db);
  const staff = colleagues.find((one) => one.staffId === staffId);
  if (!staff) return refuse({ code: "COLLEAGUE_NOT_FOUND" as const });
  const [taken, parcels, receiving, money, assigned] = await Promise.all([
    permissions.has("buying.read") ? takenBy(db, staffId) : [],
    permissions.has("parcel.read") ? parcelsOpenedBy(db, staffId) : [],
    permissions.has("receiving.read") ? receivingOf(db, staffId) : [],
    permissions.has("finance.read") ? moneyOf(db, staffId) : [],
    assignedTo(db, staffId),
  ]);
  const shown = assigned.filter(({ kind }) => mayNote(kind, permissions));
  return ok({ staff, colleagues, taken, parcels, receiving, money, assigned: shown });
}
