import { itemNumber } from "@sihai/domain/courier";
import { makeOrderNo } from "@sihai/domain/order";
import { sql } from "kysely";
import type { Tx } from "#platform";
import { type Actor, recordStep } from "../timeline/index.ts";

type Claimed = {
  userId: string;
  warehouse: number;
  courier: string;
  trackingNo: string;
  contents: string;
  by: Actor;
  at: Date;
  dueAt: Date;
};

/**
 * A forwarding order for a parcel that arrived before it was announced: one item, signed for, that waits to be stocked in. Nothing is paid
 * for it here. Its history is that of any announced item.
 */
export async function insertClaimedOrder(
  tx: Tx,
  claimed: Claimed,
): Promise<{ userId: string; itemId: string; itemNo: string; orderNo: string }> {
  const { userId, at, by } = claimed;
  const { rows } = await sql<{ order: string; item: string }>`
    select nextval('order_serial')::text as "order", nextval('item_serial')::text as item`.execute(tx);
  const [serial] = rows;
  if (!serial) throw new Error("the sequences gave nothing");
  const orderNo = makeOrderNo("zy", BigInt(serial.order));
  const itemNo = itemNumber(BigInt(serial.item), at.toISOString());
  const order = await tx
    .insertInto("purchase_order")
    .values({
      user_id: userId,
      order_no: orderNo,
      type: "zy",
      shop_source: "own",
      shop_name: "",
      warehouse_id: claimed.warehouse,
      goods_cny: 0,
      domestic_freight_cny: 0,
      service_cny: 0,
      total_cny: 0,
      policy: "{}",
      created_at: at,
      pay_before: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const item = await tx
    .insertInto("order_item")
    .values({
      user_id: userId,
      order_id: order.id,
      item_no: itemNo,
      state: "signed",
      platform: "own",
      name_zh: claimed.contents,
      quantity: 1,
      unit_price_cny: 0,
      domestic_freight_cny: 0,
      courier: claimed.courier,
      tracking_no: claimed.trackingNo,
      signed_at: at,
      due_at: claimed.dueAt,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const step = { userId, subjectKind: "item", subjectId: item.id, by, at } as const;
  await recordStep(tx, { ...step, from: null, to: "awaiting-logistics" });
  await recordStep(tx, { ...step, from: "awaiting-logistics", to: "in-transit" });
  await recordStep(tx, { ...step, from: "in-transit", to: "signed", facts: { trackingNo: claimed.trackingNo } });
  return { userId, itemId: item.id, itemNo, orderNo };
}
