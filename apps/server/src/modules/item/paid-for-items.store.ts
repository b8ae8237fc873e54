import { add, type Money, sign, subtract, zero } from "@sihai/domain";
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

/** What was paid for items in parts that add up to `paid`; `refunded` and `discount` are subtracted. All amounts are zero or more. */
export type PaidInParts = {
  paid: Money;
  goods: Money;
  domesticFreight: Money;
  services: Money;
  discount: Money;
  supplements: Money;
  refunded: Money;
};

/**
 * What was paid for items, less what went back: with their orders, and later as supplements and for services. A supplement that raised what the
 * purchase may cost is in what was paid for the item already. In parts: what an order's own parts do not explain was asked for later.
 */
export async function paidForItems(db: Db | Tx, userId: string, itemIds: readonly string[]): Promise<PaidInParts> {
  const [bought, later] = await Promise.all([boughtItems(db, userId, itemIds), askedLater(db, userId, itemIds).execute()]);
  const paidLaterOf = (of: (covers: string) => boolean) => totalOf(later.filter((row) => row.paid && of(row.covers)));
  const given = (amounts: readonly string[]) => totalOf(amounts.map((amount) => ({ amount })));
  const [goods, domesticFreight, service, discount] = [
    given(bought.map((row) => row.goods)),
    given(bought.map((row) => row.domestic_freight_cny)),
    given(bought.map((row) => row.service_cny)),
    given(bought.map((row) => row.discount_cny)),
  ];
  const withOrder = given(bought.map((row) => row.paid_cny));
  const refunded = given(bought.map((row) => row.refunded_cny));
  const [supplements, services] = [
    paidLaterOf((covers) => covers !== "service" && covers !== "budget"),
    paidLaterOf((covers) => covers === "service"),
  ];
  const paid = add(subtract(withOrder, refunded), add(supplements, services));
  const agreed = subtract(add(add(goods, domesticFreight), service), discount);
  const more = subtract(withOrder, agreed);
  // Less was paid than its parts come to: of such an order the whole is all that is known.
  if (sign(more) < 0) {
    const none = zero("CNY");
    return { paid, goods: withOrder, domesticFreight: none, services, discount: none, supplements, refunded };
  }
  return {
    ...{ paid, goods, domesticFreight, discount, refunded },
    services: add(service, services),
    supplements: add(supplements, more),
  };
}

async function boughtItems(db: Db | Tx, userId: string, itemIds: readonly string[]) {
  if (itemIds.length === 0) return [];
  return db
    .selectFrom("order_item")
    .select(["domestic_freight_cny", "service_cny", "discount_cny", "paid_cny", "refunded_cny"])
    .select(sql<string>`(unit_price_cny * quantity)::text`.as("goods"))
    .where("user_id", "=", userId)
    .where("id", "in", [...itemIds])
    .execute();
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
