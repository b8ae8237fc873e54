import { type Money, money, zero } from "@sihai/domain";
import type { Quote } from "@sihai/domain/freight";
import { isParcelState, type ParcelState } from "@sihai/domain/parcel";
import { type Selectable, sql } from "kysely";
import type { DB, Db, Tx } from "#platform";
import type { Parcel } from "./parcel.types.ts";

export type ParcelKey = { userId: string; parcelId: string };

function cm(mm: readonly number[]): [number, number, number] {
  const [a = 0, b = 0, c = 0] = mm;
  return [a / 10, b / 10, c / 10];
}

/** JSON columns hold what `insertParcel` and `recordWeight` wrote; their types are ours. */
export function parcelOf(row: Selectable<DB["parcel"]>): Parcel {
  if (!isParcelState(row.state)) throw new Error(`parcel ${row.package_no} is in no state: ${row.state}`);
  const fen = (amount: string) => money(BigInt(amount), "CNY");
  return {
    userId: row.user_id,
    id: row.id,
    packageNo: row.package_no,
    state: row.state,
    warehouse: row.warehouse_id,
    line: row.line as unknown as Parcel["line"],
    quote: row.quote as unknown as Quote,
    address: row.address as unknown as Parcel["address"],
    country: row.country,
    zip: row.zip_code,
    email: row.email,
    identityKind: row.identity_kind === "company" ? "company" : "personal",
    companyName: row.company_name,
    identitySealed: row.identity_sealed,
    identityMasked: row.identity_masked,
    pickupCode: row.pickup_code,
    declaration: row.declaration as unknown as Parcel["declaration"],
    charges: row.services as unknown as Parcel["charges"],
    insured: fen(row.insured_cny),
    remark: row.remark,
    deposit: fen(row.deposit_cny),
    insurance: fen(row.insurance_cny),
    service: fen(row.service_cny),
    discounts: row.discounts as unknown as Parcel["discounts"],
    discount: fen(row.discount_cny),
    freightDiscount: fen(row.discount_freight_cny),
    total: fen(row.total_cny),
    estGrams: row.est_grams,
    estSidesCm: cm(row.est_sides_mm),
    actGrams: row.act_grams,
    actSidesCm: row.act_sides_mm && cm(row.act_sides_mm),
    finalQuote: row.final_quote as unknown as Quote | null,
    finalFreight: row.final_freight_cny === null ? null : fen(row.final_freight_cny),
    settledAt: row.settled_at,
    settlementOutcome: row.settlement_outcome as Parcel["settlementOutcome"],
    owed: fen(row.owed_cny),
    carrier: row.carrier,
    waybillNo: row.waybill_no,
    paidAt: row.paid_at,
    dueAt: row.due_at,
    shippedAt: row.shipped_at,
    deliveredAt: row.delivered_at,
    completedAt: row.completed_at,
    createdAt: row.created_at,
    payBefore: row.pay_before,
    policy: row.policy as unknown as Parcel["policy"],
    revision: row.revision,
    tradeRefunded: fen(row.trade_refunded_cny),
  };
}

/** The first lock of a submit: what a customer owes and submits is decided one at a time (rule F34). */
export async function lockCustomer(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("app_user").select("id").where("id", "=", userId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

export async function findParcel(db: Db | Tx, userId: string, packageNo: string): Promise<Parcel | null> {
  const row = await db
    .selectFrom("parcel")
    .selectAll()
    .where("user_id", "=", userId)
    .where("package_no", "=", packageNo)
    .executeTakeFirst();
  return row ? parcelOf(row) : null;
}

export async function findParcelByNo(db: Db | Tx, packageNo: string): Promise<Parcel | null> {
  const row = await db.selectFrom("parcel").selectAll().where("package_no", "=", packageNo).executeTakeFirst();
  return row ? parcelOf(row) : null;
}

/** Anybody's parcels by their numbers; unknown ones are left out. */
export async function parcelsByNo(db: Db, packageNos: readonly string[]): Promise<Parcel[]> {
  if (packageNos.length === 0) return [];
  const rows = await db.selectFrom("parcel").selectAll().where("package_no", "in", packageNos).execute();
  return rows.map(parcelOf);
}

/** A customer's parcels by id, in the order of the ids; unknown ones, and another's, are left out. */
export async function parcelsById(db: Db | Tx, userId: string, parcelIds: readonly string[]): Promise<Parcel[]> {
  if (parcelIds.length === 0) return [];
  const rows = await db
    .selectFrom("parcel")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "in", [...parcelIds])
    .orderBy("id")
    .execute();
  return rows.map(parcelOf);
}

export async function lockParcel(tx: Tx, { userId, parcelId }: ParcelKey): Promise<Parcel | null> {
  const row = await tx
    .selectFrom("parcel")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", parcelId)
    .forUpdate()
    .executeTakeFirst();
  return row ? parcelOf(row) : null;
}

/** By number, for the benches, in the order of ids; unknown ones are left out. */
export async function lockParcelsByNo(tx: Tx, packageNos: readonly string[]): Promise<Parcel[]> {
  const rows = await tx
    .selectFrom("parcel")
    .selectAll()
    .where("package_no", "in", packageNos)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(parcelOf);
}

/** Counts what went back of the money the parcel's trade took. */
export async function countTradeRefund(tx: Tx, { userId, id }: Parcel, amount: Money): Promise<void> {
  await tx
    .updateTable("parcel")
    .set(({ eb }) => ({ trade_refunded_cny: eb("trade_refunded_cny", "+", amount.amount.toString()) }))
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .execute();
}

type Change = Partial<{
  paid_at: Date;
  due_at: Date | null;
  shipped_at: Date;
  delivered_at: Date;
  completed_at: Date;
  packed_by: string;
}>;

/** Moves a locked parcel on; throws when it was not in the state it was locked in. */
export async function changeState(tx: Tx, parcel: Parcel, to: ParcelState, change: Change = {}): Promise<void> {
  const updated = await tx
    .updateTable("parcel")
    .set({ state: to, ...change })
    .where("user_id", "=", parcel.userId)
    .where("id", "=", parcel.id)
    .where("state", "=", parcel.state)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`parcel ${parcel.packageNo} was not ${parcel.state}`);
}

export async function recordWeight(
  tx: Tx,
  parcel: Parcel,
  weighed: { grams: number; sidesMm: readonly number[]; quote: Quote },
): Promise<void> {
  await tx
    .updateTable("parcel")
    .set({
      act_grams: weighed.grams,
      act_sides_mm: [...weighed.sidesMm],
      act_chargeable_grams: weighed.quote.chargeableGrams,
      final_quote: JSON.stringify(weighed.quote),
    })
    .where("user_id", "=", parcel.userId)
    .where("id", "=", parcel.id)
    .execute();
}

/** Keeps the settlement; throws when there was one (rule F33). */
export async function recordSettlement(
  tx: Tx,
  parcel: Parcel,
  settled: { outcome: string; finalFreight: Money; owed: Money; at: Date },
): Promise<void> {
  const updated = await tx
    .updateTable("parcel")
    .set({
      settlement_outcome: settled.outcome,
      final_freight_cny: settled.finalFreight.amount,
      owed_cny: settled.owed.amount,
      settled_at: settled.at,
    })
    .where("user_id", "=", parcel.userId)
    .where("id", "=", parcel.id)
    .where("settled_at", "is", null)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`parcel ${parcel.packageNo} was settled before`);
}

/** Takes a payment off what is owed; throws when more was paid than owed. */
export async function reduceOwed(tx: Tx, parcel: Parcel, paid: Money): Promise<void> {
  const updated = await tx
    .updateTable("parcel")
    .set(({ eb }) => ({ owed_cny: eb("owed_cny", "-", paid.amount.toString()) }))
    .where("user_id", "=", parcel.userId)
    .where("id", "=", parcel.id)
    .where("owed_cny", ">=", paid.amount.toString())
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`parcel ${parcel.packageNo} does not owe that much`);
}

/** Gives a waybill; false when the carrier's number stands on another parcel. */
export async function recordWaybill(tx: Tx, parcel: Parcel, carrier: string, waybillNo: string): Promise<boolean> {
  const taken = await tx
    .selectFrom("parcel")
    .select("id")
    .where("carrier", "=", carrier)
    .where("waybill_no", "=", waybillNo)
    .where("id", "!=", parcel.id)
    .executeTakeFirst();
  if (taken) return false;
  await tx
    .updateTable("parcel")
    .set({ carrier, waybill_no: waybillNo })
    .where("user_id", "=", parcel.userId)
    .where("id", "=", parcel.id)
    .execute();
  return true;
}

/** What a customer owes over all parcels, and since when. */
export async function owedBy(db: Db | Tx, userId: string): Promise<{ owed: Money; oldestAt: Date | null }> {
  const row = await db
    .selectFrom("parcel")
    .select([sql<string>`sum(owed_cny)`.as("owed"), sql<Date | null>`min(settled_at)`.as("oldest")])
    .where("user_id", "=", userId)
    .where("owed_cny", ">", "0")
    .executeTakeFirst();
  return { owed: row?.owed ? money(BigInt(row.owed), "CNY") : zero("CNY"), oldestAt: row?.oldest ?? null };
}
