import { randomBytes } from "node:crypto";
import { goodsDetail, landedCost, searchGoods } from "@sihai/contract/goods";
import { listOrders } from "@sihai/contract/order";
import { sql } from "kysely";
import pg from "pg";
import { Pool } from "undici";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import type { Act, Ask } from "../parts/act.ts";
import { layFloor, ordersShown, yardWallets } from "../parts/floor-tables.ts";
import { median, perSecondFor } from "../parts/load.ts";
import { peerRatios, peersMeasuredOn } from "../parts/peer-ratios.ts";
import { cpuMs, type Server, startPeer } from "../parts/processes.ts";
import { record } from "../parts/recording.ts";
import type { Result } from "../parts/result.ts";
import {
  addOne,
  type Caller,
  type Chosen,
  callerInside,
  callerOver,
  chooseGoods,
  giveProof,
  makeShoppers,
  one,
  payOne,
  type Shopper,
  submitOne,
} from "../parts/shop.ts";
import { parcelActs } from "./yardstick-parcels.ts";

const atOnce = 8;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const roundMs = 1_500;
/** Fewer would tell of the compiler's warming up instead. */
const actsLeast = 160;
const people = 192;
const word = "cup";
/** Which acts are measured, by a pattern of their names; nothing: all. */
const only = new RegExp(process.argv[3] ?? "");

type Found = { ours: number[]; floor: number[]; yard: number[]; ourCpuMs: number[]; floorCpuMs: number[] };

/**
 * Every act in rounds: ours, the floor (Fastify and node-postgres with hand-written SQL for the same work) and payments from wallets in five
 * statements, one after the other in the same minutes. Peers stand beside as ratios to those payments, with the day they were measured.
 */
export async function measureYardstick(server: Server, world: World): Promise<Result[]> {
  const inside = await callerInside(world);
  const goods = await chooseGoods(inside);
  await inside(null, searchGoods, { query: { q: word } });
  const shoppers = await makeShoppers(world, people);
  const pool = new pg.Pool({ connectionString: server.databaseUrl, max: atOnce });
  const over = callerOver(server.url, atOnce);
  await ordersOf(over.call, one(shoppers, 0), goods);
  await layFloor(world, shoppers, goods);
  // The first one's orders are those that are listed.
  const acts = [
    ...actsWith(goods, shoppers, pool),
    ...(await parcelActs({ world, inside, pool, shoppers: shoppers.slice(1), rounds })),
  ].filter(({ name }) => only.test(name));
  const floor = await startPeer("floor.ts", [server.databaseUrl]);
  const yard = await startPeer("wallet-payments.ts", [server.databaseUrl, String(yardWallets), String(atOnce)]);
  const floorPool = new Pool(floor.url, { connections: atOnce, pipelining: 1 });
  const yardPool = new Pool(yard.url, { connections: 1, headersTimeout: 0 });
  const ask: Ask = async (shopper, method, path, body) => {
    const reply = await floorPool.request({
      method,
      path,
      headers: {
        authorization: shopper.sessionHash.toString("hex"),
        "content-type": "application/json",
        ...(body && { "idempotency-key": randomBytes(12).toString("hex") }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.body.text();
    if (reply.statusCode !== 200) throw new Error(text);
    return JSON.parse(text);
  };
  const yardRate = async () => {
    const reply = await yardPool.request({ method: "GET", path: `/?ms=${roundMs}` });
    return ((await reply.body.json()) as { perSecond: number }).perSecond;
  };
  try {
    const results: Result[] = [];
    for (const act of acts) {
      const { floor: floorsAct } = act;
      const found: Found = { ours: [], floor: [], yard: [], ourCpuMs: [], floorCpuMs: [] };
      for (let round = 0; round <= rounds; round++) {
        await sql`delete from cart_item`.execute(world.deps.db);
        const ours = await loaded(server.pid, shoppers, (shopper) => act.ours(over.call, shopper));
        const bare = floorsAct && (await loaded(floor.pid, shoppers, (shopper) => floorsAct(ask, shopper)));
        const paid = await yardRate();
        // The first round warms all of them.
        if (round === 0) {
          // Both were planned for tables nothing was in yet. A minute later the database would look at them by itself.
          await sql`analyze`.execute(world.deps.db);
          continue;
        }
        found.ours.push(ours.perSecond);
        found.yard.push(paid);
        found.ourCpuMs.push(ours.cpuMs);
        if (bare) found.floor.push(bare.perSecond);
        if (bare) found.floorCpuMs.push(bare.cpuMs);
      }
      results.push(...resultsOf(act, found, await statementsOf(act, inside, shoppers)));
    }
    return results;
  } finally {
    await Promise.all([over.close(), floorPool.close(), yardPool.close(), pool.end()]);
    await Promise.all([floor.stop(), yard.stop()]);
  }
}

function actsWith(goods: Chosen, shoppers: readonly Shopper[], pool: pg.Pool): Act[] {
  const { goodsId, skuId } = goods;
  const landed = { goodsId, skuId, quantity: "1", country: "US" };
  // What was answered within five seconds is answered again as it was: a question nobody asked before stands beside it.
  let asked = 0;
  const next = () => asked++;
  return [
    {
      name: "goods page, signed in",
      ours: (call, shopper) => call(shopper, goodsDetail, { query: { goodsId } }),
      floor: (ask, shopper) => ask(shopper, "GET", `/goods/${goodsId}`),
      ofFloor: 0.5,
      peer: { act: "goods page", times: 20 },
    },
    {
      name: "landed cost, each with a postcode of its own",
      ours: (call, shopper) => call(shopper, landedCost, { query: { ...landed, zip: String(10_000 + (next() % 90_000)) } }),
      ofYardstick: 2,
    },
    {
      name: "landed cost, the same again",
      ours: (call, shopper) => call(shopper, landedCost, { query: landed }),
      ofYardstick: 2,
    },
    {
      name: "search, signed in, each with bounds of its own",
      ours: (call, shopper) => call(shopper, searchGoods, { query: { q: word, priceTo: String(100_000 + (next() % 900_000)) } }),
      floor: (ask, shopper) => ask(shopper, "GET", `/search?q=${word}`),
      peer: { act: "search", times: 20 },
    },
    {
      name: "search, signed in, the same again",
      ours: (call, shopper) => call(shopper, searchGoods, { query: { q: word } }),
      floor: (ask, shopper) => ask(shopper, "GET", `/search?q=${word}`),
      peer: { act: "search", times: 20 },
    },
    {
      name: "add to cart",
      ours: (call, shopper) => addOne(call, shopper, goods),
      floor: (ask, shopper) => ask(shopper, "POST", "/add", { goodsId, skuId }),
      ofFloor: 0.6,
      peer: { act: "add to cart", times: 20 },
    },
    {
      name: "whole purchase",
      ours: (call, shopper) => purchase(call, pool, shopper, goods),
      floor: async (ask, shopper) => {
        const { id } = await ask(shopper, "POST", "/add", { goodsId, skuId });
        const { tradeNo } = await ask(shopper, "POST", "/submit", { cartId: id });
        await ask(shopper, "POST", "/pay", { tradeNo });
      },
      ofFloor: 0.6,
      peer: { act: "whole purchase", times: 20 },
    },
    {
      name: `list of ${ordersShown} orders`,
      // As many as the floor and the peers are asked for; a page of the shop's own holds ten.
      ours: (call) => call(one(shoppers, 0), listOrders, { query: { pageSize: String(ordersShown) } }),
      floor: (ask) => ask(one(shoppers, 0), "GET", "/orders"),
      peer: { act: "list of orders", times: 15 },
    },
  ];
}

async function purchase(call: Caller, pool: pg.Pool, shopper: Shopper, goods: Chosen): Promise<void> {
  const { tradeNo } = await submitOne(call, shopper, await addOne(call, shopper, goods), goods);
  await payOne(call, shopper, tradeNo, await giveProof(pool, shopper, tradeNo));
}

async function ordersOf(call: Caller, shopper: Shopper, goods: Chosen): Promise<void> {
  for (let made = 0; made < ordersShown; made++) await submitOne(call, shopper, await addOne(call, shopper, goods), goods);
}

/** Acts for so long, people in turn, nobody twice at once; what the process spent on each. */
async function loaded(pid: number, shoppers: readonly Shopper[], act: (shopper: Shopper) => Promise<unknown>) {
  let acts = 0;
  const before = cpuMs(pid);
  const oneAct = async (index: number) => {
    acts += 1;
    // The first one's orders are those that are listed.
    await act(one(shoppers, 1 + (index % (shoppers.length - 1))));
  };
  const perSecond = await perSecondFor(roundMs, atOnce, oneAct, actsLeast);
  return { perSecond, cpuMs: (cpuMs(pid) - before) / acts };
}

/** What one act sends to the database once everything it keeps is known. */
async function statementsOf(act: Act, inside: Caller, shoppers: readonly Shopper[]): Promise<number> {
  const shopper = one(shoppers, shoppers.length - 1);
  await act.ours(inside, shopper);
  return (await record(async () => void (await act.ours(inside, shopper)))).length;
}

function resultsOf({ name, ofFloor, ofYardstick, peer }: Act, found: Found, statements: number): Result[] {
  const ratio = (to: readonly number[]) => median(found.ours.map((rate, round) => rate / (to[round] ?? rate)));
  const [ofYard, ourCpu] = [ratio(found.yard), median(found.ourCpuMs)];
  const shared = { measured: median(found.ours), unit: "/s", statements, cpuMs: ourCpu };
  const yardstick = { name: "payments in five statements", value: median(found.yard) };
  const results: Result[] = [];
  if (found.floor.length > 0)
    results.push({
      ...shared,
      name: `${name}, of the floor`,
      beside: { name: `the floor, ${median(found.floorCpuMs).toFixed(2)} ms of CPU`, value: median(found.floor) },
      judged: ratio(found.floor),
      bar: { at: "least", value: ofFloor ?? 0 },
    });
  if (ofYardstick !== undefined)
    results.push({
      ...shared,
      name: `${name}, of the yardstick`,
      beside: yardstick,
      judged: ofYard,
      bar: { at: "least", value: ofYardstick },
    });
  if (peer) {
    const { vendure } = peerRatios[peer.act];
    results.push({
      ...shared,
      name: `${name}, times Vendure`,
      beside: yardstick,
      judged: ofYard / vendure,
      bar: { at: "least", value: peer.times },
      note: `Vendure made ${vendure} of the yardstick on ${peersMeasuredOn}; ours ${ofYard.toFixed(3)} now`,
    });
  }
  return results;
}
