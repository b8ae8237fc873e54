import { sql } from "kysely";
import type { Tx } from "#platform";

type Bought = { userId: string; goodsId: string; skuId: string; since: Date };

/**
 * The number of the customer's latest order that bought this variant at once since then and was not cancelled or deleted; null for none.
 * Until the transaction ends no other asks this of the customer: two tabs are answered one after the other.
 */
export async function lastBoughtAtOnce(tx: Tx, { userId, goodsId, skuId, since }: Bought): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bought-at-once:${userId}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom("purchase_order as o")
    .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "o.user_id").onRef("i.order_id", "=", "o.id"))
    .select("o.order_no")
    .where("o.user_id", "=", userId)
    .where("o.deleted_at", "is", null)
    .where("o.quick_buy", "=", true)
    .where("o.created_at", ">", since)
    .where("i.goods_id", "=", goodsId)
    .where("i.sku_id", "=", skuId)
    .where("i.state", "!=", "cancelled")
    .orderBy("o.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.order_no ?? null;
}
