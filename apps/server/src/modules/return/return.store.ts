import { type Money, money } from "@sihai/domain";
import type { ItemState } from "@sihai/domain/item";
import {
  type openReturnStates,
  type ReturnKind,
  type ReturnReason,
  type ReturnState,
  readReturnNumber,
} from "@sihai/domain/return";
import { sql } from "kysely";
import type { Db, Tx } from "#platform";

export type ReturnKey = { userId: string; returnId: string };

function query(db: Db | Tx) {
  return db
    .selectFrom("return_request as r")
    .innerJoin("purchase_order as o", (join) => join.onRef("o.user_id", "=", "r.user_id").onRef("o.id", "=", "r.order_id"))
    .selectAll("r")
    .select(["o.order_no", "o.shop_name"]);
}
type Row = Awaited<ReturnType<ReturnType<typeof query>["execute"]>>[number];

/** The columns' CHECK constraints hold the same words as the domain. */
function withWords(row: Row) {
  return { ...row, kind: row.kind as ReturnKind, state: row.state as ReturnState, reason: row.reason as ReturnReason };
}
export type ReturnRow = ReturnType<typeof withWords>;

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

/** Takes one of the month's free operations for a return, if one is left; two at once take two different ones or one of them none (F26). */
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
    await updateReturn(tx, { userId, returnId }, { fee_cny: "0", free_month: month });
    return true;
  }
  return false;
}

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
export async function findReturn(db: Db | Tx, returnNo: string, userId?: string): Promise<ReturnRow | null> {
  const id = readReturnNumber(returnNo);
  if (id === null) return null;
  const row = await query(db)
    .where("r.id", "=", id)
    .$if(userId !== undefined, (builder) => builder.where("r.user_id", "=", userId ?? "0"))
    .executeTakeFirst();
  return row ? withWords(row) : null;
}

/** Locks a return; after its trades, before its items. */
export async function lockReturn(tx: Tx, { userId, returnId }: ReturnKey): Promise<ReturnRow> {
  await tx
    .selectFrom("return_request")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "=", returnId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return withWords(await query(tx).where("r.user_id", "=", userId).where("r.id", "=", returnId).executeTakeFirstOrThrow());
}

type Change = {
  state?: ReturnState;
  fee_cny?: string;
  free_month?: string;
  freight_quote_cny?: string;
  freight_cny?: string;
  courier?: string;
  tracking_no?: string;
  seller_refund_cny?: string;
  freight_taken_cny?: string;
  fee_taken_cny?: string;
  refund_cny?: string;
  staff_note?: string;
  new_courier?: string;
  new_tracking_no?: string;
  due_at?: Date | null;
  closed_at?: Date;
};

export async function updateReturn(tx: Tx, { userId, returnId }: ReturnKey, change: Change): Promise<void> {
  const updated = await tx
    .updateTable("return_request")
    .set(change)
    .where("user_id", "=", userId)
    .where("id", "=", returnId)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`return ${returnId} is gone`);
}

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

export type ReturnPhotoKind = "buyer" | "stock-in" | "proof";
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

export type ReturnItemRow = {
  returnId: string;
  itemId: string;
  itemNo: string;
  state: ItemState;
  nameZh: string;
  nameEn: string;
  skuName: unknown;
  pictureUrl: string | null;
  quantity: number;
  cost: Money;
  refund: Money;
  platform: string;
  link: string | null;
  platformOrderNo: string | null;
  shelf: string | null;
};

export async function itemsOfReturns(db: Db | Tx, returnIds: readonly string[]): Promise<ReturnItemRow[]> {
  if (returnIds.length === 0) return [];
  const rows = await db
    .selectFrom("return_item as ri")
    .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "ri.user_id").onRef("i.id", "=", "ri.item_id"))
    .leftJoin("stored_item as s", (join) => join.onRef("s.user_id", "=", "i.user_id").onRef("s.item_id", "=", "i.id"))
    .select([
      "ri.return_id",
      "ri.item_id",
      "ri.refund_cny",
      "i.item_no",
      "i.state",
      "i.name_zh",
      "i.name_en",
      "i.sku_name",
      "i.picture_url",
      "i.quantity",
      "i.real_price_cny",
      "i.platform",
      "i.link",
      "i.platform_order_no",
      "s.shelf",
    ])
    .where("ri.return_id", "in", [...returnIds])
    .orderBy("ri.item_id")
    .execute();
  return rows.map((row) => ({
    returnId: row.return_id,
    itemId: row.item_id,
    itemNo: row.item_no,
    state: row.state as ItemState,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    skuName: row.sku_name,
    pictureUrl: row.picture_url,
    quantity: row.quantity,
    cost: money(BigInt(row.real_price_cny ?? 0), "CNY"),
    refund: money(BigInt(row.refund_cny), "CNY"),
    platform: row.platform,
    link: row.link,
    platformOrderNo: row.platform_order_no,
    shelf: row.shelf,
  }));
}

export async function photosOfReturns(
  db: Db | Tx,
  returnIds: readonly string[],
): Promise<{ returnId: string; kind: ReturnPhotoKind; fileId: string }[]> {
  if (returnIds.length === 0) return [];
  const rows = await db
    .selectFrom("return_photo")
    .select(["return_id", "kind", "file_id"])
    .where("return_id", "in", [...returnIds])
    .orderBy("return_id")
    .orderBy("position")
    .execute();
  return rows.map((row) => ({ returnId: row.return_id, kind: row.kind as ReturnPhotoKind, fileId: row.file_id }));
}

export async function returnsOf(db: Db, userId: string, orderId: string | null): Promise<ReturnRow[]> {
  const rows = await query(db)
    .where("r.user_id", "=", userId)
    .$if(orderId !== null, (builder) => builder.where("r.order_id", "=", orderId ?? "0"))
    .orderBy("r.id", "desc")
    .limit(50)
    .execute();
  return rows.map(withWords);
}

/** What waits at the desk in one state, the longest due first; or what is over, the latest first. */
export async function deskReturns(
  db: Db,
  state: (typeof openReturnStates)[number] | "closed",
  limit: number,
): Promise<ReturnRow[]> {
  const rows =
    state === "closed"
      ? await query(db).where("r.closed_at", "is not", null).orderBy("r.closed_at", "desc").limit(limit).execute()
      : await query(db).where("r.state", "=", state).orderBy("r.due_at").orderBy("r.id").limit(limit).execute();
  return rows.map(withWords);
}

/** By return, order, item or courier number, whatever the state. */
export async function returnsByNumber(db: Db, text: string): Promise<ReturnRow[]> {
  const wanted = text.toUpperCase();
  const rows = await query(db)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb("r.id", "=", readReturnNumber(wanted) ?? "0"),
        eb("o.order_no", "=", wanted),
        eb("r.tracking_no", "=", wanted),
        eb("r.new_tracking_no", "=", wanted),
        exists(
          selectFrom("return_item as ri")
            .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "ri.user_id").onRef("i.id", "=", "ri.item_id"))
            .select("ri.item_id")
            .whereRef("ri.user_id", "=", "r.user_id")
            .whereRef("ri.return_id", "=", "r.id")
            .where("i.item_no", "=", wanted),
        ),
      ]),
    )
    .orderBy("r.id", "desc")
    .limit(20)
    .execute();
  return rows.map(withWords);
}

export async function countReturns(db: Db, now: Date) {
  const { rows } = await sql<{ state: ReturnState; open: string; overdue: string }>`
    select state, count(*)::text as open, count(*) filter (where due_at < ${now})::text as overdue
    from return_request where closed_at is null group by state`.execute(db);
  const open = (state: ReturnState) => Number(rows.find((row) => row.state === state)?.open ?? 0);
  return {
    applied: open("applied"),
    "awaiting-payment": open("awaiting-payment"),
    approved: open("approved"),
    "sent-back": open("sent-back"),
    "seller-received": open("seller-received"),
    // A buyer who has not paid yet keeps nobody at the desk waiting.
    overdue: rows.filter(({ state }) => state !== "awaiting-payment").reduce((sum, { overdue }) => sum + Number(overdue), 0),
  };
}
