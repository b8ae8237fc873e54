import { type Currency, currencyCodes } from "@sihai/domain";
import { sql } from "kysely";
import { type Db, oneOf, type Tx } from "#platform";

export type StoredRate = {
  id: string;
  currency: Currency /** Units of the currency for one CNY, as published. */;
  rate: string;
  fetchedAt: Date;
};

/** The rate of each currency that holds now. */
export async function currentRates(db: Db | Tx): Promise<StoredRate[]> {
  const rows = await db
    .selectFrom("exchange_rate")
    .distinctOn("currency")
    .select(["id", "currency", "rate", "fetched_at"])
    .orderBy("currency")
    .orderBy("fetched_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(rateOf);
}

/** A rate by its id with the instant at which a newer one took its place; null while it is the newest. */
export async function findRate(db: Db | Tx, rateId: string): Promise<(StoredRate & { replacedAt: Date | null }) | null> {
  const row = await db
    .selectFrom("exchange_rate as r")
    .select(["r.id", "r.currency", "r.rate", "r.fetched_at"])
    .select((eb) =>
      eb
        .selectFrom("exchange_rate as newer")
        .select(sql<Date | null>`min(newer.fetched_at)`.as("at"))
        .whereRef("newer.currency", "=", "r.currency")
        .where(sql<boolean>`(newer.fetched_at, newer.id) > (r.fetched_at, r.id)`)
        .as("replaced_at"),
    )
    .where("r.id", "=", rateId)
    .executeTakeFirst();
  return row ? { ...rateOf(row), replacedAt: row.replaced_at } : null;
}

/** Keeps a published rate; the same rate of the same day again only becomes the newest. */
export async function keepRate(tx: Tx, rate: { publishedOn: string; currency: Currency; rate: string; at: Date }): Promise<void> {
  await tx
    .insertInto("exchange_rate")
    .values({ published_on: rate.publishedOn, currency: rate.currency, rate: rate.rate, fetched_at: rate.at })
    .onConflict((conflict) => conflict.columns(["currency", "published_on", "rate"]).doUpdateSet({ fetched_at: rate.at }))
    .execute();
}

function rateOf(row: { id: string; currency: string; rate: string; fetched_at: Date }): StoredRate {
  // numeric(20, 10) arrives with all its digits: 0.1400000000
  const rate = row.rate.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
  return { id: row.id, currency: oneOf(currencyCodes, row.currency, "exchange_rate.currency"), rate, fetchedAt: row.fetched_at };
}
