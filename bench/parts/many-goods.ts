import { type SyllablesOf, termsOfGoods, wordsOfGoods } from "@sihai/domain/goods-search";
import type { LocalText } from "@sihai/domain/language";
import { platforms } from "@sihai/domain/platform";
import { sql } from "kysely";
import pg from "pg";
import { makeGoods } from "../../apps/sandbox/src/market/catalogue/make-goods.ts";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { openPinyin } from "../../apps/server/src/modules/goods/pinyin.ts";

export type Word = LocalText;
type Made = {
  itemId: string;
  platform: (typeof platforms)[number];
  zh: string;
  en: string;
  category: string;
  priceFen: bigint;
  sales: number;
};

const batchSize = 5000;
const brandCharacters = [
  ..."云山竹木白青禾和安乐星月林泉石川南北海花叶风雅思远明光天地良品优选尚美锦盛华福瑞祥宁静清新朴素自然真善同心",
];

/** The words goods are named with, commonest first: those of the sandbox's own titles. */
export function catalogueWords(): Word[] {
  const seen = new Map<string, Word>();
  for (const { title } of makeGoods()) {
    const [zh, en] = [title.zh.split(/\s+/), title.en.split(/[\s,]+/)];
    for (const [at, part] of zh.entries()) if (part.length > 1) seen.set(part, { zh: part, en: en[at % en.length] ?? part });
  }
  return [...seen.values()];
}

/**
 * Fills the catalogue with `count` made-up goods, titles of a brand and three to five words (common words stand in many titles), sales
 * and prices spread as shops' are, indexed by the product's own rules. The index is built at the end, as after any restore.
 */
export async function fillCatalogue(world: World, databaseUrl: string, count: number): Promise<void> {
  const { db } = world.deps;
  const syllablesOf = await openPinyin();
  const words = catalogueWords();
  const chance = seeded(20_261_121);
  await sql`drop index goods_search_terms`.execute(db);
  for (let start = 0; start < count; start += batchSize) {
    const many = Array.from({ length: Math.min(batchSize, count - start) }, (_, at) => oneOf(words, start + at, chance));
    await insert(world, many, syllablesOf);
  }
  // Not one of the product's connections: they end themselves when an answer takes longer than any request has.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set maintenance_work_mem = '512MB'");
    await client.query("create index goods_search_terms on goods_search using gin (terms) with (fastupdate = off)");
    await client.query("vacuum analyze goods_search");
    await client.query("analyze goods");
  } finally {
    await client.end();
  }
}

function oneOf(words: readonly Word[], index: number, chance: () => number): Made {
  const brand = `${pick(brandCharacters, chance)}${pick(brandCharacters, chance)}${pick(brandCharacters, chance)}`;
  // The square makes the first words of the list common and the last ones rare.
  const parts = Array.from(
    { length: 3 + Math.floor(chance() * 3) },
    () => words[Math.floor(words.length * chance() ** 2)] ?? { zh: "", en: "" },
  );
  const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  return {
    itemId: `${700_000_000_000 + index}`,
    platform: platforms[Math.floor(platforms.length * chance() ** 2)] ?? "taobao",
    zh: `${brand} ${parts.map(({ zh }) => zh).join(" ")} ${index % 9973}款`,
    en: `${parts.map(({ en }) => en).join(" ")} model ${index % 9973}`,
    category:
      ["clothing", "shoes", "bags", "tableware", "digital", "stationery", "furniture", "toys"][Math.floor(8 * chance())] ??
      "other",
    priceFen: BigInt(Math.round(Math.exp(4 + normal * 1.1) * 100)),
    sales: Math.round(Math.exp(4 + 2.2 * Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance()))),
  };
}

async function insert(world: World, many: readonly Made[], syllablesOf: SyllablesOf): Promise<void> {
  const rows = many.map((one) => ({
    ...one,
    terms: termsOfGoods({ ...one, texts: [one.zh, one.en] }, syllablesOf)
      .map((term) => `'${term}'`)
      .join(" "),
  }));
  const column = (value: (row: (typeof rows)[number]) => string | number) => rows.map(value);
  await sql`
    with given as (
      select * from unnest(${column((row) => row.itemId)}::text[], ${column((row) => row.platform)}::text[], ${column((row) => row.zh)}::text[],
        ${column((row) => row.en)}::text[], ${column((row) => row.category)}::text[], ${column((row) => row.priceFen.toString())}::bigint[],
        ${column((row) => row.sales)}::int[], ${column((row) => row.terms)}::text[])
        as row (item_id, platform, zh, en, category, price, sales, terms)
    ), kept as (
      insert into goods (platform, item_id, title_zh, title_en, detail, price_cny, sales, class_id, fetched_at, created_at)
      select platform, item_id, zh, en, jsonb_build_object('shop', jsonb_build_object('name', jsonb_build_object('zh', '小店', 'en', 'Shop')),
        'pictureUrls', '[]'::jsonb, 'canonicalUrl', 'https://item.taobao.com/item.htm?id=' || item_id), price, sales, category, now(), now()
      from given returning id, platform, item_id
    )
    insert into goods_search (goods_id, price_cny, sales, class_id, version, terms)
    select kept.id, price, sales, category, 1, terms::tsvector from given join kept using (platform, item_id)`.execute(
    world.deps.db,
  );
  const words = [...new Set(many.slice(0, 200).flatMap(({ en }) => wordsOfGoods([en])))].sort();
  await sql`insert into goods_word select unnest(${words}::text[]) on conflict do nothing`.execute(world.deps.db);
}

function pick(list: readonly string[], chance: () => number): string {
  return list[Math.floor(list.length * chance())] ?? "";
}

/** The same goods in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
