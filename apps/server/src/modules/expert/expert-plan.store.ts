import type { Money } from "@sihai/domain";
import { type ExpertPackaging, expertPackagings } from "@sihai/domain/expert";
import { type Db, fen, oneOf, type Tx } from "#platform";
import type { ExpertKey } from "./expert.store.ts";

export type DraftParcel = { itemIds: readonly string[]; lineId: string; packaging: ExpertPackaging };
export type SentParcel = DraftParcel & { seq: number; quoted: Money; parcelId: string | null };
type PlanKey = ExpertKey & { planNo: number };

/** Keeps a plan's parcels in their order with what each was quoted, in CNY. Plans sent before stay, under their own number. */
export async function insertPlan(
  tx: Tx,
  { userId, id, planNo }: PlanKey,
  parcels: readonly (DraftParcel & { quoted: Money })[],
): Promise<void> {
  const key = { user_id: userId, service_id: id, plan_no: planNo };
  await tx
    .insertInto("expert_parcel")
    .values(
      parcels.map(({ lineId, packaging, quoted }, index) => ({
        ...key,
        seq: index + 1,
        line_id: lineId,
        packaging,
        quoted_cny: quoted.amount,
      })),
    )
    .execute();
  await tx
    .insertInto("expert_parcel_item")
    .values(parcels.flatMap(({ itemIds }, index) => itemIds.map((itemId) => ({ ...key, seq: index + 1, item_id: itemId }))))
    .execute();
}

/** The parcels of a plan in their order. */
export async function planOf(db: Db | Tx, { userId, id, planNo }: PlanKey): Promise<SentParcel[]> {
  const parcels = await db
    .selectFrom("expert_parcel")
    .select(["seq", "line_id", "packaging", "quoted_cny", "parcel_id"])
    .where("user_id", "=", userId)
    .where("service_id", "=", id)
    .where("plan_no", "=", planNo)
    .orderBy("seq")
    .execute();
  const items = await db
    .selectFrom("expert_parcel_item")
    .select(["seq", "item_id"])
    .where("user_id", "=", userId)
    .where("service_id", "=", id)
    .where("plan_no", "=", planNo)
    .orderBy("item_id")
    .execute();
  return parcels.map((row) => ({
    seq: row.seq,
    lineId: row.line_id,
    // The CHECK constraint holds the words of the domain.
    packaging: oneOf(expertPackagings, row.packaging, "expert_parcel.packaging"),
    quoted: fen(row.quoted_cny),
    parcelId: row.parcel_id,
    itemIds: items.filter(({ seq }) => seq === row.seq).map(({ item_id: itemId }) => itemId),
  }));
}

/** Notes which parcel was made of a plan's part; throws when one was before. */
export async function keepMadeParcel(tx: Tx, { userId, id, planNo }: PlanKey, seq: number, parcelId: string): Promise<void> {
  const updated = await tx
    .updateTable("expert_parcel")
    .set({ parcel_id: parcelId })
    .where("user_id", "=", userId)
    .where("service_id", "=", id)
    .where("plan_no", "=", planNo)
    .where("seq", "=", seq)
    .where("parcel_id", "is", null)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`part ${seq} of expert service ${id} was made before`);
}

export type MadeState = { parcelId: string; packageNo: string; state: string; total: Money };

/** The parcels made of an accepted plan, and how they stand. */
export async function madeParcels(db: Db | Tx, { userId, id }: ExpertKey): Promise<MadeState[]> {
  const rows = await db
    .selectFrom("expert_parcel as e")
    .innerJoin("parcel as p", (join) => join.onRef("p.user_id", "=", "e.user_id").onRef("p.id", "=", "e.parcel_id"))
    .select(["p.id", "p.package_no", "p.state", "p.total_cny"])
    .where("e.user_id", "=", userId)
    .where("e.service_id", "=", id)
    .orderBy("e.seq")
    .execute();
  return rows.map((row) => ({
    parcelId: row.id,
    packageNo: row.package_no,
    state: row.state,
    total: fen(row.total_cny),
  }));
}

/** Accepted services whose parcels may have moved on. */
export async function acceptedServices(db: Db, limit: number): Promise<ExpertKey[]> {
  const rows = await db
    .selectFrom("expert_service")
    .select(["user_id", "id"])
    .where("state", "in", ["pending-payment", "paid"])
    .where("accepted_at", "is not", null)
    .orderBy("accepted_at", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, id: row.id }));
}
