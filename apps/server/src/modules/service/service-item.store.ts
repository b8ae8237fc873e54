import { type ItemState, itemStates } from "@sihai/domain/item";
import type { LocalText } from "@sihai/domain/language";
import type { ItemServiceNo } from "@sihai/domain/service";
import { type Db, oneOf, type Tx } from "#platform";
import { readServices, type StoredService, skuWords } from "../item/index.ts";
import { findOrder } from "../order/index.ts";

/** What every service, supplement and offer tells of its item and that item's order. */
export type ItemFacts = {
  userId: string;
  itemId: string;
  itemNo: string;
  itemState: ItemState;
  orderId: string;
  orderNo: string;
  name: LocalText;
  /** Colour, size: what tells two items of the same goods apart. */
  skuName: LocalText[];
  pictureUrl: string | null;
};

/** Their columns, of `order_item as i` and `purchase_order as o`. */
export const itemColumns = [
  "i.user_id",
  "i.id as item_id",
  "i.item_no",
  "i.state as item_state",
  "i.order_id",
  "o.order_no",
  "i.name_zh",
  "i.name_en",
  "i.sku_name",
  "i.picture_url",
] as const;

type ItemColumns = {
  user_id: string;
  item_id: string;
  item_no: string;
  item_state: string;
  order_id: string;
  order_no: string;
  name_zh: string;
  name_en: string;
  sku_name: unknown;
  picture_url: string | null;
};

/** Reads `itemColumns`; throws for a state the domain does not know. */
export function itemFactsOf(row: ItemColumns): ItemFacts {
  return {
    userId: row.user_id,
    itemId: row.item_id,
    itemNo: row.item_no,
    // The CHECK constraint of the column holds the words of the transition table.
    itemState: oneOf(itemStates, row.item_state, "order_item.state"),
    orderId: row.order_id,
    orderNo: row.order_no,
    name: { zh: row.name_zh, en: row.name_en },
    skuName: skuWords(row.sku_name),
    pictureUrl: row.picture_url,
  };
}

/** An item a service may be asked for, with those chosen when it was ordered. */
export type ServiceItem = ItemFacts & { quantity: number; services: StoredService[] };

function query(db: Db | Tx) {
  return db
    .selectFrom("order_item as i")
    .innerJoin("purchase_order as o", (join) => join.onRef("o.user_id", "=", "i.user_id").onRef("o.id", "=", "i.order_id"))
    .select([...itemColumns, "i.quantity", "i.services"]);
}
type Row = Awaited<ReturnType<ReturnType<typeof query>["execute"]>>[number];

function itemOf(row: Row): ServiceItem {
  return { ...itemFactsOf(row), quantity: row.quantity, services: readServices(row.services) };
}

/** Items of a customer's order; null for another's, a deleted and an unknown order alike. */
export async function itemsOfOrder(db: Db | Tx, userId: string, orderNo: string): Promise<ServiceItem[] | null> {
  const order = await findOrder(db, userId, orderNo);
  if (!order) return null;
  const rows = await query(db).where("i.user_id", "=", userId).where("i.order_id", "=", order.id).orderBy("i.id").execute();
  return rows.map(itemOf);
}

/** By number, only its owner's when `userId` is given; null otherwise. Not locked. */
export async function findServiceItem(db: Db | Tx, itemNo: string, userId?: string): Promise<ServiceItem | null> {
  const row = await query(db)
    .where("i.item_no", "=", itemNo)
    .$if(userId !== undefined, (builder) => builder.where("i.user_id", "=", userId ?? ""))
    .executeTakeFirst();
  return row ? itemOf(row) : null;
}

/** Services of a purchase order; a forwarding order's are done and charged by the receiving bench. */
const takenOver = ["fixed-fee", "fine-photo"] as const satisfies readonly ItemServiceNo[];

/** Items with services chosen at submit that no service was made of yet. */
export async function itemsToTakeOver(db: Db, limit: number): Promise<ServiceItem[]> {
  const rows = await query(db)
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
