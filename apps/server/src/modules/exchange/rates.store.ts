import { type Currency, currencyCodes } from "@sihai/domain";
import { sql } from "kysely";
import { type Db, oneOf, prepared, type Tx } from "#platform";

const sources = ["feed", "manual"] as const;
export type StoredRate = {
  id: string;
  currency: Currency;
  /** Units of the currency for one CNY, as published. */
  rate: string;
  fetchedAt: Date;
  publishedOn: string;
  /** Of the feed, or agreed to by two of finance. */
  source: (typeof sources)[number];
};

/** The rate of each currency that holds now. */
export async function currentRates(db: Db | Tx): Promise<StoredRate[]> {
  return (await db.executeQuery(newestRates({}))).rows.map(rateOf);
}

const newestRates = prepared((db) =>
  db
    .selectFrom("exchange_rate")
    .distinctOn("currency")
    .select(["id", "currency", "rate", "fetched_at", "source", sql<string>`published_on::text`.as("published_on")])
    .orderBy("currency")
    .orderBy("fetched_at", "desc")
    .orderBy("id", "desc"),
);

/** A rate by its id with the instant at which a newer one took its place; null while it is the newest. */
export async function findRate(db: Db | Tx, rateId: string): Promise<(StoredRate & { replacedAt: Date | null }) | null> {
  const row = await db
    .selectFrom("exchange_rate as r")
    .select(["r.id", "r.currency", "r.rate", "r.fetched_at", "r.source", sql<string>`r.published_on::text`.as("published_on")])
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

type Kept = { publishedOn: string; currency: Currency; rate: string; at: Date; source: StoredRate["source"] };

/** Keeps a rate; the same rate of the same day again only becomes the newest. Its id. */
export async function keepRate(tx: Tx, { publishedOn, currency, rate, at, source }: Kept): Promise<string> {
  const { id } = await tx
    .insertInto("exchange_rate")
    .values({ published_on: publishedOn, currency, rate, fetched_at: at, source })
    .onConflict((conflict) => conflict.columns(["currency", "published_on", "rate"]).doUpdateSet({ fetched_at: at, source }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type Row = { id: string; currency: string; rate: string; fetched_at: Date; published_on: string; source: string };

function rateOf({ id, currency, rate, fetched_at: fetchedAt, published_on: publishedOn, source }: Row): StoredRate {
  return {
    ...{ id, fetchedAt, publishedOn, rate: trimmed(rate) },
    currency: oneOf(currencyCodes, currency, "exchange_rate.currency"),
    source: oneOf(sources, source, "exchange_rate.source"),
  };
}

/** numeric(20, 10) arrives with all its digits: 0.1400000000 */
export function trimmed(rate: string): string {
  return rate.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
}
