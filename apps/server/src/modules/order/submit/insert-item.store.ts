import type { Money } from "@sihai/domain";
import { itemNumber } from "@sihai/domain/courier";
import type { ItemState } from "@sihai/domain/item";
import type { LocalText } from "@sihai/domain/language";
import type { Insertable } from "kysely";
import { columnsIn, type DB, prepared, type Tx } from "#platform";
import type { DiscountOn } from "../../item/index.ts";
import { serialOf } from "../order.store.ts";

export type NewItem = {
  userId: string;
  orderId: string;
  /** Its number, where it was asked for with the order's. */
  serial?: bigint | undefined;
  state: ItemState;
  goodsId: string | null;
  platform: string;
  link: string | null;
  name: LocalText;
  skuId: string;
  /** Colour, size and so on, in both languages. */
  skuName: readonly LocalText[];
  pictureUrl: string | null;
  classId: string | null;
  flags: readonly string[];
  quantity: number;
  unitPrice: Money;
  domesticFreight: Money;
  /** What the seller asks for sending it alone. */
  sellerFreight: Money;
  service: Money;
  /** Its share of the order's discount, and what of it that reduces. */
  discount?: Money;
  discountOn?: DiscountOn;
  remark: string;
  services: readonly object[];
  /** The customer's own pictures; the first is also the item's picture. */
  pictureFileIds?: readonly string[];
  /** What the sender says a piece is worth, of goods the provider is paid nothing for. */
  declaredUnit?: Money;
  /** Of a delivery announced with its number. */
  courier?: string;
  trackingNo?: string;
  dueAt?: Date;
  at: Date;
};

/** The number of one more item; it carries the day it was ordered. */
export async function nextItemNo(tx: Tx, at: Date, serial?: bigint): Promise<string> {
  return itemNumber(await serialOf(tx, "items", serial), at.toISOString());
}

/** Writes an item of an order; the serial is taken here where none was asked for before. */
export async function insertItem(tx: Tx, item: NewItem): Promise<{ id: string; itemNo: string }> {
  const itemNo = await nextItemNo(tx, item.at, item.serial);
  const { rows } = await tx.executeQuery(
    writeItem({
      user_id: item.userId,
      order_id: item.orderId,
      item_no: itemNo,
      state: item.state,
      goods_id: item.goodsId,
      platform: item.platform,
      link: item.link,
      name_zh: item.name.zh,
      name_en: item.name.en,
      sku_id: item.skuId,
      sku_name: JSON.stringify(item.skuName),
      picture_url: item.pictureUrl,
      class_id: item.classId,
      flags: [...item.flags],
      quantity: item.quantity,
      unit_price_cny: item.unitPrice.amount.toString(),
      domestic_freight_cny: item.domesticFreight.amount.toString(),
      seller_freight_cny: item.sellerFreight.amount.toString(),
      service_cny: item.service.amount.toString(),
      discount_cny: (item.discount?.amount ?? 0n).toString(),
      discount_on: item.discountOn ?? "goods",
      remark: item.remark,
      services: JSON.stringify(item.services),
      picture_file_ids: [...(item.pictureFileIds ?? [])],
      declared_unit_cny: item.declaredUnit?.amount.toString() ?? null,
      courier: item.courier ?? null,
      tracking_no: item.trackingNo ?? null,
      due_at: item.dueAt ?? null,
      created_at: item.at,
    }),
  );
  const [row] = rows;
  if (!row) throw new Error(`item ${itemNo} was not written`);
  return { id: row.id, itemNo };
}

const columns = [
  ...(["user_id", "order_id", "item_no", "state", "goods_id", "platform", "link", "name_zh", "name_en"] as const),
  ...(["sku_id", "sku_name", "picture_url", "class_id", "flags", "quantity", "unit_price_cny"] as const),
  ...(["domestic_freight_cny", "seller_freight_cny", "service_cny", "discount_cny", "discount_on", "remark"] as const),
  ...(["services", "picture_file_ids", "declared_unit_cny", "courier", "tracking_no", "due_at", "created_at"] as const),
] as const;

const writeItem = prepared((db, row: Pick<Insertable<DB["order_item"]>, (typeof columns)[number]>) =>
  db.insertInto("order_item").values(columnsIn(row, columns)).returning("id"),
);
