import { toDecimal } from "@sihai/domain";
import type { LinePart } from "@sihai/domain/order";
import type { Db, Tx } from "#platform";
import type { ItemKey, ItemRow } from "../item/index.ts";
import { copySteps } from "../timeline/index.ts";
import { nextItemNo } from "./submit/insert-item.store.ts";

export type { ItemRow };

/** Everything of items by their orders, in the order they were placed. */
export async function itemsOfOrders(db: Db | Tx, userId: string, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom("order_item")
    .selectAll()
    .where("user_id", "=", userId)
    .where("order_id", "in", [...orderIds])
    .orderBy("id")
    .execute();
  // The CHECK constraint of the column holds the words of the transition table.
  return rows.map((row) => ({ ...row, state: row.state as ItemRow["state"] }));
}

export async function findItemByNo(
  db: Db | Tx,
  itemNo: string,
  userId?: string,
): Promise<{ userId: string; itemId: string; orderId: string } | null> {
  let query = db.selectFrom("order_item").select(["user_id", "id", "order_id"]).where("item_no", "=", itemNo);
  if (userId !== undefined) query = query.where("user_id", "=", userId);
  const row = await query.executeTakeFirst();
  return row ? { userId: row.user_id, itemId: row.id, orderId: row.order_id } : null;
}

export async function orderOfItem(tx: Tx, { userId, itemId }: { userId: string; itemId: string }): Promise<string | null> {
  const row = await tx
    .selectFrom("order_item")
    .select("order_id")
    .where("user_id", "=", userId)
    .where("id", "=", itemId)
    .executeTakeFirst();
  return row?.order_id ?? null;
}

/** Items by their numbers in one question, whoever's they are; unknown numbers are left out. */
export async function itemsByNos(db: Db | Tx, itemNos: readonly string[]) {
  if (itemNos.length === 0) return [];
  return db
    .selectFrom("order_item")
    .select(["user_id", "id", "order_id", "item_no", "goods_id"])
    .where("item_no", "in", [...itemNos])
    .execute();
}

/** Takes pieces off a line and puts them on a line of its own, with the same history up to now. Returns the new line's number. */
export async function splitItemRow(
  tx: Tx,
  item: ItemRow,
  { kept, taken }: { kept: LinePart; taken: LinePart },
): Promise<{ itemId: string; itemNo: string }> {
  return splitRow(tx, item, {
    kept: partColumns(kept),
    taken: partColumns(taken),
  });
}

type RowPart = Partial<Pick<ItemRow, "paid_cny" | "real_price_cny" | "refunded_cny" | "service_cny" | "split_from">> & {
  quantity: number;
  domestic_freight_cny: string;
  discount_cny: string;
  services?: string;
};

/** Writes what is left of a locked line into its row and what was taken off into a row of its own, which gets the same history. */
export async function splitRow(
  tx: Tx,
  item: ItemRow,
  { kept, taken }: { kept: RowPart; taken: RowPart },
): Promise<{ itemId: string; itemNo: string }> {
  const itemNo = await nextItemNo(tx, item.created_at);
  const { id, services, sku_name, ...same } = item;
  const made = await tx
    .insertInto("order_item")
    .values({ ...same, services: "[]", sku_name: JSON.stringify(sku_name), ...taken, item_no: itemNo })
    .returning("id")
    .executeTakeFirstOrThrow();
  const updated = await tx
    .updateTable("order_item")
    .set(kept)
    .where("user_id", "=", item.user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`item ${id} is gone`);
  await copySteps(tx, { userId: item.user_id, subjectKind: "item", from: id, to: made.id });
  return { itemId: made.id, itemNo };
}

function partColumns(part: LinePart) {
  return {
    quantity: part.quantity,
    domestic_freight_cny: part.domesticFreight.amount.toString(),
    service_cny: part.service.amount.toString(),
    discount_cny: part.discount.amount.toString(),
    paid_cny: part.paid.amount.toString(),
    services: JSON.stringify(
      part.services.map((service) => ({
        ...service,
        unitPrice: toDecimal(service.unitPrice),
        total: toDecimal(service.total),
      })),
    ),
  };
}

type ItemChange = {
  goods_id?: string | null;
  sku_id?: string;
  sku_name?: string;
  name_zh?: string;
  name_en?: string;
  link?: string | null;
  picture_url?: string | null;
  paid_cny?: string;
  refunded_cny?: string;
  due_at?: Date | null;
  buyer_id?: string;
  platform_order_no?: string;
  real_price_cny?: string;
  courier?: string | null;
  tracking_no?: string | null;
};

export async function updateItem(tx: Tx, { userId, itemId }: ItemKey, change: ItemChange): Promise<void> {
  const updated = await tx
    .updateTable("order_item")
    .set(change)
    .where("user_id", "=", userId)
    .where("id", "=", itemId)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`item ${itemId} is gone`);
}

export async function setServices(tx: Tx, { userId, itemId }: ItemKey, services: readonly object[]): Promise<void> {
  await tx
    .updateTable("order_item")
    .set({ services: JSON.stringify(services) })
    .where("user_id", "=", userId)
    .where("id", "=", itemId)
    .execute();
}

/**
 * Takes a courier number for a customer's delivery; false when another customer's is on its way under it, whatever courier either named:
 * the bench scans the number alone (rules G2 and F37).
 */
export async function claimDelivery(
  tx: Tx,
  { userId, courier, trackingNo, at }: { userId: string; courier: string; trackingNo: string; at: Date },
): Promise<boolean> {
  await tx
    .insertInto("delivery_claim")
    .values({ courier, tracking_no: trackingNo, user_id: userId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const holder = await tx
    .selectFrom("delivery_claim")
    .select("user_id")
    .where("tracking_no", "=", trackingNo)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return holder?.user_id === userId;
}

/** What an item costs: its price, its share of the freight, its services. */
export function costOf(item: ItemRow): bigint {
  return (
    BigInt(item.unit_price_cny) * BigInt(item.quantity) +
    BigInt(item.domestic_freight_cny) +
    BigInt(item.service_cny) -
    BigInt(item.discount_cny)
  );
}
