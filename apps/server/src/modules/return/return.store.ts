import type { Money } from "@sihai/domain";
import {
  type ReturnKind,
  type ReturnReason,
  type ReturnState,
  readReturnNumber,
  returnKinds,
  returnReasons,
  returnStates,
} from "@sihai/domain/return";
import type { Updateable } from "kysely";
import { columnsOf, type DB, type Db, fen, oneOf, payBeforeIn, type Tx } from "#platform";

export type ReturnKey = { userId: string; returnId: string };

/** Returns with their orders' numbers and shops, as columns: for the stores of returns alone, `returnOf` reads them. */
export function returnQuery(db: Db | Tx) {
  return db
    .selectFrom("return_request as r")
    .innerJoin("purchase_order as o", (join) => join.onRef("o.user_id", "=", "r.user_id").onRef("o.id", "=", "r.order_id"))
    .selectAll("r")
    .select(["o.order_no", "o.shop_name"]);
}
type Row = Awaited<ReturnType<ReturnType<typeof returnQuery>["execute"]>>[number];

/** Throws where a column holds a word the domain does not know; amounts are CNY. */
export function returnOf(row: Row) {
  return {
    id: row.id,
    userId: row.user_id,
    orderId: row.order_id,
    orderNo: row.order_no,
    shopName: row.shop_name,
    kind: oneOf(returnKinds, row.kind, "return_request.kind"),
    state: oneOf(returnStates, row.state, "return_request.state"),
    reason: oneOf(returnReasons, row.reason, "return_request.reason"),
    description: row.description,
    wanted: row.wanted,
    fee: fen(row.fee_cny),
    isFree: row.free_month !== null,
    freightQuote: fen(row.freight_quote_cny),
    freight: fen(row.freight_cny),
    sellerRefund: fen(row.seller_refund_cny),
    freightTaken: fen(row.freight_taken_cny),
    feeTaken: fen(row.fee_taken_cny),
    refund: fen(row.refund_cny),
    staffNote: row.staff_note,
    courier: row.courier,
    trackingNo: row.tracking_no,
    newCourier: row.new_courier,
    newTrackingNo: row.new_tracking_no,
    dueAt: row.due_at,
    createdAt: row.created_at,
    closedAt: row.closed_at,
  };
}
/** A return or exchange, from its application on. */
export type ReturnRequest = ReturnType<typeof returnOf>;

export type NewReturn = {
  userId: string;
  orderId: string;
  kind: ReturnKind;
  reason: ReturnReason;
  description: string;
  wanted: string;
  fee: Money;
  dueAt: Date | null;
  at: Date;
};

/** Writes an application with its items; its id. That they may go back is asked before, with the items locked. */
export async function insertReturn(tx: Tx, given: NewReturn, itemIds: readonly string[]): Promise<string> {
  const { id } = await tx
    .insertInto("return_request")
    .values({
      user_id: given.userId,
      order_id: given.orderId,
      kind: given.kind,
      state: "applied",
      reason: given.reason,
      description: given.description,
      wanted: given.wanted,
      fee_cny: given.fee.amount.toString(),
      due_at: given.dueAt,
      created_at: given.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("return_item")
    .values(itemIds.map((itemId) => ({ user_id: given.userId, return_id: id, item_id: itemId })))
    .execute();
  return id;
}

/** Takes one of the month's free operations for a return, if one is left; two at once take two different ones or one of them none (rule F26). */
export async function takeFreeUse(
  tx: Tx,
  { userId, returnId }: ReturnKey,
  { month, allowed }: { month: string; allowed: number },
): Promise<boolean> {
  for (let nth = 1; nth <= allowed; nth++) {
    const taken = await tx
      .insertInto("return_free_use")
      .values({ user_id: userId, month, nth, return_id: returnId })
      .onConflict((conflict) => conflict.columns(["user_id", "month", "nth"]).doNothing())
      .executeTakeFirst();
    if (taken.numInsertedOrUpdatedRows !== 1n) continue;
    await writeReturn(tx, { userId, returnId }, { fee_cny: "0", free_month: month });
    return true;
  }
  return false;
}

/** Free operations taken in a Beijing month, `2026-11` (rule E-130). */
export async function countFreeUses(db: Db, userId: string, month: string): Promise<number> {
  const { used } = await db
    .selectFrom("return_free_use")
    .select((eb) => eb.fn.countAll<string>().as("used"))
    .where("user_id", "=", userId)
    .where("month", "=", month)
    .executeTakeFirstOrThrow();
  return Number(used);
}

/** The free operation is the month's again, and the items may be asked about anew. */
export async function dissolveReturn(tx: Tx, { userId, returnId }: ReturnKey): Promise<void> {
  await tx.deleteFrom("return_free_use").where("user_id", "=", userId).where("return_id", "=", returnId).execute();
  await tx
    .updateTable("return_item")
    .set({ live: false })
    .where("user_id", "=", userId)
    .where("return_id", "=", returnId)
    .execute();
}

/** A return by its number without a lock; another's answers like an unknown one when `userId` is named. */
export async function findReturn(db: Db | Tx, returnNo: string, userId?: string): Promise<ReturnRequest | null> {
  const id = readReturnNumber(returnNo);
  if (id === null) return null;
  const row = await returnQuery(db)
    .where("r.id", "=", id)
    .$if(userId !== undefined, (builder) => builder.where("r.user_id", "=", userId ?? "0"))
    .executeTakeFirst();
  return row ? returnOf(row) : null;
}

/** Locks a return; after its trades, before its items. */
export async function lockReturn(tx: Tx, { userId, returnId }: ReturnKey): Promise<ReturnRequest> {
  await tx
    .selectFrom("return_request")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "=", returnId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return returnOf(await returnQuery(tx).where("r.user_id", "=", userId).where("r.id", "=", returnId).executeTakeFirstOrThrow());
}

/** What a step writes on a return beside its state. */
export type ReturnChange = {
  freightQuote?: Money;
  freight?: Money;
  courier?: string;
  trackingNo?: string;
  sellerRefund?: Money;
  freightTaken?: Money;
  feeTaken?: Money;
  refund?: Money;
  /** What of the seller's refund went back to the promotion. */
  promotion?: Money;
  staffNote?: string;
  newCourier?: string;
  newTrackingNo?: string;
};
type Moved = { state: ReturnState; dueAt: Date | null; closedAt?: Date };

/** Writes what an act changed of a locked return; the transition table is asked before. */
export async function updateReturn(tx: Tx, key: ReturnKey, change: Moved & ReturnChange): Promise<void> {
  const { freightQuote, freight, sellerRefund, freightTaken, feeTaken, refund, promotion, ...rest } = change;
  await writeReturn(
    tx,
    key,
    columnsOf({
      ...rest,
      freightQuoteCny: freightQuote?.amount,
      freightCny: freight?.amount,
      sellerRefundCny: sellerRefund?.amount,
      freightTakenCny: freightTaken?.amount,
      feeTakenCny: feeTaken?.amount,
      refundCny: refund?.amount,
      promotionCny: promotion?.amount,
    }),
  );
}

async function writeReturn(tx: Tx, { userId, returnId }: ReturnKey, change: Updateable<DB["return_request"]>): Promise<void> {
  const updated = await tx
    .updateTable("return_request")
    .set(change)
    .where("user_id", "=", userId)
    .where("id", "=", returnId)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`return ${returnId} is gone`);
}

/** Its items in the order of their ids, in which they are locked. */
export async function itemIdsOfReturn(db: Db | Tx, { userId, returnId }: ReturnKey): Promise<string[]> {
  const rows = await db
    .selectFrom("return_item")
    .select("item_id")
    .where("user_id", "=", userId)
    .where("return_id", "=", returnId)
    .orderBy("item_id")
    .execute();
  return rows.map((row) => row.item_id);
}

/** What of the refund, in CNY, is this item's. */
export async function setItemRefund(tx: Tx, { userId, returnId }: ReturnKey, itemId: string, refund: Money): Promise<void> {
  await tx
    .updateTable("return_item")
    .set({ refund_cny: refund.amount.toString() })
    .where("user_id", "=", userId)
    .where("return_id", "=", returnId)
    .where("item_id", "=", itemId)
    .execute();
}

/** Which of these items went back to their seller before. */
export async function exchangedBefore(db: Db | Tx, userId: string, itemIds: readonly string[]): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("return_item")
    .select("item_id")
    .where("user_id", "=", userId)
    .where("item_id", "in", [...itemIds])
    .where("live", "=", true)
    .execute();
  return new Set(rows.map((row) => row.item_id));
}

export const returnPhotoKinds = ["buyer", "stock-in", "proof"] as const;
export type ReturnPhotoKind = (typeof returnPhotoKinds)[number];

/** Keeps pictures of one kind in the order given; whose files they are is asked before. */
export async function insertReturnPhotos(
  tx: Tx,
  { userId, returnId }: ReturnKey,
  kind: ReturnPhotoKind,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .insertInto("return_photo")
    .values(fileIds.map((fileId, position) => ({ user_id: userId, return_id: returnId, position, kind, file_id: fileId })))
    .execute();
}

/** Until when an exchange can be paid. */
export const movePayBefore = payBeforeIn("return_request", "due_at");
