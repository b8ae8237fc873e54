import type { Goods, GoodsRef } from "@sihai/adapters/marketplace";
import { localText } from "@sihai/contract";
import type { Money } from "@sihai/domain";
import { shopKey } from "@sihai/domain/cart";
import type { LocalText } from "@sihai/domain/language";
import { type SqlBool, sql } from "kysely";
import * as z from "zod/mini";
import { type Db, fen, fieldsOf, inTransaction, jsonColumn, prepared, type Tx } from "#platform";
import { indexGoods } from "./search-index.store.ts";
import { goodsOfRow, goodsOfText, goodsReadBefore, writeGoods } from "./stored-goods.ts";

export type KeptGoods = { goodsId: string; goods: Goods; fetchedAt: Date };

const states = { "on-sale": "on-sale", "sold-out": "sold-out", "off-shelf": "off-shelves" } as const;

/** Our copy, however old; null when the goods were never looked up. */
export async function findGoods(db: Db | Tx, goodsId: string): Promise<KeptGoods | null> {
  const [kept] = await findManyGoods(db, [goodsId]);
  return kept ?? null;
}

/** Our copies, in no order, each once; goods never looked up are left out. */
export async function findManyGoods(db: Db | Tx, goodsIds: readonly string[]): Promise<KeptGoods[]> {
  if (goodsIds.length === 0) return [];
  const asked = [...new Set(goodsIds)];
  // Taken hold of now: by the time of the answer others may have read another version.
  const before = goodsReadBefore(asked);
  const known = [...before.values()].map(({ version }) => version);
  const { rows } = await db.executeQuery(manyGoods({ goodsIds: asked, known }));
  return rows.map(({ id, version, detail, fetched_at: fetchedAt }) => {
    const goods = detail === null ? before.get(id)?.goods : goodsOfRow({ id, version, detail });
    if (!goods) throw new Error(`goods ${id} were not read before`);
    return { goodsId: id, goods, fetchedAt };
  });
}

/** The goods of some orders of a customer, of whom only the orders are known yet. */
export async function findGoodsOfOrders(db: Db | Tx, userId: string, orderIds: readonly string[]): Promise<KeptGoods[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await db.executeQuery(goodsOfOrders({ userId, orderIds }));
  return rows.map(keptOf);
}

/** Our copy by platform and the platform's own number; null when never looked up. */
export async function findGoodsByRef(db: Db | Tx, { platform, itemId }: GoodsRef): Promise<KeptGoods | null> {
  const { rows } = await db.executeQuery(goodsByRef({ platform, itemId }));
  return rows[0] ? keptOf(rows[0]) : null;
}

/** What the source said comes as text: the same was mostly read before. */
const keptColumns = ["id", sql<string>`detail::text`.as("detail"), "fetched_at"] as const;

type RowOfGoods = { id: string; fetched_at: Date; version: string; detail: string | null };

/**
 * A row's version is where it lies, who wrote it, when it was fetched (a standby that takes over may count writers anew), and in which database:
 * another writing has another. What was read of the very version is not said again, for to unpack and send it is most of what this question costs.
 */
const manyGoods = prepared(
  (_, { goodsIds, known }: { goodsIds: readonly string[]; known: readonly string[] }) => sql<RowOfGoods>`
    select id, fetched_at, version, case when version = any(${known}::text[]) then null else detail::text end as detail
    from goods cross join lateral (select concat_ws(' ', goods.ctid, goods.xmin, goods.fetched_at, current_database()) as version) as written
    where id = any(${goodsIds}::bigint[])`,
);

const goodsOfOrders = prepared((db, { userId, orderIds }: { userId: string; orderIds: readonly string[] }) =>
  db
    .selectFrom("goods")
    .select(keptColumns)
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("order_item")
        .select("goods_id")
        .where("user_id", "=", userId)
        .where("order_id", "=", sql<string>`any(${orderIds}::bigint[])`)
        .$castTo<{ goods_id: string }>(),
    ),
);

const goodsByRef = prepared((db, { platform, itemId }: GoodsRef) =>
  db.selectFrom("goods").select(keptColumns).where("platform", "=", platform).where("item_id", "=", itemId),
);

function keptOf(row: { id: string; detail: string; fetched_at: Date }): KeptGoods {
  return { goodsId: row.id, goods: goodsOfText(row.detail), fetchedAt: row.fetched_at };
}

/** Keeps what the source says now, over what it said before, and what goods are found by. */
export async function keepGoods(db: Db, goods: Goods, at: Date): Promise<string> {
  const said = {
    shop_id: goods.shop.id,
    shop_name: goods.shop.name.zh,
    title_zh: goods.title.zh,
    title_en: goods.title.en,
    detail: writeGoods(goods),
    price_cny: goods.price.amount.toString(),
    domestic_freight_cny: goods.domesticFreight.amount.toString(),
    sales: goods.salesCount,
    class_id: goods.goodsClass,
    state: states[goods.availability],
    fetched_at: at,
  };
  return inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto("goods")
      .values({ platform: goods.platform, item_id: goods.itemId, ...said, created_at: at })
      .onConflict((conflict) => conflict.columns(["platform", "item_id"]).doUpdateSet(said))
      .returning("id")
      .executeTakeFirstOrThrow();
    await keepPrice(tx, id, said.price_cny, at);
    await indexGoods(tx, id, goods);
    return id;
  });
}

/** A price is written down when it differs from the one before. */
async function keepPrice(tx: Tx, goodsId: string, priceFen: string, at: Date): Promise<void> {
  await sql`
    insert into goods_price (goods_id, since, price_cny) select ${goodsId}::bigint, ${at}::timestamptz, ${priceFen}::bigint
    where ${priceFen}::bigint is distinct from (
      select price_cny from goods_price where goods_id = ${goodsId}::bigint order by since desc limit 1)
    on conflict do nothing`.execute(tx);
}

/** Which of these goods were never looked up. */
export async function unknownOf(db: Db, refs: readonly GoodsRef[]): Promise<GoodsRef[]> {
  if (refs.length === 0) return [];
  const known = await db
    .selectFrom("goods")
    .select(["platform", "item_id"])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("platform", "item_id"),
        "in",
        refs.map(({ platform, itemId }) => tuple(platform, itemId)),
      ),
    )
    .execute();
  const keys = new Set(known.map((row) => `${row.platform} ${row.item_id}`));
  return refs.filter(({ platform, itemId }) => !keys.has(`${platform} ${itemId}`));
}

type ShopRef = { source: string; shopId: string | null };

/** What shops are called by the goods of theirs that were looked up last, by `shopKey`; those nothing was looked up of are left out. */
export async function shopNamesOf(db: Db | Tx, shops: readonly ShopRef[]): Promise<Map<string, LocalText>> {
  const refs = shops.flatMap(({ source, shopId }) => (shopId === null ? [] : [{ source, shopId }]));
  if (refs.length === 0) return new Map();
  const rows = await db
    .selectFrom("goods")
    .distinctOn(["platform", "shop_id"])
    .select(["platform", "shop_id", sql<unknown>`detail -> 'shop' -> 'name'`.as("name")])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("platform", "shop_id"),
        "in",
        refs.map(({ source, shopId }) => tuple(source, shopId)),
      ),
    )
    .orderBy("platform")
    .orderBy("shop_id")
    .orderBy("fetched_at", "desc")
    .execute();
  return new Map(rows.map(({ platform, shop_id, name }) => [shopKey(platform, shop_id), readShopName(name)]));
}

const readShopName = jsonColumn(localText, "goods.detail");

const summaryColumns = [
  "goods.id",
  "goods.platform",
  "goods.title_zh",
  "goods.title_en",
  "goods.price_cny",
  "goods.sales",
  "goods.class_id",
  "goods.state",
  sql<unknown>`json_build_object('shopName', goods.detail -> 'shop' -> 'name', 'pictureUrl', goods.detail -> 'pictureUrls' -> 0,
    'link', goods.detail -> 'canonicalUrl')`.as("shown"),
] as const;
export type GoodsSummary = {
  id: string;
  platform: string;
  title: LocalText;
  price: Money;
  sales: number;
  classId: string | null;
  state: string;
  shopName: LocalText;
  pictureUrl: string | null;
  link: string;
};
type SummaryRow = Pick<GoodsSummary, "id" | "platform" | "sales" | "state"> &
  Record<"title_zh" | "title_en" | "price_cny", string> & { class_id: string | null; shown: unknown };

const readShown = jsonColumn(
  z.object({ shopName: localText, pictureUrl: z.nullable(z.string()), link: z.string() }),
  "goods.detail",
);

function summaryOf({ title_zh: zh, title_en: en, price_cny: price, shown, ...row }: SummaryRow): GoodsSummary {
  return { ...fieldsOf(row), ...readShown(shown), title: { zh, en }, price: fen(price) };
}

/** Goods as lists show them, in the order asked for. */
export async function summariesOf(db: Db, goodsIds: readonly string[]): Promise<GoodsSummary[]> {
  if (goodsIds.length === 0) return [];
  const rows = await db
    .selectFrom("goods")
    .select(summaryColumns)
    .where("id", "in", [...goodsIds])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, summaryOf(row)]));
  return goodsIds.flatMap((id) => byId.get(id) ?? []);
}

/** Curated goods first, then what sells best. */
export async function popularGoods(db: Db, limit: number): Promise<GoodsSummary[]> {
  const rows = await db
    .selectFrom("goods")
    .select(summaryColumns)
    .where("state", "=", "on-sale")
    .orderBy("is_popular", "desc")
    .orderBy("sales", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(summaryOf);
}

/** False when there are no such goods; harmless twice (rule C-15). */
export async function addFavourite(db: Db | Tx, userId: string, goodsId: string, at: Date): Promise<boolean> {
  const known = await db.selectFrom("goods").select("id").where("id", "=", goodsId).executeTakeFirst();
  if (!known) return false;
  await db
    .insertInto("favourite")
    .values({ user_id: userId, goods_id: goodsId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Goods that are known to exist, into the favourites; those that are there already stay as they are. */
export async function addFavourites(tx: Tx, userId: string, goodsIds: readonly string[], at: Date): Promise<void> {
  if (goodsIds.length === 0) return;
  await tx
    .insertInto("favourite")
    .values([...new Set(goodsIds)].map((goodsId) => ({ user_id: userId, goods_id: goodsId, created_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Harmless when it is none (rule C-15). */
export async function removeFavourite(db: Db | Tx, userId: string, goodsId: string): Promise<void> {
  await db.deleteFrom("favourite").where("user_id", "=", userId).where("goods_id", "=", goodsId).execute();
}

/** Whether this customer marked the goods. */
export async function isFavourite(db: Db, userId: string, goodsId: string): Promise<boolean> {
  return (await db.executeQuery(favourite({ userId, goodsId }))).rows.length > 0;
}

const favourite = prepared((db, { userId, goodsId }: { userId: string; goodsId: string }) =>
  db.selectFrom("favourite").select("goods_id").where("user_id", "=", userId).where("goods_id", "=", goodsId),
);

/** A page of one's favourites, the latest first, with how many there are in all. */
export async function favouritesOf(
  db: Db,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ summaries: GoodsSummary[]; total: number }> {
  const { total } = await db
    .selectFrom("favourite")
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("favourite")
    .innerJoin("goods", "goods.id", "favourite.goods_id")
    .select(summaryColumns)
    .where("favourite.user_id", "=", userId)
    .orderBy("favourite.created_at", "desc")
    .orderBy("goods.id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
  return { summaries: rows.map(summaryOf), total: Number(total) };
}

/** Whether a file is an inspection photo of these goods, which anybody who looks at the goods may see. */
export async function isInspectionPhoto(db: Db, goodsId: string, fileId: string): Promise<boolean> {
  const { rows } = await sql<{ found: SqlBool }>`
    select true as found from photo p join order_item i on i.user_id = p.user_id and i.id = p.subject_id
    where p.file_id = ${fileId} and p.subject_kind = 'item' and p.kind = 'standard' and i.goods_id = ${goodsId} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
