import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { goodsDetail } from "@sihai/contract/goods";
import { listOrders } from "@sihai/contract/order";
import { sql } from "kysely";
import { Pool } from "undici";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { median, perSecondFor } from "../parts/load.ts";
import { type Server, startPeer } from "../parts/processes.ts";
import type { Result } from "../parts/result.ts";
import { addOne, callerInside, callerOver, chooseGoods, makeShoppers, type Shopper, submitOne } from "../parts/shop.ts";

const atOnce = 16;
const rounds = 5;
const roundMs = 1500;

/** The goods page's read, beside Fastify answering a constant of the same size. */
export async function measureGoodsDetail(server: Server, world: World): Promise<Result> {
  const goods = await chooseGoods(await callerInside(world));
  const over = callerOver(server.url, atOnce);
  const ask = { query: { goodsId: goods.goodsId } };
  const data = await over.call(null, goodsDetail, ask);
  const payload = JSON.stringify({ state: 0, msg: "", data });
  const file = join(tmpdir(), `sihai-bench-goods-${process.pid}.json`);
  writeFileSync(file, payload);
  const peer = await startPeer("fastify-constant.ts", [file]);
  const plain = new Pool(peer.url, { connections: atOnce, pipelining: 1 });
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const read = await perSecondFor(roundMs, atOnce, async () => void (await over.call(null, goodsDetail, ask)));
    const constant = await perSecondFor(roundMs, atOnce, async () => {
      const reply = await plain.request({ method: "GET", path: "/api/goods/detail", query: ask.query });
      JSON.parse(await reply.body.text());
    });
    if (round === 0) continue;
    ours.push(read);
    floor.push(constant);
  }
  await Promise.all([over.close(), plain.close()]);
  await peer.stop();
  rmSync(file, { force: true });
  return {
    name: "read a goods page's data",
    measured: median(ours),
    beside: { name: "Fastify, a constant of the same size", value: median(floor) },
    unit: "/s",
    judged: median(ours.map((rate, round) => rate / (floor[round] ?? rate))),
    bar: { at: "least", value: 0.5 },
    note: `${Buffer.byteLength(payload)} bytes`,
  };
}

/** The first page of an order list, for a customer of ten orders and for one of ten thousand. */
export async function measureOrderList(server: Server, world: World): Promise<Result> {
  const inside = await callerInside(world);
  const goods = await chooseGoods(inside);
  const [few, many] = await makeShoppers(world, 2);
  if (!few || !many) throw new Error("nobody has orders");
  for (const [shopper, orders] of [
    [few, 10],
    [many, 10_000],
  ] as const) {
    await submitOne(inside, shopper, await addOne(inside, shopper, goods), goods);
    await multiplyOrders(world, shopper, orders - 1);
  }
  await sql`analyze purchase_order, order_item`.execute(world.deps.db);
  const over = callerOver(server.url, 4);
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const small = await perSecondFor(roundMs, 4, async () => void (await over.call(few, listOrders, {})));
    const large = await perSecondFor(roundMs, 4, async () => void (await over.call(many, listOrders, {})));
    if (round === 0) continue;
    times.few.push(1000 / small);
    times.many.push(1000 / large);
  }
  await over.close();
  return {
    name: "order list of 10,000 orders",
    measured: median(times.many),
    beside: { name: "of 10 orders", value: median(times.few) },
    unit: "ms",
    judged: median(times.many.map((time, round) => time / (times.few[round] ?? time))),
    bar: { at: "most", value: 1.3 },
  };
}

/** Copies a shopper's order, item and all, under new numbers. */
async function multiplyOrders(world: World, { userId }: Shopper, copies: number): Promise<void> {
  const { db } = world.deps;
  await sql`
    with original as (select * from purchase_order where user_id = ${userId} order by id limit 1),
    made as (
      insert into purchase_order overriding system value
      select copy.* from original o, generate_series(1, ${copies}::int) n,
        lateral jsonb_populate_record(null::purchase_order, to_jsonb(o) || jsonb_build_object(
          'id', nextval(pg_get_serial_sequence('purchase_order', 'id')), 'order_no', o.order_no || '-' || n,
          'created_at', o.created_at - n * interval '1 minute')) copy
      returning id)
    insert into order_item overriding system value
    select copy.* from made, order_item i,
      lateral jsonb_populate_record(null::order_item, to_jsonb(i) || jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('order_item', 'id')), 'order_id', made.id, 'item_no', i.item_no || '-' || made.id)) copy
    where i.user_id = ${userId} and i.order_id = (select id from original)`.execute(db);
}
