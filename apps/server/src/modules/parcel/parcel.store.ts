import { type Money, zero } from "@sihai/domain";
import type { Quote } from "@sihai/domain/freight";
import { identityKinds, type ParcelState, parcelStates, settlementOutcomes } from "@sihai/domain/parcel";
import { type Selectable, sql } from "kysely";
import { type DB, type Db, fen, oneOf, prepared, type Tx } from "#platform";
import type { LeftParcel, Parcel, ParcelStanding, Settled } from "./parcel.types.ts";
import { parcelColumns } from "./stored-terms.ts";

export type ParcelKey = { userId: string; parcelId: string };

function cm(mm: readonly number[]): [number, number, number] {
  const [a = 0, b = 0, c = 0] = mm;
  return [a / 10, b / 10, c / 10];
}

/** What a parcel is made of. Named one by one, so that the database plans a question for them once. */
const columns = [
  ...(["user_id", "id", "package_no", "warehouse_id", "line", "quote", "address", "country", "zip_code", "email"] as const),
  ...(["identity_kind", "company_name", "identity_sealed", "identity_masked", "pickup_code", "declaration", "services"] as const),
  ...(["insured_cny", "remark", "deposit_cny", "insurance_cny", "service_cny", "discounts", "discount_cny"] as const),
  ...(["discount_freight_cny", "total_cny", "est_grams", "est_sides_mm", "owed_cny", "created_at", "pay_before"] as const),
  ...(["policy", "revision", "trade_refunded_cny", "state", "paid_at", "due_at", "act_grams", "act_sides_mm"] as const),
  ...(["final_quote", "carrier", "waybill_no", "shipped_at", "delivered_at", "completed_at", "settled_at"] as const),
  ...(["settlement_outcome", "final_freight_cny"] as const),
] as const;
type Row = Pick<Selectable<DB["parcel"]>, (typeof columns)[number]>;

/** A parcel from its row. Throws for one that lacks what its state says it has, and for JSON nobody can read. */
export function parcelOf(row: Row): Parcel {
  return { ...termsOf(row), ...standingOf(row) };
}

function termsOf(row: Row) {
  return {
    userId: row.user_id,
    id: row.id,
    packageNo: row.package_no,
    warehouse: row.warehouse_id,
    line: parcelColumns.line(row.line),
    quote: parcelColumns.quote(row.quote),
    address: parcelColumns.address(row.address),
    country: row.country,
    zip: row.zip_code,
    email: row.email,
    identityKind: oneOf(identityKinds, row.identity_kind, "parcel.identity_kind"),
    companyName: row.company_name,
    identitySealed: row.identity_sealed,
    identityMasked: row.identity_masked,
    pickupCode: row.pickup_code,
    declaration: parcelColumns.declaration(row.declaration),
    charges: parcelColumns.charges(row.services),
    insured: fen(row.insured_cny),
    remark: row.remark,
    deposit: fen(row.deposit_cny),
    insurance: fen(row.insurance_cny),
    service: fen(row.service_cny),
    discounts: parcelColumns.discounts(row.discounts),
    discount: fen(row.discount_cny),
    freightDiscount: fen(row.discount_freight_cny),
    total: fen(row.total_cny),
    estGrams: row.est_grams,
    estSidesCm: cm(row.est_sides_mm),
    owed: fen(row.owed_cny),
    createdAt: row.created_at,
    payBefore: row.pay_before,
    policy: parcelColumns.policy(row.policy),
    revision: row.revision,
    tradeRefunded: fen(row.trade_refunded_cny),
  };
}

const notWeighed = { actGrams: null, actSidesCm: null, finalQuote: null };
const noWaybill = { carrier: null, waybillNo: null };
const here = { shippedAt: null, deliveredAt: null, completedAt: null, settlement: null };

/** The state and what comes with it; what a row has beyond its state is not told. */
function standingOf(row: Row): ParcelStanding {
  const state = oneOf(parcelStates, row.state, "parcel.state");
  const inHouse = { ...notWeighed, ...noWaybill, ...here };
  switch (state) {
    case "unpaid":
      return { state, paidAt: null, dueAt: null, ...inHouse };
    case "cancelled":
      return { state, paidAt: row.paid_at, dueAt: null, ...inHouse };
    case "unshipped":
    case "picking":
    case "packed":
      return { state, ...onBenchOf(row), ...inHouse };
    case "weighed": {
      const waybill = row.carrier === null || row.waybill_no === null ? noWaybill : waybillOf(row);
      return { state, ...onBenchOf(row), ...weighedOf(row), ...waybill, ...here };
    }
    case "shipped":
    case "exception":
      return { state, ...leftOf(row), deliveredAt: null, completedAt: null };
    case "delivered":
      return { state, ...leftOf(row), deliveredAt: held(row, "delivered_at"), completedAt: null };
    case "completed":
      return { state, ...leftOf(row), deliveredAt: row.delivered_at, completedAt: held(row, "completed_at") };
  }
}

function onBenchOf(row: Row) {
  return { paidAt: held(row, "paid_at"), dueAt: held(row, "due_at") };
}

function leftOf(row: Row) {
  return {
    paidAt: held(row, "paid_at"),
    dueAt: null,
    ...weighedOf(row),
    ...waybillOf(row),
    shippedAt: held(row, "shipped_at"),
    settlement: settlementOf(row),
  };
}

function weighedOf(row: Row) {
  const finalQuote = parcelColumns.finalQuote(row.final_quote);
  if (finalQuote === null) throw new Error(`parcel ${row.package_no} is ${row.state}, yet has no final quote`);
  return { actGrams: held(row, "act_grams"), actSidesCm: cm(held(row, "act_sides_mm")), finalQuote };
}

function waybillOf(row: Row) {
  return { carrier: held(row, "carrier"), waybillNo: held(row, "waybill_no") };
}

function settlementOf(row: Row): Settled | null {
  if (row.settled_at === null) return null;
  const outcome = oneOf(settlementOutcomes, held(row, "settlement_outcome"), "parcel.settlement_outcome");
  return { at: row.settled_at, outcome, finalFreight: fen(held(row, "final_freight_cny")) };
}

/** A fact its state cannot be without. */
function held<Column extends keyof Row>(row: Row, column: Column): NonNullable<Row[Column]> {
  const value = row[column];
  if (value === null || value === undefined) throw new Error(`parcel ${row.package_no} is ${row.state}, yet has no ${column}`);
  return value;
}

/** The customer's own, by number; null for another's and an unknown one alike. Not locked. */
export async function findParcel(db: Db | Tx, userId: string, packageNo: string): Promise<Parcel | null> {
  const row = await db
    .selectFrom("parcel")
    .select(columns)
    .where("user_id", "=", userId)
    .where("package_no", "=", packageNo)
    .executeTakeFirst();
  return row ? parcelOf(row) : null;
}

/** By number, whoever's it is; null when there is none. For staff and jobs. */
export async function findParcelByNo(db: Db | Tx, packageNo: string): Promise<Parcel | null> {
  const row = await db.selectFrom("parcel").select(columns).where("package_no", "=", packageNo).executeTakeFirst();
  return row ? parcelOf(row) : null;
}

/** Anybody's parcels by their numbers; unknown ones are left out. */
export async function parcelsByNo(db: Db, packageNos: readonly string[]): Promise<Parcel[]> {
  if (packageNos.length === 0) return [];
  const rows = await db.selectFrom("parcel").select(columns).where("package_no", "in", packageNos).execute();
  return rows.map(parcelOf);
}

/** A customer's parcels by id, in the order of the ids; unknown ones, and another's, are left out. */
export async function parcelsById(db: Db | Tx, userId: string, parcelIds: readonly string[]): Promise<Parcel[]> {
  if (parcelIds.length === 0) return [];
  const rows = await db
    .selectFrom("parcel")
    .select(columns)
    .where("user_id", "=", userId)
    .where("id", "in", [...parcelIds])
    .orderBy("id")
    .execute();
  return rows.map(parcelOf);
}

/** Locks a parcel for the transaction; null when the customer has none of that id. */
export async function lockParcel(tx: Tx, { userId, parcelId }: ParcelKey): Promise<Parcel | null> {
  const [row] = (await tx.executeQuery(lockById({ userId, parcelId }))).rows;
  return row ? parcelOf(row) : null;
}

const lockById = prepared((db, { userId, parcelId }: ParcelKey) =>
  db.selectFrom("parcel").select(columns).where("user_id", "=", userId).where("id", "=", parcelId).forUpdate(),
);

/** By number, for the benches, in the order of ids; unknown ones are left out. */
export async function lockParcelsByNo(tx: Tx, packageNos: readonly string[]): Promise<Parcel[]> {
  const rows = await tx
    .selectFrom("parcel")
    .select(columns)
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

/** What comes with a state: written with it in one stroke, so that no row is ever without what its state needs. */
export type StateChange = {
  paidAt?: Date;
  dueAt?: Date | null;
  shippedAt?: Date;
  deliveredAt?: Date;
  completedAt?: Date;
  packedBy?: string;
  weighed?: { grams: number; sidesCm: readonly number[]; quote: Quote };
};

function columnsOf({ weighed, ...change }: StateChange) {
  return {
    ...(change.paidAt && { paid_at: change.paidAt }),
    ...(change.dueAt !== undefined && { due_at: change.dueAt }),
    ...(change.shippedAt && { shipped_at: change.shippedAt }),
    ...(change.deliveredAt && { delivered_at: change.deliveredAt }),
    ...(change.completedAt && { completed_at: change.completedAt }),
    ...(change.packedBy !== undefined && { packed_by: change.packedBy }),
    ...(weighed && {
      act_grams: weighed.grams,
      // Longest first, however the tape was laid.
      act_sides_mm: weighed.sidesCm.map((side) => Math.round(side * 10)).sort((a, b) => b - a),
      final_quote: JSON.stringify(weighed.quote),
    }),
  };
}

/** Moves a locked parcel on; throws when it was not in the state it was locked in. */
export async function changeState(tx: Tx, parcel: Parcel, to: ParcelState, change: StateChange = {}): Promise<void> {
  const updated = await tx
    .updateTable("parcel")
    .set({ state: to, ...columnsOf(change) })
    .where("user_id", "=", parcel.userId)
    .where("id", "=", parcel.id)
    .where("state", "=", parcel.state)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`parcel ${parcel.packageNo} was not ${parcel.state}`);
}

/** Keeps the settlement; throws when there was one (rule F33). */
export async function recordSettlement(tx: Tx, parcel: LeftParcel, settled: Settled & { owed: Money }): Promise<void> {
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
  const [row] = (await db.executeQuery(owedOf({ userId }))).rows;
  return { owed: row?.owed ? fen(row.owed) : zero("CNY"), oldestAt: row?.oldest ?? null };
}

const owedOf = prepared((db, { userId }: { userId: string }) =>
  db
    .selectFrom("parcel")
    .select([sql<string>`sum(owed_cny)`.as("owed"), sql<Date | null>`min(settled_at)`.as("oldest")])
    .where("user_id", "=", userId)
    .where("owed_cny", ">", "0"),
);
