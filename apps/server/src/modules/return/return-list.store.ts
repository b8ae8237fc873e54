import type { Money } from "@sihai/domain";
import type { DueSpan } from "@sihai/domain/clocks";
import { type ItemState, itemStates } from "@sihai/domain/item";
import type { LocalText } from "@sihai/domain/language";
import { type openReturnStates, type ReturnKind, type ReturnState, readReturnNumber, returnKinds } from "@sihai/domain/return";
import { sql } from "kysely";
import { afterDuePlace, beyondMoment, type Db, dueFirst, dueIn, fen, oneOf, type Tx } from "#platform";
import { skuWords } from "../item/index.ts";
import { assignedTo } from "../note/index.ts";
import { type ReturnPhotoKind, type ReturnRequest, returnOf, returnPhotoKinds, returnQuery } from "./return.store.ts";

export type ReturnItem = {
  returnId: string;
  itemId: string;
  itemNo: string;
  state: ItemState;
  name: LocalText;
  skuName: LocalText[];
  pictureUrl: string | null;
  quantity: number;
  cost: Money;
  refund: Money;
  platform: string;
  link: string | null;
  platformOrderNo: string | null;
  shelf: string | null;
};

/** The items of many returns with what the desk has to know; `cost` is what we paid the seller, 0 where nobody noted it. */
export async function itemsOfReturns(db: Db | Tx, returnIds: readonly string[]): Promise<ReturnItem[]> {
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
    state: oneOf(itemStates, row.state, "order_item.state"),
    name: { zh: row.name_zh, en: row.name_en },
    skuName: skuWords(row.sku_name),
    pictureUrl: row.picture_url,
    quantity: row.quantity,
    cost: fen(row.real_price_cny ?? "0"),
    refund: fen(row.refund_cny),
    platform: row.platform,
    link: row.link,
    platformOrderNo: row.platform_order_no,
    shelf: row.shelf,
  }));
}

/** The pictures of many returns, each one's in their order. */
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
  return rows.map((row) => ({
    returnId: row.return_id,
    kind: oneOf(returnPhotoKinds, row.kind, "return_photo.kind"),
    fileId: row.file_id,
  }));
}

/** One's returns, of one order where it is named, the latest first, at most 50. */
export async function returnsOf(db: Db, userId: string, orderId: string | null): Promise<ReturnRequest[]> {
  const rows = await returnQuery(db)
    .where("r.user_id", "=", userId)
    .$if(orderId !== null, (builder) => builder.where("r.order_id", "=", orderId ?? "0"))
    .orderBy("r.id", "desc")
    .limit(50)
    .execute();
  return rows.map(returnOf);
}

/** What waits at the desk in one state, the longest due first; or what is over, the latest first. */
export async function deskReturns(
  db: Db,
  state: (typeof openReturnStates)[number] | "closed",
  {
    due,
    assigneeId,
    after,
    limit,
  }: { due: DueSpan | null; assigneeId: string | null; after?: string | undefined; limit: number },
): Promise<ReturnRequest[]> {
  const number = sql`'RT' || lpad(r.id::text, greatest(6, length(r.id::text)), '0')`;
  const found = returnQuery(db).where(assignedTo(number, "return", assigneeId));
  const rows =
    state === "closed"
      ? await found
          .where("r.closed_at", "is not", null)
          .where(beyondMoment("r.closed_at", "r.id", after, "desc"))
          .orderBy("r.closed_at", "desc")
          .orderBy("r.id", "desc")
          .limit(limit)
          .execute()
      : await found
          .where("r.state", "=", state)
          .where("r.closed_at", "is", null)
          .where(dueIn("r.due_at", due))
          .where(afterDuePlace("r.due_at", "r.id", after))
          .orderBy(dueFirst("r.due_at"))
          .orderBy("r.id")
          .limit(limit)
          .execute();
  return rows.map(returnOf);
}

/** By return, order, item or courier number, whatever the state. */
export async function returnsByNumber(db: Db, text: string): Promise<ReturnRequest[]> {
  const wanted = text.toUpperCase();
  const rows = await returnQuery(db)
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
  return rows.map(returnOf);
}

/** Returns that are not over, by state, and those somebody of us is late with. */
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

const triedMost = 2_000;

/** Returns and exchanges asked for since a moment, the first one first; none that was called off, refused or lapsed. */
export async function returnsSince(db: Db, since: Date): Promise<{ userId: string; kind: ReturnKind; at: Date }[]> {
  const rows = await db
    .selectFrom("return_request")
    .select(["user_id", "kind", "created_at"])
    .where("created_at", ">=", since)
    .where("state", "not in", ["refused", "cancelled"])
    .orderBy("created_at")
    .limit(triedMost)
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    kind: oneOf(returnKinds, row.kind, "return_request.kind"),
    at: row.created_at,
  }));
}
