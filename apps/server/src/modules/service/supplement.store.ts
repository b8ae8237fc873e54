import type { Money } from "@sihai/domain";
import { type SupplementReason, type SupplementState, supplementReasons, supplementStates } from "@sihai/domain/service";
import { columnsOf, type Db, fen, oneOf, payBeforeIn, type Tx } from "#platform";
import { purseOf } from "../payment/index.ts";
import { type ItemFacts, itemColumns, itemFactsOf } from "./service-item.store.ts";

export type Supplement = ItemFacts & {
  id: string;
  state: SupplementState;
  reason: SupplementReason;
  covers: "budget" | "cost" | "fee";
  note: string;
  amount: Money;
  evidence: string | null;
  requestedAt: Date;
  payBefore: Date;
  paidAt: Date | null;
};

function query(db: Db | Tx) {
  return db
    .selectFrom("supplement as p")
    .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "p.user_id").onRef("i.id", "=", "p.item_id"))
    .innerJoin("purchase_order as o", (join) => join.onRef("o.user_id", "=", "i.user_id").onRef("o.id", "=", "i.order_id"))
    .select([
      ...itemColumns,
      "p.id",
      "p.state",
      "p.reason",
      "p.covers",
      "p.note",
      "p.amount_cny",
      "p.evidence_file_id",
      "p.asked_at",
      "p.pay_before",
      "p.paid_at",
    ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof query>["execute"]>>[number];

function supplementOf(row: Row): Supplement {
  return {
    ...itemFactsOf(row),
    id: row.id,
    state: oneOf(supplementStates, row.state, "supplement.state"),
    reason: oneOf(supplementReasons, row.reason, "supplement.reason"),
    covers: oneOf(["budget", "cost", "fee"], row.covers, "supplement.covers"),
    note: row.note,
    amount: fen(row.amount_cny),
    evidence: row.evidence_file_id,
    requestedAt: row.asked_at,
    payBefore: row.pay_before,
    paidAt: row.paid_at,
  };
}

/** A supplement as what a payment is for. One that raises what an item may cost is money of its order, and goes back with the item's. */
export function subjectOf({
  id,
  amount,
  orderNo,
  orderId,
  covers,
}: Pick<Supplement, "id" | "amount" | "orderNo" | "orderId" | "covers">) {
  const subject = { subjectId: id, amount, no: orderNo };
  return covers === "budget" ? { ...subject, purse: purseOf("order", orderId) } : subject;
}

type NewSupplement = {
  userId: string;
  itemId: string;
  reason: SupplementReason;
  covers: Supplement["covers"];
  note: string;
  amount: Money;
  evidence: string | null;
  staffId: string;
  at: Date;
  payBefore: Date;
};

/** Null when one is open for the item already. */
export async function insertSupplement(tx: Tx, given: NewSupplement): Promise<string | null> {
  const row = await tx
    .insertInto("supplement")
    .values({
      user_id: given.userId,
      item_id: given.itemId,
      state: "requested",
      reason: given.reason,
      covers: given.covers,
      note: given.note,
      amount_cny: given.amount.amount.toString(),
      evidence_file_id: given.evidence,
      asked_by: given.staffId,
      asked_at: given.at,
      pay_before: given.payBefore,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A supplement of the customer's; null when there is none. Not locked. */
export async function findSupplement(db: Db | Tx, userId: string, id: string): Promise<Supplement | null> {
  const row = await query(db).where("p.user_id", "=", userId).where("p.id", "=", id).executeTakeFirst();
  return row ? supplementOf(row) : null;
}

/** The same, locked for the transaction. */
export async function lockSupplement(tx: Tx, userId: string, id: string): Promise<Supplement | null> {
  const row = await query(tx).where("p.user_id", "=", userId).where("p.id", "=", id).forUpdate("p").executeTakeFirst();
  return row ? supplementOf(row) : null;
}

/** Of an order when it is named, newest first; otherwise those open, over all orders. */
export async function supplementsOf(db: Db, userId: string, orderNo: string | undefined): Promise<Supplement[]> {
  const rows = await query(db)
    .where("p.user_id", "=", userId)
    .$if(orderNo !== undefined, (builder) => builder.where("o.order_no", "=", orderNo ?? ""))
    .$if(orderNo === undefined, (builder) => builder.where("p.state", "=", "requested"))
    .orderBy("p.id", "desc")
    .limit(100)
    .execute();
  return rows.map(supplementOf);
}

/** Those whose item changed under them, or whose money is not booked yet: work for the sweep. */
export async function supplementsToSettle(db: Db, limit: number): Promise<Supplement[]> {
  const rows = await query(db)
    .where(({ and, or, eb }) =>
      or([
        and([eb("p.state", "=", "paid"), eb("p.covers", "<>", "budget"), eb("p.booked_at", "is", null)]),
        and([
          eb("p.state", "=", "requested"),
          eb("i.state", "in", ["cancelled", "returned", "forfeited", "shipped", "received", "lost"]),
        ]),
        and([
          eb("p.state", "=", "paid"),
          eb("p.covers", "<>", "budget"),
          eb("p.refunded_cny", "=", "0"),
          eb("i.state", "=", "cancelled"),
        ]),
      ]),
    )
    .orderBy("p.id")
    .limit(limit)
    .execute();
  return rows.map(supplementOf);
}

/** Ends a locked, open supplement; throws when it was not open. */
export async function closeSupplement(
  tx: Tx,
  { userId, id }: { userId: string; id: string },
  change: { state: Exclude<SupplementState, "requested">; paidAt?: Date },
): Promise<void> {
  const updated = await tx
    .updateTable("supplement")
    .set(columnsOf(change))
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("state", "=", "requested")
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`supplement ${id} was not open`);
}

/** True once: the caller then books the money. */
export async function markBooked(tx: Tx, { userId, id }: Supplement, at: Date): Promise<boolean> {
  const updated = await tx
    .updateTable("supplement")
    .set({ booked_at: at })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("state", "=", "paid")
    .where("booked_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** True once: the caller then gives the money back. */
export async function markRefunded(tx: Tx, { userId, id, amount }: Supplement): Promise<boolean> {
  const updated = await tx
    .updateTable("supplement")
    .set({ refunded_cny: amount.amount.toString() })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("state", "=", "paid")
    .where("booked_at", "is not", null)
    .where("refunded_cny", "=", "0")
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Until when a supplement can be answered. */
export const movePayBefore = payBeforeIn("supplement");
