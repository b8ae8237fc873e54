import { localText } from "@sihai/contract";
import type { Money } from "@sihai/domain";
import { sql } from "kysely";
import * as z from "zod/mini";
import { type Db, fen, jsonColumn } from "#platform";

type Chosen = z.infer<typeof localText>;
const readOptions = jsonColumn(z.array(localText), "order_item.sku_name");

/** What earlier purchases of the goods taught us. */
export type KnownGoods = {
  /** Bought through us, whatever became of them later. */
  pieces: number;
  /** From payment to the shelf, in the median; null below three. */
  days: number | null;
  /** Medians of one piece with its packing. */
  grams: number | null;
  sidesMm: [number, number, number] | null;
  /** Standard photos only: they show goods and no label. */
  photos: string[];
  /** The latest purchases by Beijing day and variant, newest first; never who bought. */
  recent: { day: string; options: Chosen[]; quantity: number }[];
  /** Oldest first. */
  prices: { since: Date; price: Money }[];
};

const timedMin = 3;
const photosMax = 12;
const recentMax = 8;
const pricesMax = 60;

/** What our own work says of goods: purchases, days, photos, weight, sides, and prices over time (rules C-08 to C-12). */
export async function knownOf(db: Db, goodsId: string): Promise<KnownGoods> {
  const [measured, photos, recent, prices] = await Promise.all([
    measuredOf(db, goodsId),
    photosOf(db, goodsId),
    recentOf(db, goodsId),
    pricesOf(db, goodsId),
  ]);
  return { ...measured, photos, recent, prices };
}

/** Pieces, days and measures alone, for those who calculate with them. */
async function measuredOf(db: Db, goodsId: string): Promise<Pick<KnownGoods, "pieces" | "days" | "grams" | "sidesMm">> {
  const { rows } = await sql<{
    pieces: string;
    timed: string;
    days: string | null;
    grams: string | null;
    length: string | null;
    width: string | null;
    height: string | null;
  }>`
    select coalesce(sum(i.quantity) filter (where i.state not in ('unpaid', 'cancelled')), 0)::text as pieces,
      count(s.stocked_in_at - paid.at)::text as timed,
      (percentile_cont(0.5) within group (order by extract(epoch from s.stocked_in_at - paid.at) / 86400))::text as days,
      (percentile_cont(0.5) within group (order by s.weight_grams::float8 / s.quantity))::text as grams,
      (percentile_cont(0.5) within group (order by s.length_mm))::text as length,
      (percentile_cont(0.5) within group (order by s.width_mm))::text as width,
      (percentile_cont(0.5) within group (order by s.height_mm::float8 / s.quantity))::text as height
    from order_item i
    left join stored_item s on s.user_id = i.user_id and s.item_id = i.id and i.state <> 'signed'
    left join lateral (
      select min(t.at) as at from timeline t
      where t.user_id = i.user_id and t.subject_kind = 'item' and t.subject_id = i.id and t.to_state = 'paid'
    ) paid on s.item_id is not null
    where i.goods_id = ${goodsId}`.execute(db);
  const [row] = rows;
  const side = (value: string | null | undefined) => (value == null ? null : Math.max(1, Math.round(Number(value))));
  const sides = [side(row?.length), side(row?.width), side(row?.height)].sort((a, b) => (b ?? 0) - (a ?? 0));
  const [length, width, height] = sides;
  return {
    pieces: Number(row?.pieces ?? 0),
    days: row?.days == null || Number(row.timed) < timedMin ? null : Math.round(Number(row.days) * 10) / 10,
    grams: row?.grams == null ? null : Math.max(1, Math.round(Number(row.grams))),
    sidesMm: length && width && height ? [length, width, height] : null,
  };
}

/** What our scale says of many goods, a piece with its packing, in the median; goods nobody weighed are left out. */
export async function measuresOf(
  db: Db,
  goodsIds: readonly string[],
): Promise<Map<string, Pick<KnownGoods, "grams" | "sidesMm">>> {
  if (goodsIds.length === 0) return new Map();
  const { rows } = await sql<{ goods_id: string; grams: number; length: number; width: number; height: number }>`
    select i.goods_id, percentile_cont(0.5) within group (order by s.weight_grams::float8 / s.quantity) as grams,
      percentile_cont(0.5) within group (order by s.length_mm) as length,
      percentile_cont(0.5) within group (order by s.width_mm) as width,
      percentile_cont(0.5) within group (order by s.height_mm::float8 / s.quantity) as height
    from order_item i join stored_item s on s.user_id = i.user_id and s.item_id = i.id and i.state <> 'signed'
    where i.goods_id = any(${[...new Set(goodsIds)]}::bigint[]) group by i.goods_id`.execute(db);
  const whole = (value: number) => Math.max(1, Math.round(value));
  return new Map(
    rows.map(({ goods_id, grams, length, width, height }) => [
      goods_id,
      { grams: whole(grams), sidesMm: [whole(length), whole(width), whole(height)] },
    ]),
  );
}

export type Weighed = { grams: number; sidesCm: [number, number, number]; flags: string[]; alone: boolean };

/** What our scale and tape say of a customer's own items in storage, all pieces with their packing, by the items' numbers. */
export async function weighedOf(db: Db, userId: string | null, itemNos: readonly string[]): Promise<Map<string, Weighed>> {
  if (userId === null || itemNos.length === 0) return new Map();
  const rows = await db
    .selectFrom("order_item as i")
    .innerJoin("stored_item as s", (join) => join.onRef("s.user_id", "=", "i.user_id").onRef("s.item_id", "=", "i.id"))
    .select(["i.item_no", "i.flags", "s.weight_grams", "s.length_mm", "s.width_mm", "s.height_mm", "s.alone"])
    .where("i.user_id", "=", userId)
    .where("i.item_no", "in", [...new Set(itemNos)])
    .where("i.state", "=", "stocked-in")
    .execute();
  return new Map(
    rows.map((row) => [
      row.item_no,
      {
        grams: row.weight_grams,
        sidesCm: [row.length_mm / 10, row.width_mm / 10, row.height_mm / 10],
        flags: row.flags,
        alone: row.alone,
      },
    ]),
  );
}

async function photosOf(db: Db, goodsId: string): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    select p.file_id from photo p join order_item i on i.user_id = p.user_id and i.id = p.subject_id
    where p.subject_kind = 'item' and p.kind = 'standard' and i.goods_id = ${goodsId}
    order by p.id desc limit ${photosMax}`.execute(db);
  return rows.map((photo) => photo.file_id);
}

async function recentOf(db: Db, goodsId: string): Promise<KnownGoods["recent"]> {
  const { rows } = await sql<{ day: string; sku_name: unknown; quantity: string }>`
    select to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, sku_name, sum(quantity)::text as quantity
    from order_item where goods_id = ${goodsId} and state not in ('unpaid', 'cancelled')
    group by day, sku_name order by day desc, sum(quantity) desc, sku_name limit ${recentMax}`.execute(db);
  return rows.map(({ day, sku_name, quantity }) => ({ day, options: readOptions(sku_name), quantity: Number(quantity) }));
}

async function pricesOf(db: Db, goodsId: string): Promise<KnownGoods["prices"]> {
  const rows = await db
    .selectFrom("goods_price")
    .select(["since", "price_cny"])
    .where("goods_id", "=", goodsId)
    .orderBy("since", "desc")
    .limit(pricesMax)
    .execute();
  return rows.map((row) => ({ since: row.since, price: fen(row.price_cny) })).reverse();
}
