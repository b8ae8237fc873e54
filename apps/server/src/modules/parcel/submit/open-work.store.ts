import { type Money, money } from "@sihai/domain";
import { type ItemServiceNo, isItemService } from "@sihai/domain/service";
import { sql } from "kysely";
import { type Db, prepared, type Tx } from "#platform";

/** What is still open on goods about to leave: money asked for and not answered, and services chosen and not done. */
export type OpenWork = { itemId: string; owed: Money; services: { serviceNo: ItemServiceNo; isPaid: boolean }[] };

/**
 * Items of a customer with something open, in one question. Services that are done in passing, by buying or receiving, are no work left.
 */
export async function openWorkOf(db: Db | Tx, userId: string, itemIds: readonly string[], now: Date): Promise<OpenWork[]> {
  if (itemIds.length === 0) return [];
  const { rows } = await db.executeQuery(openOn({ userId, itemIds, now }));
  return [...new Set(itemIds)].flatMap((itemId) => {
    const own = rows.filter((row) => row.item_id === itemId);
    const owed = own.reduce((sum, row) => sum + BigInt(row.owed), 0n);
    const services = own.flatMap(({ service_no: serviceNo, state }) =>
      isItemService(serviceNo) ? [{ serviceNo, isPaid: state !== "unpaid" }] : [],
    );
    return own.length === 0 ? [] : [{ itemId, owed: money(owed, "CNY"), services }];
  });
}

const openOn = prepared((db, { userId, itemIds, now }: { userId: string; itemIds: readonly string[]; now: Date }) =>
  db
    .selectFrom("supplement")
    .select(["item_id", "amount_cny as owed", sql<string>`''`.as("service_no"), sql<string>`state`.as("state")])
    .where("user_id", "=", userId)
    .where("item_id", "=", sql<string>`any(${itemIds}::bigint[])`)
    .where("state", "=", "requested")
    .where("pay_before", ">", now)
    .unionAll(
      db
        .selectFrom("item_service")
        .select(["item_id", sql<string>`'0'`.as("owed"), "service_no", sql<string>`state`.as("state")])
        .where("user_id", "=", userId)
        .where("item_id", "=", sql<string>`any(${itemIds}::bigint[])`)
        .where("state", "in", ["unpaid", "ordered", "started"])
        .where("service_no", "not in", ["fixed-fee", "priority-stock-in"]),
    ),
);
