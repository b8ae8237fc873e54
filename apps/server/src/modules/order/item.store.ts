import { type Money, subtract, sum, times } from "@sihai/domain";
import { type Db, fieldsOf, type Tx } from "#platform";
import { type Item, itemOf, writeServices } from "../item/index.ts";
import { copySteps } from "../timeline/index.ts";
import { nextItemNo } from "./submit/insert-item.store.ts";

/** Everything of items by their orders, in the order they were placed. */
export async function itemsOfOrders(db: Db | Tx, userId: string, orderIds: readonly string[]): Promise<Item[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom("order_item")
    .selectAll()
    .where("user_id", "=", userId)
    .where("order_id", "in", [...orderIds])
    .orderBy("id")
    .execute();
  return rows.map(itemOf);
}

/** By number, only its owner's when `userId` is given; null otherwise. Not locked. */
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

/** Null when the customer has no such item. */
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
  const rows = await db
    .selectFrom("order_item")
    .select(["user_id", "id as item_id", "order_id", "goods_id"])
    .where("item_no", "in", [...itemNos])
    .execute();
  return rows.map((row) => fieldsOf(row));
}

/** What one line of two holds after a split; what is left out stays as it was on the whole. */
type RowPart = Pick<Item, "quantity" | "domesticFreight" | "discount" | "discountBack" | "paid"> &
  Partial<Pick<Item, "realPrice" | "refunded" | "service" | "services" | "splitFrom">>;

function partColumns({ realPrice, refunded, service, services, splitFrom, ...part }: RowPart) {
  return {
    quantity: part.quantity,
    domestic_freight_cny: part.domesticFreight.amount,
    discount_cny: part.discount.amount,
    discount_back_cny: part.discountBack.amount,
    paid_cny: part.paid.amount,
    ...(realPrice !== undefined && { real_price_cny: realPrice?.amount }),
    ...(refunded && { refunded_cny: refunded.amount }),
    ...(service && { service_cny: service.amount }),
    ...(services && { services: writeServices(services) }),
    ...(splitFrom !== undefined && { split_from: splitFrom }),
  };
}

/** Writes what is left of a locked line into its row and what was taken off into a row of its own, which gets the same history. */
export async function splitRow(
  tx: Tx,
  item: Item,
  { kept, taken }: { kept: RowPart; taken: RowPart },
): Promise<{ itemId: string; itemNo: string }> {
  const itemNo = await nextItemNo(tx, item.createdAt);
  const { id, services, sku_name, ...same } = await tx
    .selectFrom("order_item")
    .selectAll()
    .where("user_id", "=", item.userId)
    .where("id", "=", item.id)
    .executeTakeFirstOrThrow();
  const made = await tx
    .insertInto("order_item")
    .values({ ...same, services: "[]", sku_name: JSON.stringify(sku_name), ...partColumns(taken), item_no: itemNo })
    .returning("id")
    .executeTakeFirstOrThrow();
  const updated = await tx
    .updateTable("order_item")
    .set(partColumns(kept))
    .where("user_id", "=", item.userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`item ${id} is gone`);
  await copySteps(tx, { userId: item.userId, subjectKind: "item", from: id, to: made.id });
  return { itemId: made.id, itemNo };
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
export function costOf({ unitPrice, quantity, domesticFreight, service, discount }: Item): Money {
  return subtract(sum([times(unitPrice, quantity), domesticFreight, service], "CNY"), discount);
}
