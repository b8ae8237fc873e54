import type { Goods } from "@sihai/adapters/marketplace";
import { type SyllablesOf, termsOfGoods, wordsOfGoods } from "@sihai/domain/goods-search";
import { sql } from "kysely";
import { type Db, inTransaction, type Tx } from "#platform";
import { openPinyin } from "./pinyin.ts";
import { readGoods } from "./stored-goods.ts";

/** Counts up when the rules that make terms change; rows of an older version are made anew. */
const indexVersion = 1;
const batchSize = 500;

/** Goods on sale are found by what the source says of them now; others are not found at all. */
export async function indexGoods(tx: Tx, goodsId: string, goods: Goods): Promise<void> {
  if (goods.availability !== "on-sale") {
    await tx.deleteFrom("goods_search").where("goods_id", "=", goodsId).execute();
    return;
  }
  await writeRows(tx, [{ goodsId, goods }], await openPinyin());
}

/** Goods that were kept before there was a search index, or under older rules. Safe to run twice. */
export async function indexMissingGoods(db: Db): Promise<void> {
  for (;;) {
    const found = await inTransaction(db, async (tx) => {
      const rows = await tx
        .selectFrom("goods")
        .leftJoin("goods_search", "goods_search.goods_id", "goods.id")
        .select(["goods.id", "goods.detail"])
        .where("goods.state", "=", "on-sale")
        .where(({ or, eb }) => or([eb("goods_search.goods_id", "is", null), eb("goods_search.version", "<", indexVersion)]))
        .orderBy("goods.id")
        .limit(batchSize)
        .forUpdate("goods")
        .execute();
      if (rows.length > 0) {
        const many = rows.map(({ id, detail }) => ({ goodsId: id, goods: readGoods(detail) }));
        await writeRows(tx, many, await openPinyin());
      }
      return rows.length;
    });
    if (found < batchSize) return;
  }
}

type Indexed = { goodsId: string; goods: Goods };

async function writeRows(tx: Tx, many: readonly Indexed[], syllablesOf: SyllablesOf): Promise<void> {
  const rows = sql`(
    select (row ->> 'goodsId')::bigint as goods_id, (row ->> 'price')::bigint as price_cny, (row ->> 'sales')::integer as sales,
      row ->> 'category' as class_id, ${indexVersion}::smallint as version,
      array_to_tsvector(array(select jsonb_array_elements_text(row -> 'terms'))) as terms
    from jsonb_array_elements(${JSON.stringify(many.map((each) => rowOf(each, syllablesOf)))}::jsonb) row)`;
  // What did not change stays; the rest goes and comes again, because other sales are another part of the table.
  await sql`
    delete from goods_search kept using ${rows} given
    where kept.goods_id = given.goods_id and (kept.price_cny, kept.sales, kept.version, kept.terms)
      is distinct from (given.price_cny, given.sales, given.version, given.terms)`.execute(tx);
  await sql`
    insert into goods_search (goods_id, price_cny, sales, class_id, version, terms)
    select given.goods_id, given.price_cny, given.sales, given.class_id, given.version, given.terms from ${rows} given
    on conflict do nothing`.execute(tx);
  // In one order everywhere, so that two who add the same words wait for each other instead of ending in a deadlock.
  const words = [...new Set(many.flatMap(({ goods }) => wordsOfGoods(textsOf(goods))))].sort();
  if (words.length === 0) return;
  await tx
    .insertInto("goods_word")
    .values(words.map((word) => ({ word })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function rowOf({ goodsId, goods }: Indexed, syllablesOf: SyllablesOf) {
  const { platform, goodsClass: category, price, salesCount: sales } = goods;
  const terms = termsOfGoods({ texts: textsOf(goods), platform, category, priceFen: price.amount }, syllablesOf);
  return { goodsId, price: price.amount.toString(), sales, category, terms };
}

function textsOf({ title, shop, category, goodsClass }: Goods): string[] {
  return [title.zh, title.en, shop.name.zh, shop.name.en, category.name.zh, category.name.en, goodsClass];
}
