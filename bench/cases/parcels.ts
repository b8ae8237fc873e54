import { submitParcel } from "@sihai/contract/parcel";
import pg from "pg";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { fetchRates } from "../../apps/server/src/modules/exchange/index.ts";
import { startBare } from "../parts/bare.ts";
import { perSecond } from "../parts/load.ts";
import type { Server } from "../parts/processes.ts";
import { record, type Statement } from "../parts/recording.ts";
import { type Result, ratioOf } from "../parts/result.ts";
import { freshNameOf, type Inputs, type Script, scriptOf } from "../parts/script.ts";
import { type Form, fillShelves, type Goods, sendParcel as send, theForm } from "../parts/shelves.ts";
import {
  type Caller,
  callerInside,
  callerOver,
  giveProof,
  inputsOf,
  looksLikeTradeNo,
  makeShoppers,
  payOne,
  proofHash,
} from "../parts/shop.ts";

const atOnce = 8;
const rounds = 5;
const parcelsARound = 96;
/** Before the rounds that count: one for what is asked once, one to record from, one to warm both sides. */
const roundsBefore = 3;
const parcelsEach = roundsBefore + rounds;

type Scripts = { submit: Script; pay: Script };
/** Parcels of two stored goods submitted and paid over HTTP, beside a bare Node server that sends the very statements that takes. */
export async function measureParcels(server: Server, world: World): Promise<Result> {
  await fetchRates(world.deps);
  const inside = await callerInside(world);
  const shoppers = await makeShoppers(world, parcelsARound * 2);
  const shelves = await fillShelves(world, shoppers, parcelsEach);
  const form = await theForm(inside, shelves[0]?.[0]);
  const pool = new pg.Pool({ connectionString: server.databaseUrl, max: atOnce });
  const over = callerOver(server.url, atOnce);
  let closeBare = async () => {};
  // One person's goods at a time: half of the people send at ours, half at the bare one.
  const round = (number: number, side: 0 | 1): Goods[] =>
    shelves.slice(side * parcelsARound, (side + 1) * parcelsARound).flatMap((shelf) => shelf[number] ?? []);
  try {
    // Once for everybody: nobody's first parcel is recorded or measured.
    await each([...round(0, 0), ...round(0, 1)], (goods) => send(over.call, pool, form, goods));
    const scripts = await recordScripts(inside, pool, form, round(1, 0).slice(0, 3));
    const { ask, close } = await startBare(server, scripts, atOnce);
    closeBare = close;
    const tradeNoName = freshNameOf(scripts.submit, looksLikeTradeNo);
    const sendBare = async (goods: Goods) => {
      const { made } = await ask("submit", inputsOfGoods(goods));
      const tradeNo = made[tradeNoName] ?? "";
      const proof = await giveProof(pool, goods.shopper, tradeNo);
      await ask("pay", inputsOfPay(goods, tradeNo, proof));
    };
    const [ours, floor]: [number[], number[]] = [[], []];
    for (let number = roundsBefore - 1; number < parcelsEach; number++) {
      const http = await each(round(number, 0), (goods) => send(over.call, pool, form, goods));
      const plain = await each(round(number, 1), sendBare);
      if (number < roundsBefore) continue;
      ours.push(http);
      floor.push(plain);
    }
    return ratioOf(
      "a parcel of 2 goods: submit, pay",
      ours,
      floor,
      "a bare Node server, same statements",
      0.4,
      `${scripts.submit.length + scripts.pay.length} statements a parcel`,
    );
  } finally {
    await Promise.all([over.close(), closeBare(), pool.end()]);
  }
}

function each(many: readonly Goods[], act: (goods: Goods) => Promise<void>): Promise<number> {
  return perSecond(many.length, atOnce, async (index) => {
    const goods = many[index];
    if (goods) await act(goods);
  });
}

/** The first sends once unrecorded: this process asks for things then that stay known. What the other two send becomes the scripts. */
async function recordScripts(call: Caller, pool: pg.Pool, form: Form, [warm, ...two]: readonly Goods[]): Promise<Scripts> {
  if (warm) await send(call, pool, form, warm);
  const takes: { goods: Goods; tradeNo: string; proof: string; submit: Statement[]; pay: Statement[] }[] = [];
  for (const goods of two) {
    let tradeNo = "";
    const submit = await record(async () => {
      ({ tradeNo } = await call(goods.shopper, submitParcel, { body: form(goods) }));
    });
    const proof = await giveProof(pool, goods.shopper, tradeNo);
    const pay = await record(() => payOne(call, goods.shopper, tradeNo, proof));
    takes.push({ goods, tradeNo, proof, submit, pay });
  }
  const [one, other] = takes;
  if (!one || !other) throw new Error("nothing was recorded");
  const payTake = ({ goods, tradeNo, proof, pay }: typeof one) => ({
    inputs: inputsOfPay(goods, tradeNo, proof),
    statements: pay,
  });
  return {
    submit: scriptOf(
      { inputs: inputsOfGoods(one.goods), statements: one.submit },
      { inputs: inputsOfGoods(other.goods), statements: other.submit },
    ),
    pay: scriptOf(payTake(one), payTake(other)),
  };
}

function inputsOfGoods({ shopper, addressId, itemIds }: Goods): Inputs {
  return { ...inputsOf(shopper), addressId, ...Object.fromEntries(itemIds.map((id, at) => [`item${at}`, id])) };
}

function inputsOfPay({ shopper }: Goods, tradeNo: string, proof: string): Inputs {
  return { ...inputsOf(shopper), tradeNo, proofHash: proofHash(proof) };
}
