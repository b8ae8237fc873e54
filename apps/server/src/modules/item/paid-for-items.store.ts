import { add, type Money, zero } from "@sihai/domain";
import { sql } from "kysely";
import { type Db, fen, type Tx } from "#platform";

type PaidLater = {
  supplements: { open: Money; paid: Money; within: Money };
  /** By item: paid for services ordered for it later, and not given back. */
  services: ReadonlyMap<string, Money>;
};

/**
 * What was asked for items after their order was paid: still open, and paid and not given back (rule E-15). `within`: so much of that raises what the
 * purchase may cost, and is part of what was paid for the items. In one question, the services ordered later that are paid.
 */
export async function paidLater(db: Db | Tx, userId: string, itemIds: readonly string[]): Promise<PaidLater> {
  const rows = itemIds.length === 0 ? [] : await askedLater(db, userId, itemIds).execute();
  const supplements = rows.filter(({ covers }) => covers !== "service");
  const paid = supplements.filter((row) => row.paid);
  const services = new Map<string, Money>();
  for (const { item_id: itemId, amount } of rows.filter(({ covers }) => covers === "service"))
    services.set(itemId, add(services.get(itemId) ?? zero("CNY"), fen(amount)));
  return {
    supplements: {
      open: totalOf(supplements.filter((row) => !row.paid)),
      paid: totalOf(paid),
      within: totalOf(paid.filter(({ covers }) => covers === "budget")),
    },
    services,
  };
}

/**
 * What was paid for items, less what went back: with their orders, and later as supplements and for services. A supplement that raised what the
 * purchase may cost is in what was paid for the item already.
 */
export async function paidForItems(db: Db | Tx, userId: string, itemIds: readonly string[]): Promise<Money> {
  if (itemIds.length === 0) return zero("CNY");
  const rows = await db
    .selectFrom("order_item")
    .select(["id as item_id", sql<string>`'order'`.as("covers"), sql<boolean>`true`.as("paid")])
    .select(sql<string>`paid_cny - refunded_cny`.as("amount"))
    .where("user_id", "=", userId)
    .where("id", "in", [...itemIds])
    .unionAll(askedLater(db, userId, itemIds))
    .execute();
  return totalOf(rows.filter(({ covers, paid }) => paid && covers !== "budget"));
}

function totalOf(rows: readonly { amount: string }[]): Money {
  return rows.reduce((sum, { amount }) => add(sum, fen(amount)), zero("CNY"));
}

/** Supplements asked for or paid, and paid services ordered later: those chosen with the order are in its own price. Amounts less what went back. */
function askedLater(db: Db | Tx, userId: string, itemIds: readonly string[]) {
  return db
    .selectFrom("supplement")
    .select(["item_id", "covers", sql<boolean>`state = 'paid'`.as("paid")])
    .select(sql<string>`amount_cny - refunded_cny`.as("amount"))
    .where("user_id", "=", userId)
    .where("item_id", "in", [...itemIds])
    .where("state", "in", ["requested", "paid"])
    .unionAll(
      db
        .selectFrom("item_service")
        .select(["item_id", sql<string>`'service'`.as("covers"), sql<boolean>`true`.as("paid")])
        .select(sql<string>`total_cny - refunded_cny`.as("amount"))
        .where("user_id", "=", userId)
        .where("item_id", "in", [...itemIds])
        .where("origin", "=", "later")
        .where("paid_at", "is not", null),
    );
}
