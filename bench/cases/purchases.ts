import pg from "pg";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { startBare } from "../parts/bare.ts";
import { perSecond } from "../parts/load.ts";
import type { Server } from "../parts/processes.ts";
import { record, type Statement } from "../parts/recording.ts";
import { type Result, ratioOf } from "../parts/result.ts";
import { freshNameOf, type Inputs, play, type Script, scriptOf, untilAlike } from "../parts/script.ts";
import {
  addOne,
  type Caller,
  type Chosen,
  callerInside,
  callerOver,
  chooseGoods,
  giveProof,
  inLane,
  inputsOf,
  looksLikeTradeNo,
  makeShoppers,
  one,
  payOne,
  proofHash,
  type Shopper,
  submitOne,
} from "../parts/shop.ts";

const atOnce = 8;
const rounds = 5;
const actsARound = 320;

type Scripts = { add: Script; submit: Script; pay: Script };
type Ground = { server: Server; world: World; goods: Chosen; shoppers: Shopper[]; scripts: Scripts; pool: pg.Pool };

/** Pays and purchases over HTTP, beside the very statements they issue, prepared. */
export async function measurePurchases(server: Server, world: World): Promise<Result[]> {
  const inside = await callerInside(world);
  const goods = await chooseGoods(inside);
  const shoppers = await makeShoppers(world, 192);
  const pool = new pg.Pool({ connectionString: server.databaseUrl, max: atOnce });
  try {
    // Once through for everybody, so that nobody's first purchase is measured.
    const over = callerOver(server.url, atOnce);
    await perSecond(shoppers.length, atOnce, (index) => purchase(over.call, pool, one(shoppers, index), goods));
    await over.close();
    const scripts = await untilAlike(() => recordScripts(inside, pool, shoppers, goods));
    const ground = { server, world, goods, shoppers, scripts, pool };
    return [await measurePay(ground), await measureFlow(ground)];
  } finally {
    await pool.end();
  }
}

async function purchase(call: Caller, pool: pg.Pool, shopper: Shopper, goods: Chosen): Promise<void> {
  const { tradeNo } = await submitOne(call, shopper, await addOne(call, shopper, goods), goods);
  await payOne(call, shopper, tradeNo, await giveProof(pool, shopper, tradeNo));
}

type PurchaseTake = {
  shopper: Shopper;
  add: Statement[];
  submit: Statement[];
  pay: Statement[];
  cartItemId: string;
  tradeNo: string;
  proof: string;
};

/** Two people do the same; what they sent becomes the scripts. */
async function recordScripts(call: Caller, pool: pg.Pool, shoppers: readonly Shopper[], goods: Chosen): Promise<Scripts> {
  const takes: PurchaseTake[] = [];
  // The first purchase in this process asks for things that stay known afterwards.
  await purchase(call, pool, one(shoppers, 2), goods);
  for (const shopper of [one(shoppers, 0), one(shoppers, 1)]) {
    let cartItemId = "";
    let tradeNo = "";
    const add = await record(async () => {
      cartItemId = await addOne(call, shopper, goods);
    });
    const submit = await record(async () => {
      ({ tradeNo } = await submitOne(call, shopper, cartItemId, goods));
    });
    const proof = await giveProof(pool, shopper, tradeNo);
    const pay = await record(() => payOne(call, shopper, tradeNo, proof));
    takes.push({ shopper, add, submit, pay, cartItemId, tradeNo, proof });
  }
  const [first, second] = takes;
  if (!first || !second) throw new Error("nothing was recorded");
  const script = (act: "add" | "submit" | "pay", inputs: (take: PurchaseTake) => Inputs) =>
    scriptOf({ inputs: inputs(first), statements: first[act] }, { inputs: inputs(second), statements: second[act] });
  return {
    add: script("add", ({ shopper }) => inputsOf(shopper)),
    submit: script("submit", ({ shopper, cartItemId }) => ({ ...inputsOf(shopper), cartItemId })),
    pay: script("pay", ({ shopper, tradeNo, proof }) => ({ ...inputsOf(shopper), tradeNo, proofHash: proofHash(proof) })),
  };
}

/** An unpaid order of this shopper, made by the scripts: quicker than by calls, and the same rows. */
async function unpaidTrade(
  { pool, scripts }: Ground,
  shopper: Shopper,
): Promise<{ shopper: Shopper; tradeNo: string; proof: string }> {
  const client = await pool.connect();
  try {
    const added = await play(client, scripts.add, inputsOf(shopper));
    const cartItemId = idOfInsert(scripts.add, added.results, "cart_item");
    const { made } = await play(client, scripts.submit, { ...inputsOf(shopper), cartItemId });
    const tradeNo = made.get(freshNameOf(scripts.submit, looksLikeTradeNo)) ?? "";
    return { shopper, tradeNo, proof: await giveProof(pool, shopper, tradeNo) };
  } finally {
    client.release();
  }
}

function idOfInsert(script: Script, results: readonly Record<string, unknown>[][], table: string): string {
  const at = script.findIndex(({ text }) => text.startsWith(`insert into "${table}"`));
  return String(results[at]?.[0]?.id);
}

async function unpaidTrades(ground: Ground, count: number) {
  const trades: { shopper: Shopper; tradeNo: string; proof: string }[] = [];
  await perSecond(count, 6, async (index, lane) => {
    trades.push(await unpaidTrade(ground, inLane(ground.shoppers, atOnce, index, lane)));
  });
  return trades;
}

async function measurePay(ground: Ground): Promise<Result> {
  const over = callerOver(ground.server.url, atOnce);
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const trades = await unpaidTrades(ground, actsARound * 2);
    const http = await perSecond(actsARound, atOnce, async (index) => {
      const trade = trades[index];
      if (trade) await payOne(over.call, trade.shopper, trade.tradeNo, trade.proof);
    });
    const plain = await perSecond(actsARound, atOnce, async (index) => {
      const trade = trades[actsARound + index];
      if (!trade) return;
      const client = await ground.pool.connect();
      try {
        await play(client, ground.scripts.pay, {
          ...inputsOf(trade.shopper),
          tradeNo: trade.tradeNo,
          proofHash: proofHash(trade.proof),
        });
      } finally {
        client.release();
      }
    });
    // The first round warms both.
    if (round === 0) continue;
    ours.push(http);
    floor.push(plain);
  }
  await over.close();
  const statements = ground.scripts.pay.length;
  return ratioOf(
    "pay an order from the wallet, over HTTP",
    ours,
    floor,
    "the same statements, prepared",
    0.35,
    `${statements} statements a payment`,
  );
}

async function measureFlow(ground: Ground): Promise<Result> {
  const { server, pool, scripts, goods, shoppers } = ground;
  const bare = await startBare(server, scripts, atOnce);
  const over = callerOver(server.url, atOnce);
  const tradeNoName = freshNameOf(scripts.submit, looksLikeTradeNo);
  const addedAt = scripts.add.findIndex(({ text }) => text.startsWith('insert into "cart_item"'));
  async function barePurchase(shopper: Shopper): Promise<void> {
    const added = await bare.ask("add", inputsOf(shopper));
    const { made } = await bare.ask("submit", { ...inputsOf(shopper), cartItemId: added.first[addedAt] ?? "" });
    const tradeNo = made[tradeNoName] ?? "";
    const proof = await giveProof(pool, shopper, tradeNo);
    await bare.ask("pay", { ...inputsOf(shopper), tradeNo, proofHash: proofHash(proof) });
  }
  const ours: number[] = [];
  const floor: number[] = [];
  const flows = Math.round(actsARound / 3);
  // One person's cart at a time: half of them shop at ours, half at the bare one.
  const [ourPeople, theirPeople] = [shoppers.slice(0, shoppers.length / 2), shoppers.slice(shoppers.length / 2)];
  for (let round = 0; round <= rounds; round++) {
    const http = await perSecond(flows, atOnce, (index, lane) =>
      purchase(over.call, pool, inLane(ourPeople, atOnce, index, lane), goods),
    );
    const plain = await perSecond(flows, atOnce, (index, lane) => barePurchase(inLane(theirPeople, atOnce, index, lane)));
    if (round === 0) continue;
    ours.push(http);
    floor.push(plain);
  }
  await Promise.all([over.close(), bare.close()]);
  const statements = scripts.add.length + scripts.submit.length + scripts.pay.length;
  return ratioOf(
    "a whole purchase: cart, submit, pay",
    ours,
    floor,
    "a bare Node server, same statements",
    0.4,
    `${statements} statements a purchase`,
  );
}
