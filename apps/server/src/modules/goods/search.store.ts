import { type Clause, lexemes, type Needle, needleText, priceBandOf } from "@sihai/domain/goods-search";
import type { Platform } from "@sihai/domain/platform";
import { sql } from "kysely";
import type { Db } from "#platform";

/** So many of the best-sold matches are sorted, counted and paged through; nobody looks further. */
export const matchesMax = 500;

export type Match = { goodsId: string; priceFen: bigint; sales: number; classId: string | null };

export type GoodsFilter = {
  platform?: Platform | undefined;
  category?: string | undefined;
  priceFrom?: bigint | undefined;
  priceTo?: bigint | undefined;
};

/** Prices above this are one band; ￥ 1,000,000. */
const priceMax = 100_000_000n;

/** The best-sold goods on sale that hold the needle, at most `matchesMax` and one more. */
export async function findMatches(db: Db, needle: Needle, filter: GoodsFilter): Promise<Match[]> {
  const text = needleText({ all: [needle, ...filterClauses(filter)] }) ?? needleText({ lexeme: lexemes.any });
  const { rows } = await sql<{ goods_id: string; price_cny: string; sales: number; class_id: string | null }>`
    select goods_id, price_cny, sales, class_id from goods_found(${text}::tsquery, ${(filter.priceFrom ?? 0n).toString()}::bigint,
      ${(filter.priceTo ?? priceMax * priceMax).toString()}::bigint, ${matchesMax + 1})`.execute(db);
  return rows.map((row) => ({
    goodsId: row.goods_id,
    priceFen: BigInt(row.price_cny),
    sales: row.sales,
    classId: row.class_id,
  }));
}

function filterClauses({ platform, category, priceFrom, priceTo }: GoodsFilter): Clause[] {
  const clauses: Clause[] = [];
  if (platform) clauses.push({ lexeme: lexemes.platform(platform) });
  if (category) clauses.push({ lexeme: lexemes.category(category) });
  if (priceFrom !== undefined || (priceTo !== undefined && priceTo < priceMax)) {
    const first = priceBandOf(priceFrom ?? 0n);
    const last = priceBandOf(priceTo ?? priceMax * priceMax);
    const bands = Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => lexemes.priceBand(first + at));
    clauses.push({ any: bands.map((lexeme) => ({ lexeme })) });
  }
  return clauses;
}

/** Words of the catalogue that look like each of these, closest first. */
export async function wordsLike(db: Db, typed: readonly string[]): Promise<{ typed: string; word: string }[]> {
  if (typed.length === 0) return [];
  const { rows } = await sql<{ typed: string; word: string }>`
    select typed, found.word from unnest(${[...typed]}::text[]) typed
    cross join lateral (
      select word from goods_word where word % typed order by similarity(word, typed) desc, word limit 8
    ) found`.execute(db);
  return rows;
}
