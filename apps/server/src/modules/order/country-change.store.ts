import type { Db, Tx } from "#platform";

type CountryChange = { from: string | null; to: string | null; at: Date };

/** Notes that the customer says an order goes elsewhere; null on either side: not said (decision 113). */
export async function keepCountryChange(
  tx: Tx,
  { userId, orderId, from, to, at }: CountryChange & { userId: string; orderId: string },
): Promise<void> {
  await tx
    .insertInto("order_country_change")
    .values({ user_id: userId, order_id: orderId, from_country: from, to_country: to, changed_at: at })
    .execute();
}

/** What an order's country was, oldest first. */
export async function countryChangesOf(db: Db, userId: string, orderId: string): Promise<CountryChange[]> {
  const rows = await db
    .selectFrom("order_country_change")
    .select(["from_country as from", "to_country as to", "changed_at as at"])
    .where("user_id", "=", userId)
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  return rows;
}
