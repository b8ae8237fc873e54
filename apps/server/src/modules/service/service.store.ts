import type { Money } from "@sihai/domain";
import {
  type ItemServiceNo,
  isItemService,
  type ServiceRefundReason,
  type ServiceState,
  serviceRefundReasons,
  serviceStates,
} from "@sihai/domain/service";
import { memberMark } from "@sihai/domain/warehouse";
import { columnsOf, type Db, fen, oneOf, type Tx } from "#platform";
import { assignedTo } from "../note/index.ts";
import { type ItemFacts, itemColumns, itemFactsOf } from "./service-item.store.ts";

/** A service with what is told of its item. Amounts in CNY. */
export type ItemService = ItemFacts & {
  id: string;
  serviceNo: ItemServiceNo;
  kind: "basic" | "value-added";
  origin: "order" | "later";
  state: ServiceState;
  quantity: number;
  done: number | null;
  before: number;
  unitPrice: Money;
  total: Money;
  refunded: Money;
  refundReason: ServiceRefundReason | null;
  remark: string;
  answer: string;
  createdAt: Date;
  /** When its price was agreed: with its order, or by itself. */
  agreedAt: Date;
  paidAt: Date | null;
  doneAt: Date | null;
  classId: string | null;
  pieces: number;
  warehouse: number;
  signedAt: Date | null;
  stockedInAt: Date | null;
  shelf: string | null;
  customerMark: string;
};

function query(db: Db | Tx) {
  return db
    .selectFrom("item_service as v")
    .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "v.user_id").onRef("i.id", "=", "v.item_id"))
    .innerJoin("purchase_order as o", (join) => join.onRef("o.user_id", "=", "i.user_id").onRef("o.id", "=", "i.order_id"))
    .leftJoin("stored_item as s", (join) => join.onRef("s.user_id", "=", "i.user_id").onRef("s.item_id", "=", "i.id"))
    .select([
      ...itemColumns,
      "v.id",
      "v.service_no",
      "v.kind",
      "v.origin",
      "v.state",
      "v.quantity",
      "v.done_quantity",
      "v.before_quantity",
      "v.unit_cny",
      "v.total_cny",
      "v.refunded_cny",
      "v.refund_reason",
      "v.remark",
      "v.answer",
      "v.created_at",
      "o.created_at as ordered_at",
      "v.paid_at",
      "v.done_at",
      "i.class_id",
      "i.quantity as pieces",
      "i.signed_at",
      "o.warehouse_id",
      "s.stocked_in_at",
      "s.shelf",
    ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof query>["execute"]>>[number];

function serviceOf(row: Row): ItemService {
  if (!isItemService(row.service_no)) throw new Error(`service ${row.id} is of no known kind: ${row.service_no}`);
  return {
    ...itemFactsOf(row),
    id: row.id,
    serviceNo: row.service_no,
    kind: oneOf(["basic", "value-added"], row.kind, "item_service.kind"),
    origin: oneOf(["order", "later"], row.origin, "item_service.origin"),
    state: oneOf(serviceStates, row.state, "item_service.state"),
    quantity: row.quantity,
    done: row.done_quantity,
    before: row.before_quantity,
    unitPrice: fen(row.unit_cny),
    total: fen(row.total_cny),
    refunded: fen(row.refunded_cny),
    refundReason: oneOf(serviceRefundReasons, row.refund_reason, "item_service.refund_reason"),
    remark: row.remark,
    answer: row.answer,
    createdAt: row.created_at,
    agreedAt: row.origin === "order" ? row.ordered_at : row.created_at,
    paidAt: row.paid_at,
    doneAt: row.done_at,
    classId: row.class_id,
    pieces: row.pieces,
    warehouse: row.warehouse_id,
    signedAt: row.signed_at,
    stockedInAt: row.stocked_in_at,
    shelf: row.shelf,
    customerMark: memberMark(row.user_id),
  };
}

export type NewService = {
  userId: string;
  itemId: string;
  serviceNo: ItemServiceNo;
  kind: "basic" | "value-added";
  origin: "order" | "later";
  state: "unpaid" | "ordered";
  quantity: number;
  before: number;
  unitPrice: Money;
  total: Money;
  remark: string;
  at: Date;
};

/** Null when the same service is open for the item already, or was taken over from its order before. */
export async function insertService(tx: Tx, service: NewService): Promise<string | null> {
  const row = await tx
    .insertInto("item_service")
    .values({
      user_id: service.userId,
      item_id: service.itemId,
      service_no: service.serviceNo,
      kind: service.kind,
      origin: service.origin,
      state: service.state,
      quantity: service.quantity,
      before_quantity: service.before,
      unit_cny: service.unitPrice.amount.toString(),
      total_cny: service.total.amount.toString(),
      remark: service.remark,
      created_at: service.at,
      paid_at: service.state === "ordered" ? service.at : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A customer's service by its number, locked; another's and an unknown one are both null. */
export async function lockService(tx: Tx, key: { userId: string; id: string }): Promise<ItemService | null> {
  const row = await query(tx).where("v.user_id", "=", key.userId).where("v.id", "=", key.id).forUpdate("v").executeTakeFirst();
  return row ? serviceOf(row) : null;
}

/** Whose a service is, for staff, who look across customers. */
export async function findService(db: Db | Tx, id: string, userId?: string): Promise<ItemService | null> {
  const row = await query(db)
    .where("v.id", "=", id)
    .$if(userId !== undefined, (builder) => builder.where("v.user_id", "=", userId ?? ""))
    .executeTakeFirst();
  return row ? serviceOf(row) : null;
}

/** Every service there was for items of one customer, the latest first. */
export async function servicesOfItems(db: Db | Tx, userId: string, itemIds: readonly string[]): Promise<ItemService[]> {
  if (itemIds.length === 0) return [];
  const rows = await query(db)
    .where("v.user_id", "=", userId)
    .where("v.item_id", "in", [...itemIds])
    .orderBy("v.id", "desc")
    .execute();
  return rows.map(serviceOf);
}

type Asked = {
  text: string;
  /** Who looks after their items;
  null: whoever. */ assigneeId: string | null;
  limit: number;
};

/** Open services of everybody, oldest payment first. `text`: an item or order number, a shelf or a customer's mark. */
export async function openServices(db: Db, { text, limit }: { text: string; limit: number }): Promise<ItemService[]> {
  const rows = await matching(query(db).where("v.state", "in", ["ordered", "started"]), text)
    .orderBy("v.paid_at")
    .orderBy("v.id")
    .limit(limit)
    .execute();
  return rows.map(serviceOf);
}

/** Services closed lately, newest first. */
export async function closedServices(db: Db, { text, assigneeId, limit }: Asked): Promise<ItemService[]> {
  const rows = await matching(query(db).where("v.state", "=", "done"), text)
    .where(assignedTo("i.item_no", "item", assigneeId))
    .orderBy("v.done_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(serviceOf);
}

function matching(builder: ReturnType<typeof query>, text: string) {
  const wanted = text.trim().toUpperCase();
  if (wanted === "") return builder;
  const mark = /^SH(\d{1,18})$/.exec(wanted)?.[1];
  return builder.where(({ eb, or }) =>
    or([
      eb("i.item_no", "=", wanted),
      eb("o.order_no", "=", wanted),
      eb("s.shelf", "=", wanted),
      ...(mark ? [eb("v.user_id", "=", mark)] : []),
    ]),
  );
}

type Change = {
  state: ServiceState;
  paidAt?: Date;
  doneAt?: Date;
  doneBy?: string;
  doneQuantity?: number;
  earned?: Money;
  refunded?: Money;
  refundReason?: string | null;
  answer?: string;
};

/** Changes a locked service; throws when it no longer stands where the caller saw it, which its lock makes impossible. */
export async function changeService(tx: Tx, service: ItemService, { earned, refunded, ...change }: Change): Promise<void> {
  const updated = await tx
    .updateTable("item_service")
    .set(columnsOf({ ...change, earnedCny: earned?.amount, refundedCny: refunded?.amount }))
    .where("user_id", "=", service.userId)
    .where("id", "=", service.id)
    .where("state", "=", service.state)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`service ${service.id} was not ${service.state}`);
}

/** Goods signed for are to be stocked in by then, unless they are to be sooner anyway. Their item is locked. */
export async function bringForward(tx: Tx, { userId, itemId }: ItemService, dueAt: Date): Promise<void> {
  await tx
    .updateTable("order_item")
    .set(({ fn, ref, val }) => ({ due_at: fn<Date>("least", [ref("due_at"), val(dueAt)]) }))
    .where("user_id", "=", userId)
    .where("id", "=", itemId)
    .where("state", "=", "signed")
    .execute();
}
