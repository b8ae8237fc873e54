import { type Money, money } from "@sihai/domain";
import type { ItemState } from "@sihai/domain/item";
import { type ItemServiceNo, isItemService, type ServiceRefundReason, type ServiceState } from "@sihai/domain/service";
import { memberMark } from "@sihai/domain/warehouse";
import type { Db, Tx } from "#platform";

/** A service with what is told of its item. Amounts in CNY. */
export type ServiceRow = {
  userId: string;
  id: string;
  itemId: string;
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
  paidAt: Date | null;
  doneAt: Date | null;
  itemNo: string;
  itemState: ItemState;
  orderId: string;
  orderNo: string;
  nameZh: string;
  nameEn: string;
  skuName: { cn: string; en: string }[];
  pictureUrl: string | null;
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
      "v.user_id",
      "v.id",
      "v.item_id",
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
      "v.paid_at",
      "v.done_at",
      "i.item_no",
      "i.state as item_state",
      "i.order_id",
      "o.order_no",
      "i.name_zh",
      "i.name_en",
      "i.sku_name",
      "i.picture_url",
      "i.class_id",
      "i.quantity as pieces",
      "i.signed_at",
      "o.warehouse_id",
      "s.stocked_in_at",
      "s.shelf",
    ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof query>["execute"]>>[number];

function serviceOf(row: Row): ServiceRow {
  if (!isItemService(row.service_no)) throw new Error(`service ${row.id} is of no known kind: ${row.service_no}`);
  return {
    userId: row.user_id,
    id: row.id,
    itemId: row.item_id,
    serviceNo: row.service_no,
    // The CHECK constraints of the columns hold the same words.
    kind: row.kind as ServiceRow["kind"],
    origin: row.origin as ServiceRow["origin"],
    state: row.state as ServiceState,
    quantity: row.quantity,
    done: row.done_quantity,
    before: row.before_quantity,
    unitPrice: money(BigInt(row.unit_cny), "CNY"),
    total: money(BigInt(row.total_cny), "CNY"),
    refunded: money(BigInt(row.refunded_cny), "CNY"),
    refundReason: row.refund_reason as ServiceRefundReason | null,
    remark: row.remark,
    answer: row.answer,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    doneAt: row.done_at,
    itemNo: row.item_no,
    itemState: row.item_state as ItemState,
    orderId: row.order_id,
    orderNo: row.order_no,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    skuName: Array.isArray(row.sku_name) ? (row.sku_name as { cn: string; en: string }[]) : [],
    pictureUrl: row.picture_url,
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
export async function lockService(tx: Tx, key: { userId: string; id: string }): Promise<ServiceRow | null> {
  const row = await query(tx).where("v.user_id", "=", key.userId).where("v.id", "=", key.id).forUpdate("v").executeTakeFirst();
  return row ? serviceOf(row) : null;
}

/** Whose a service is, for staff, who look across customers. */
export async function findService(db: Db | Tx, id: string, userId?: string): Promise<ServiceRow | null> {
  const row = await query(db)
    .where("v.id", "=", id)
    .$if(userId !== undefined, (builder) => builder.where("v.user_id", "=", userId ?? ""))
    .executeTakeFirst();
  return row ? serviceOf(row) : null;
}

export async function servicesOfItems(db: Db | Tx, userId: string, itemIds: readonly string[]): Promise<ServiceRow[]> {
  if (itemIds.length === 0) return [];
  const rows = await query(db)
    .where("v.user_id", "=", userId)
    .where("v.item_id", "in", [...itemIds])
    .orderBy("v.id", "desc")
    .execute();
  return rows.map(serviceOf);
}

/** Open services of everybody, oldest payment first. `text`: an item or order number, a shelf or a customer's mark. */
export async function openServices(db: Db, { text, limit }: { text: string; limit: number }): Promise<ServiceRow[]> {
  const rows = await matching(query(db).where("v.state", "in", ["ordered", "started"]), text)
    .orderBy("v.paid_at")
    .orderBy("v.id")
    .limit(limit)
    .execute();
  return rows.map(serviceOf);
}

/** Services closed lately, newest first. */
export async function closedServices(db: Db, { text, limit }: { text: string; limit: number }): Promise<ServiceRow[]> {
  const rows = await matching(query(db).where("v.state", "=", "done"), text)
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
  paid_at?: Date;
  done_at?: Date;
  done_by?: string;
  done_quantity?: number;
  earned_cny?: string;
  refunded_cny?: string;
  refund_reason?: string | null;
  answer?: string;
};

/** Changes a locked service; throws when it no longer stands where the caller saw it, which its lock makes impossible. */
export async function changeService(tx: Tx, service: ServiceRow, change: Change): Promise<void> {
  const updated = await tx
    .updateTable("item_service")
    .set(change)
    .where("user_id", "=", service.userId)
    .where("id", "=", service.id)
    .where("state", "=", service.state)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`service ${service.id} was not ${service.state}`);
}

/** Goods signed for are to be stocked in by then, unless they are to be sooner anyway. Their item is locked. */
export async function bringForward(tx: Tx, { userId, itemId }: ServiceRow, dueAt: Date): Promise<void> {
  await tx
    .updateTable("order_item")
    .set(({ fn, ref, val }) => ({ due_at: fn<Date>("least", [ref("due_at"), val(dueAt)]) }))
    .where("user_id", "=", userId)
    .where("id", "=", itemId)
    .where("state", "=", "signed")
    .execute();
}

export async function insertServiceFiles(tx: Tx, service: ServiceRow, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .insertInto("item_service_file")
    .values(fileIds.map((file_id, index) => ({ user_id: service.userId, service_id: service.id, position: index + 1, file_id })))
    .execute();
}

export type ServiceFile = { serviceId: string; fileId: string; mimeType: string };

export async function filesOfServices(db: Db | Tx, userIds: readonly string[], ids: readonly string[]): Promise<ServiceFile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("item_service_file as f")
    .innerJoin("stored_file as d", "d.id", "f.file_id")
    .select(["f.service_id", "f.file_id", "d.mime_type"])
    .where("f.user_id", "in", [...new Set(userIds)])
    .where("f.service_id", "in", [...ids])
    .orderBy("f.service_id")
    .orderBy("f.position")
    .execute();
  return rows.map((row) => ({ serviceId: row.service_id, fileId: row.file_id, mimeType: row.mime_type }));
}

/** The owner's video by its name, with the service it was made for. */
export async function findVideo(
  db: Db,
  userId: string,
  fileId: string,
): Promise<{ mimeType: string; serviceId: string; takenAt: Date } | null> {
  const row = await db
    .selectFrom("item_service_file as f")
    .innerJoin("stored_file as d", "d.id", "f.file_id")
    .select(["d.mime_type", "f.service_id", "d.created_at"])
    .where("f.file_id", "=", fileId)
    .where("f.user_id", "=", userId)
    .where("d.owner_user_id", "=", userId)
    .where("d.mime_type", "like", "video/%")
    .executeTakeFirst();
  return row ? { mimeType: row.mime_type, serviceId: row.service_id, takenAt: row.created_at } : null;
}

export type ServiceItem = {
  userId: string;
  itemId: string;
  itemNo: string;
  orderId: string;
  orderNo: string;
  state: ItemState;
  quantity: number;
  nameZh: string;
  nameEn: string;
  pictureUrl: string | null;
  services: unknown;
};

function itemQuery(db: Db | Tx) {
  return db
    .selectFrom("order_item as i")
    .innerJoin("purchase_order as o", (join) => join.onRef("o.user_id", "=", "i.user_id").onRef("o.id", "=", "i.order_id"))
    .select([
      "i.user_id",
      "i.id",
      "i.item_no",
      "i.order_id",
      "o.order_no",
      "i.state",
      "i.quantity",
      "i.name_zh",
      "i.name_en",
      "i.picture_url",
      "i.services",
    ]);
}
type ItemQueryRow = Awaited<ReturnType<ReturnType<typeof itemQuery>["execute"]>>[number];

function itemOf(row: ItemQueryRow): ServiceItem {
  return {
    userId: row.user_id,
    itemId: row.id,
    itemNo: row.item_no,
    orderId: row.order_id,
    orderNo: row.order_no,
    state: row.state as ItemState,
    quantity: row.quantity,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    pictureUrl: row.picture_url,
    services: row.services,
  };
}

/** Items of a customer's order; null for another's, a deleted and an unknown order alike. */
export async function itemsOfOrder(db: Db | Tx, userId: string, orderNo: string): Promise<ServiceItem[] | null> {
  const order = await db
    .selectFrom("purchase_order")
    .select("id")
    .where("user_id", "=", userId)
    .where("order_no", "=", orderNo)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!order) return null;
  const rows = await itemQuery(db).where("i.user_id", "=", userId).where("i.order_id", "=", order.id).orderBy("i.id").execute();
  return rows.map(itemOf);
}

export async function findServiceItem(db: Db | Tx, itemNo: string, userId?: string): Promise<ServiceItem | null> {
  const row = await itemQuery(db)
    .where("i.item_no", "=", itemNo)
    .$if(userId !== undefined, (builder) => builder.where("i.user_id", "=", userId ?? ""))
    .executeTakeFirst();
  return row ? itemOf(row) : null;
}

/** Services of a purchase order; a forwarding order's are done and charged by the receiving bench. */
const takenOver = ["fixed-fee", "fine-photo"] as const satisfies readonly ItemServiceNo[];

/** Items with services chosen at submit that no service was made of yet. */
export async function itemsToTakeOver(db: Db, limit: number): Promise<ServiceItem[]> {
  const rows = await itemQuery(db)
    .where("i.services", "<>", "[]")
    .where("o.type", "<>", "zy")
    .where(({ or, eb }) => or(takenOver.map((serviceNo) => eb("i.services", "@>", JSON.stringify([{ serviceNo }])))))
    .where("i.state", "in", ["paid", "buying", "purchased", "seller-shipped", "signed", "stocked-in"])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("item_service as v")
            .select("v.id")
            .whereRef("v.user_id", "=", "i.user_id")
            .whereRef("v.item_id", "=", "i.id")
            .where("v.origin", "=", "order"),
        ),
      ),
    )
    .orderBy("i.id")
    .limit(limit)
    .execute();
  return rows.map(itemOf);
}

/** Detailed photos taken at stock-in, oldest first. */
export async function finePhotosOf(tx: Tx, service: ServiceRow): Promise<string[]> {
  const rows = await tx
    .selectFrom("photo")
    .select("file_id")
    .where("user_id", "=", service.userId)
    .where("subject_kind", "=", "item")
    .where("subject_id", "=", service.itemId)
    .where("kind", "=", "fine")
    .orderBy("id")
    .execute();
  return rows.map(({ file_id }) => file_id);
}
