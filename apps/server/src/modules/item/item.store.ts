import { isOneOf, type Money } from "@sihai/domain";
import { type ItemState, itemStates } from "@sihai/domain/item";
import { type Selectable, sql, type Updateable } from "kysely";
import { type DB, type Db, fen, oneOf, prepared, sendAlong, type Tx } from "#platform";
import { discountsOn, type Item, toBuyStates } from "./item.types.ts";
import { readServices, skuWords, writeServices } from "./stored-services.ts";

export type ItemKey = { userId: string; itemId: string };

/** What an item is made of. Named one by one, so that the database plans a question for them once. */
export const itemColumns = [
  "user_id",
  "id",
  "order_id",
  "item_no",
  "state",
  "goods_id",
  "platform",
  "link",
  "name_zh",
  "name_en",
  "sku_id",
  "sku_name",
  "picture_url",
  "picture_file_ids",
  "class_id",
  "flags",
  "quantity",
  "unit_price_cny",
  "domestic_freight_cny",
  "seller_freight_cny",
  "service_cny",
  "discount_cny",
  "discount_on",
  "discount_back_cny",
  "paid_cny",
  "refunded_cny",
  "declared_unit_cny",
  "real_price_cny",
  "remark",
  "services",
  "buyer_id",
  "platform_order_no",
  "courier",
  "tracking_no",
  "due_at",
  "signed_at",
  "reserved_for",
  "split_from",
  "created_at",
] as const;
type ItemRow = Pick<Selectable<DB["order_item"]>, (typeof itemColumns)[number]>;

function stateOf(state: string): ItemState {
  return oneOf(itemStates, state, "order_item.state");
}

/** An item from its row. Throws for one that lacks what its state says it has. */
export function itemOf(row: ItemRow): Item {
  const facts = {
    userId: row.user_id,
    id: row.id,
    orderId: row.order_id,
    itemNo: row.item_no,
    goodsId: row.goods_id,
    platform: row.platform,
    link: row.link,
    name: { zh: row.name_zh, en: row.name_en },
    skuId: row.sku_id,
    skuName: skuWords(row.sku_name),
    pictureUrl: row.picture_url,
    pictureFileIds: row.picture_file_ids,
    classId: row.class_id,
    flags: row.flags,
    quantity: row.quantity,
    unitPrice: fen(row.unit_price_cny),
    domesticFreight: fen(row.domestic_freight_cny),
    sellerFreight: fen(row.seller_freight_cny),
    service: fen(row.service_cny),
    discount: fen(row.discount_cny),
    discountOn: oneOf(discountsOn, row.discount_on, "order_item.discount_on"),
    discountBack: fen(row.discount_back_cny),
    paid: fen(row.paid_cny),
    refunded: fen(row.refunded_cny),
    declaredUnit: fen(row.declared_unit_cny),
    remark: row.remark,
    services: readServices(row.services),
    buyerId: row.buyer_id,
    platformOrderNo: row.platform_order_no,
    dueAt: row.due_at,
    signedAt: row.signed_at,
    reservedFor: row.reserved_for,
    splitFrom: row.split_from,
    createdAt: row.created_at,
  };
  const realPrice = fen(row.real_price_cny);
  return { ...facts, ...standingOf(row, realPrice) };
}

type StandingRow = Pick<Selectable<DB["order_item"]>, "item_no" | "state" | "courier" | "tracking_no">;

function standingOf({ item_no: itemNo, state: stored, courier, tracking_no: trackingNo }: StandingRow, realPrice: Money | null) {
  const state = stateOf(stored);
  const wrong = () => new Error(`item ${itemNo} is ${state}, yet its row does not have what that state has`);
  if (isOneOf(toBuyStates, state)) {
    if (realPrice !== null) throw wrong();
    return { state, realPrice, courier, trackingNo };
  }
  if (state === "purchased") {
    if (realPrice === null) throw wrong();
    return { state, realPrice, courier, trackingNo };
  }
  if (state === "seller-shipped") {
    if (realPrice === null || courier === null || trackingNo === null) throw wrong();
    return { state, realPrice, courier, trackingNo };
  }
  return { state, realPrice, courier, trackingNo };
}

/** Locks items in the order of their ids and returns them in that order; unknown ids are left out. */
export async function lockItems(tx: Tx, keys: readonly ItemKey[]): Promise<Item[]> {
  if (keys.length === 0) return [];
  const [userIds, itemIds] = [keys.map(({ userId }) => userId), keys.map(({ itemId }) => itemId)];
  return (await tx.executeQuery(lockByKeys({ userIds, itemIds }))).rows.map(itemOf);
}

const lockByKeys = prepared((db, { userIds, itemIds }: { userIds: string[]; itemIds: string[] }) =>
  db
    .selectFrom("order_item")
    .select(itemColumns)
    .where(
      sql<boolean>`(user_id, id) in (select user_id, id from unnest(${userIds}::bigint[], ${itemIds}::bigint[]) as key (user_id, id))`,
    )
    .orderBy("id")
    .forUpdate(),
);

/** Locks all items of an order, in the order of their ids. */
export async function lockItemsOfOrder(tx: Tx, userId: string, orderId: string): Promise<Item[]> {
  const { rows } = await tx.executeQuery(lockOfOrder({ userId, orderId }));
  return rows.map(itemOf);
}

const lockOfOrder = prepared((db, { userId, orderId }: { userId: string; orderId: string }) =>
  db
    .selectFrom("order_item")
    .select(itemColumns)
    .where("user_id", "=", userId)
    .where("order_id", "=", orderId)
    .orderBy("id")
    .forUpdate(),
);

/** Locks one item and tells where it stands and whom it is set aside for. */
export async function lockItemState(
  tx: Tx,
  { userId, itemId }: ItemKey,
): Promise<{ state: ItemState; reservedFor: string | null }> {
  const row = await tx
    .selectFrom("order_item")
    .select(["state", "reserved_for"])
    .where("user_id", "=", userId)
    .where("id", "=", itemId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { state: stateOf(row.state), reservedFor: row.reserved_for };
}

/** What can be written on an item beside its state. */
export type ItemChange = Partial<
  Pick<
    Item,
    | ("goodsId" | "skuId" | "skuName" | "name" | "link" | "pictureUrl" | "paid" | "refunded" | "services")
    | ("discount" | "discountOn" | "discountBack")
    | ("domesticFreight" | "dueAt" | "buyerId" | "platformOrderNo" | "realPrice" | "courier" | "trackingNo")
  >
>;

function columnsOf({ skuName, services, paid, refunded, realPrice, ...change }: ItemChange): Updateable<DB["order_item"]> {
  return {
    ...(change.goodsId !== undefined && { goods_id: change.goodsId }),
    ...(change.skuId !== undefined && { sku_id: change.skuId }),
    ...(skuName && { sku_name: JSON.stringify(skuName) }),
    ...(change.name && { name_zh: change.name.zh, name_en: change.name.en }),
    ...(change.link !== undefined && { link: change.link }),
    ...(change.pictureUrl !== undefined && { picture_url: change.pictureUrl }),
    ...(change.domesticFreight && { domestic_freight_cny: change.domesticFreight.amount }),
    ...(change.discount && { discount_cny: change.discount.amount }),
    ...(change.discountOn && { discount_on: change.discountOn }),
    ...(change.discountBack && { discount_back_cny: change.discountBack.amount }),
    ...(paid && { paid_cny: paid.amount }),
    ...(refunded && { refunded_cny: refunded.amount }),
    ...(services && { services: writeServices(services) }),
    ...(change.dueAt !== undefined && { due_at: change.dueAt }),
    ...(change.buyerId !== undefined && { buyer_id: change.buyerId }),
    ...(change.platformOrderNo !== undefined && { platform_order_no: change.platformOrderNo }),
    ...(realPrice !== undefined && { real_price_cny: realPrice?.amount }),
    ...(change.courier !== undefined && { courier: change.courier }),
    ...(change.trackingNo !== undefined && { tracking_no: change.trackingNo }),
  };
}

/** Writes a state and what comes with it in one stroke: no row is ever without what its state needs. */
export async function setItemState(
  tx: Tx,
  { userId, itemId }: ItemKey,
  state: ItemState,
  change: ItemChange = {},
): Promise<void> {
  const row = columnsOf(change);
  await sendAlong(
    tx,
    Object.keys(row).length === 0 ? writeState({ userId, itemId, state }) : stateOn(tx, { userId, itemId, state }, row).compile(),
  );
}

function stateOn(db: Db, { userId, itemId, state }: ItemKey & { state: ItemState }, row: Updateable<DB["order_item"]> = {}) {
  return db
    .updateTable("order_item")
    .set({ ...row, state })
    .where("user_id", "=", userId)
    .where("id", "=", itemId);
}

const writeState = prepared((db, given: ItemKey & { state: ItemState }) => stateOn(db, given));

/**
 * Writes what is named of an item and throws when it is gone; its state is moved apart, by the transition table. The item is
 * locked by the caller.
 */
export async function updateItem(tx: Tx, { userId, itemId }: ItemKey, change: ItemChange): Promise<void> {
  const updated = await tx
    .updateTable("order_item")
    .set(columnsOf(change))
    .where("user_id", "=", userId)
    .where("id", "=", itemId)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`item ${itemId} is gone`);
}

/** Sets locked items aside on their shelf. Throws when one does not lie there, or is set aside already. */
export async function reserveItems(tx: Tx, userId: string, itemIds: readonly string[], reservedFor: string): Promise<void> {
  const updated = await tx
    .updateTable("order_item")
    .set({ reserved_for: reservedFor })
    .where("user_id", "=", userId)
    .where("id", "in", [...itemIds])
    .where("state", "=", "stocked-in")
    .where("reserved_for", "is", null)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== BigInt(itemIds.length)) throw new Error(`not all items could be set aside for ${reservedFor}`);
}

/** Lets everything go that was set aside for something; its rows must be locked. */
export async function freeItems(tx: Tx, userId: string, reservedFor: string): Promise<void> {
  await tx
    .updateTable("order_item")
    .set({ reserved_for: null })
    .where("user_id", "=", userId)
    .where("reserved_for", "=", reservedFor)
    .execute();
}
