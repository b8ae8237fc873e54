import { type Money, money, zero } from "@sihai/domain";
import type { Db } from "#platform";

type Supplements = { open: Money; paid: Money; within: Money };

/**
 * What was asked for items after their order was paid: still open, and paid and not given back (rule E-15). `within`: so much of that raises what the
 * purchase may cost, and is part of what was paid for the items.
 */
export async function supplementsOf(db: Db, userId: string, itemIds: readonly string[]): Promise<Supplements> {
  if (itemIds.length === 0) return { open: zero("CNY"), paid: zero("CNY"), within: zero("CNY") };
  const rows = await db
    .selectFrom("supplement")
    .select(["state", "covers", "amount_cny", "refunded_cny"])
    .where("user_id", "=", userId)
    .where("item_id", "in", [...itemIds])
    .where("state", "in", ["requested", "paid"])
    .execute();
  const total = (some: typeof rows) =>
    money(
      some.reduce((sum, row) => sum + BigInt(row.amount_cny) - BigInt(row.refunded_cny), 0n),
      "CNY",
    );
  const paid = rows.filter(({ state }) => state === "paid");
  return {
    open: total(rows.filter(({ state }) => state === "requested")),
    paid: total(paid),
    within: total(paid.filter(({ covers }) => covers === "budget")),
  };
}
