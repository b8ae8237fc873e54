import { add, type Money, money, zero } from "@sihai/domain";
import { sql } from "kysely";
import type { Db } from "#platform";

type PaidLater = {
  supplements: { open: Money; paid: Money; within: Money };
  /** By item: paid for services ordered for it later, and not given back. */
  services: ReadonlyMap<string, Money>;
};

/**
 * What was asked for items after their order was paid: still open, and paid and not given back (rule E-15). `within`: so much of that raises what the
 * purchase may cost, and is part of what was paid for the items. In one question, the services ordered later that are paid.
 */
export async function paidLater(db: Db, userId: string, itemIds: readonly string[]): Promise<PaidLater> {
  const rows = itemIds.length === 0 ? [] : await later(db, userId, itemIds).execute();
  const total = (some: typeof rows) =>
    money(
      some.reduce((sum, row) => sum + BigInt(row.amount_cny) - BigInt(row.refunded_cny), 0n),
      "CNY",
    );
  const supplements = rows.filter(({ covers }) => covers !== "service");
  const paid = supplements.filter(({ state }) => state === "paid");
  const services = new Map<string, Money>();
  for (const row of rows.filter(({ covers }) => covers === "service"))
    services.set(row.item_id, add(services.get(row.item_id) ?? zero("CNY"), total([row])));
  return {
    supplements: {
      open: total(supplements.filter(({ state }) => state === "requested")),
      paid: total(paid),
      within: total(paid.filter(({ covers }) => covers === "budget")),
    },
    services,
  };
}

function later(db: Db, userId: string, itemIds: readonly string[]) {
  return db
    .selectFrom("supplement")
    .select(["item_id", "state", "covers", "amount_cny", "refunded_cny"])
    .where("user_id", "=", userId)
    .where("item_id", "in", [...itemIds])
    .where("state", "in", ["requested", "paid"])
    .unionAll(
      // Those chosen with the order are in its own price.
      db
        .selectFrom("item_service")
        .select(["item_id", "state", sql<string>`'service'`.as("covers"), "total_cny as amount_cny", "refunded_cny"])
        .where("user_id", "=", userId)
        .where("item_id", "in", [...itemIds])
        .where("origin", "=", "later")
        .where("paid_at", "is not", null),
    );
}
