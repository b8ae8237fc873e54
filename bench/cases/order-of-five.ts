import { goodsDetail, searchGoods } from "@sihai/contract/goods";
import { submitOrder } from "@sihai/contract/order";
import { sql } from "kysely";
import pg from "pg";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { perSecond } from "../parts/load.ts";
import type { Server } from "../parts/processes.ts";
import { record, type Statement } from "../parts/recording.ts";
import { type Result, ratioOf } from "../parts/result.ts";
import { type Inputs, play, type Script, scriptOf, untilAlike } from "../parts/script.ts";
import { type Caller, type Chosen, callerInside, callerOver, inputsOf, makeShoppers, type Shopper } from "../parts/shop.ts";

const items = 5;
const atOnce = 8;
const rounds = 5;
const ordersARound = 160;

/** Five variants of one seller's goods, and somebody's cart lines of them. */
type Basket = { shopper: Shopper; cartItemIds: string[] };

/** Orders of five items placed over HTTP, beside the very statements that takes, prepared. */
export async function measureOrderOfFive(server: Server, world: World): Promise<Result> {
  const inside = await callerInside(world);
  const chosen = await chooseFive(inside);
  const shoppers = await makeShoppers(world, ordersARound * 2);
  const over = callerOver(server.url, atOnce);
  const pool = new pg.Pool({ connectionString: server.databaseUrl, max: atOnce });
  // One person's cart at a time: half of them order over HTTP, half by the statements alone.
  const [ourPeople, theirPeople] = [shoppers.slice(0, ordersARound), shoppers.slice(ordersARound)];
  const baskets = (some: readonly Shopper[]) => fillBaskets(world, chosen, some);
  const [ours, floor]: number[][] = [[], []];
  try {
    // In this process nobody's first order is recorded, on the server nobody's first is measured.
    for (const basket of await baskets(shoppers)) await place(over.call, basket, chosen);
    for (const basket of await baskets(shoppers.slice(0, 1))) await place(inside, basket, chosen);
    const script = await untilAlike(async () => recordScript(inside, await baskets(shoppers.slice(1, 3)), chosen));
    for (let round = 0; round <= rounds; round++) {
      const [sent, played] = [await baskets(ourPeople), await baskets(theirPeople)];
      const http = await perSecond(ordersARound, atOnce, async (index) => {
        const basket = sent[index];
        if (basket) await place(over.call, basket, chosen);
      });
      const plain = await perSecond(ordersARound, atOnce, async (index) => {
        const basket = played[index];
        if (basket) await playOne(pool, script, basket);
      });
      // The first round warms both.
      if (round === 0) continue;
      ours?.push(http);
      floor?.push(plain);
    }
    return ratioOf(
      "place an order of 5 items, over HTTP",
      ours ?? [],
      floor ?? [],
      "the same statements, prepared",
      0.35,
      `${script.length} statements an order`,
    );
  } finally {
    await Promise.all([over.close(), pool.end()]);
  }
}

async function chooseFive(call: Caller): Promise<Chosen[]> {
  for (const q of ["shirt", "shoes", "bag", "dress", ""]) {
    const { list } = await call(null, searchGoods, { query: { q } });
    for (const { goodsId } of list) {
      const goods = await call(null, goodsDetail, { query: { goodsId } });
      const variants = goods.variants.filter(({ stock }) => stock > 50).slice(0, items);
      if (variants.length < items || goods.minimumQuantity !== 1) continue;
      const { domesticFreight } = goods;
      return variants.map(({ skuId, price }) => ({ goodsId, skuId, quantity: 1, unitPrice: price, domesticFreight }));
    }
  }
  throw new Error(`the catalogue has no goods in ${items} variants`);
}

/** Cart lines straight into the database: filling carts is not what is measured. */
async function fillBaskets({ deps }: World, chosen: readonly Chosen[], shoppers: readonly Shopper[]): Promise<Basket[]> {
  const lines = shoppers.flatMap(({ userId }) => chosen.map((line) => ({ ...line, userId })));
  const { rows } = await sql<{ id: string }>`insert into cart_item
    (user_id, goods_id, sku_id, quantity, unit_price_cny, domestic_freight_cny, created_at)
    select each.user_id, each.goods_id, each.sku_id, 1, each.price, each.freight, ${deps.clock.now()}
    from unnest(${lines.map(({ userId }) => userId)}::bigint[], ${lines.map(({ goodsId }) => goodsId)}::bigint[],
      ${lines.map(({ skuId }) => skuId)}::text[], ${lines.map(({ unitPrice }) => fen(unitPrice))}::bigint[],
      ${lines.map(({ domesticFreight }) => fen(domesticFreight))}::bigint[])
      with ordinality as each(user_id, goods_id, sku_id, price, freight, place) order by each.place
    returning id`.execute(deps.db);
  return shoppers.map((shopper, basket) => ({
    shopper,
    cartItemIds: rows.slice(basket * items, (basket + 1) * items).map(({ id }) => id),
  }));
}

function fen(amount: string): string {
  return String(Math.round(Number(amount) * 100));
}

async function place(call: Caller, { shopper, cartItemIds }: Basket, chosen: readonly Chosen[]): Promise<void> {
  await call(shopper, submitOrder, {
    body: {
      quicklyBuyFlg: 0,
      couponList: [],
      goodsCodeList: cartItemIds,
      shopOrderService: [],
      goodsAdditionalServiceList: [],
      quickGoods: null,
      warehouseId: 1,
      country: "US",
      seenPrices: cartItemIds.map((goodsCode, at) => ({
        goodsCode,
        unitPrice: chosen[at]?.unitPrice ?? "",
        domesticFreight: chosen[at]?.domesticFreight ?? "",
      })),
      disclaimerAgreed: true,
    },
  });
}

function inputsOfBasket({ shopper, cartItemIds }: Basket): Inputs {
  return { ...inputsOf(shopper), ...Object.fromEntries(cartItemIds.map((id, at) => [`line${at}`, id])) };
}

async function recordScript(call: Caller, baskets: readonly Basket[], chosen: readonly Chosen[]): Promise<Script> {
  const takes: { inputs: Inputs; statements: Statement[] }[] = [];
  for (const basket of baskets)
    takes.push({ inputs: inputsOfBasket(basket), statements: await record(() => place(call, basket, chosen)) });
  const [first, second] = takes;
  if (!first || !second) throw new Error("nothing was recorded");
  return scriptOf(first, second);
}

async function playOne(pool: pg.Pool, script: Script, basket: Basket): Promise<void> {
  const client = await pool.connect();
  try {
    await play(client, script, inputsOfBasket(basket));
  } finally {
    client.release();
  }
}
