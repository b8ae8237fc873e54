import type { CallInput } from "@sihai/contract";
import { parcelOptions, submitParcel } from "@sihai/contract/parcel";
import { cny, sum, toDecimal } from "@sihai/domain";
import { sql } from "kysely";
import pg from "pg";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { fetchRates } from "../../apps/server/src/modules/exchange/index.ts";
import { startBare } from "../parts/bare.ts";
import { perSecond } from "../parts/load.ts";
import type { Server } from "../parts/processes.ts";
import { record, type Statement } from "../parts/recording.ts";
import { type Result, ratioOf } from "../parts/result.ts";
import { freshNameOf, type Inputs, type Script, scriptOf } from "../parts/script.ts";
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
  type Shopper,
} from "../parts/shop.ts";

const atOnce = 8;
const rounds = 5;
const parcelsARound = 96;
const goodsAParcel = 2;
/** Before the rounds that count: one for what is asked once, one to record from, one to warm both sides. */
const roundsBefore = 3;
const parcelsEach = roundsBefore + rounds;

type Scripts = { submit: Script; pay: Script };
type Body = CallInput<typeof submitParcel>["body"];
/** Two things on a shelf that will travel together, and where to. */
type Goods = { shopper: Shopper; addressId: string; itemIds: string[] };
/** What everybody fills in alike; only ids are each one's own. */
type Form = (goods: Goods) => Body;

/** Parcels of two stored goods submitted and paid over HTTP, beside a bare Node server that sends the very statements that takes. */
export async function measureParcels(server: Server, world: World): Promise<Result> {
  await fetchRates(world.deps);
  const inside = await callerInside(world);
  const shoppers = await makeShoppers(world, parcelsARound * 2);
  const shelves = await fillShelves(world, shoppers);
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

async function send(call: Caller, pool: pg.Pool, form: Form, goods: Goods): Promise<void> {
  const { tradeNo } = await call(goods.shopper, submitParcel, { body: form(goods) });
  await payOne(call, goods.shopper, tradeNo, await giveProof(pool, goods.shopper, tradeNo));
}

/** The cheapest line that delivers to the door, declared as proposed: what `parcelOptions` says of one pair of goods holds for all. */
async function theForm(call: Caller, goods: Goods | undefined): Promise<Form> {
  if (!goods) throw new Error("nothing lies on the shelves");
  const { itemIds, addressId, shopper } = goods;
  const options = await call(shopper, parcelOptions, { body: { itemIds, addressId } });
  const line = options.eligible.find((each) => !each.line.needsOutlet);
  if (!line) throw new Error("no line takes this parcel");
  const total = toDecimal(sum([cny(line.deposit), ...options.charges.map(({ amount }) => cny(amount))], "CNY"));
  return (own) => ({
    itemIds: own.itemIds,
    addressId: own.addressId,
    lineId: line.line.id,
    services: [],
    declaration: {
      ...options.declaration,
      lines: options.declaration.lines.map((declared) => ({
        ...declared,
        itemIds: declared.itemIds.map((id) => own.itemIds[itemIds.indexOf(id)] ?? id),
      })),
    },
    insuredValue: "0.00",
    identity: { kind: "personal", companyName: "", number: "" },
    email: "bench@example.com",
    remark: "",
    agreedInsurance: true,
    agreedDifference: true,
    total,
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

/** Goods for every parcel everybody will send, straight into the database: receiving them is not what is measured. */
async function fillShelves({ deps: { db } }: World, shoppers: readonly Shopper[]): Promise<Goods[][]> {
  const userIds = shoppers.map(({ userId }) => userId);
  await sql`
    insert into staff (login, name, password_hash, roles, created_at)
    values (${`bench-parcels-${process.pid}`}, 'bench', 'no password here', '{receiver}', now())`.execute(db);
  await sql`
    insert into purchase_order (user_id, order_no, type, shop_source, shop_name, warehouse_id, goods_cny, domestic_freight_cny,
      service_cny, total_cny, policy, created_at, pay_before)
    select u, 'SENT' || u, 'zy', 'own', '', 1, 0, 0, 0, 0, '{}', now(), now() from unnest(${userIds}::bigint[]) u`.execute(db);
  await sql`
    insert into order_item (user_id, order_id, item_no, state, platform, name_zh, name_en, class_id, quantity, unit_price_cny,
      declared_unit_cny, domestic_freight_cny, created_at)
    select o.user_id, o.id, 'SENT' || o.user_id || 'I' || n, 'stocked-in', 'own', '羊毛围巾', 'Wool scarf', 'clothing', 1, 0, 10000, 0, now()
    from purchase_order o, generate_series(1, ${parcelsEach * goodsAParcel}::int) n
    where o.user_id = any(${userIds}::bigint[]) order by o.user_id, n`.execute(db);
  await sql`
    insert into stored_item (user_id, item_id, warehouse_id, shelf, weight_grams, length_mm, width_mm, height_mm, quantity,
      stocked_in_at, stocked_in_by, free_until)
    select user_id, id, 1, 'A-01-1', 600, 300, 200, 80, 1, now(), (select max(id) from staff), now() + interval '90 days'
    from order_item where user_id = any(${userIds}::bigint[])`.execute(db);
  await sql`
    insert into address (user_id, consignee, last_name, contact, email, country, state, city, full_address, zip_code, created_at)
    select u, 'Mei', 'Chen', '+49301234567', 'bench@example.com', 'DE', 'Berlin', 'Berlin', 'Invalidenstraße 1', '10115', now()
    from unnest(${userIds}::bigint[]) u`.execute(db);
  await sql`analyze purchase_order, order_item, stored_item, address`.execute(db);
  const { rows } = await sql<{ userId: string; addressId: string; itemIds: string[] }>`
    select a.user_id as "userId", a.id as "addressId", array_agg(i.id::text order by i.id) as "itemIds"
    from address a join order_item i using (user_id) where a.user_id = any(${userIds}::bigint[]) group by a.user_id, a.id`.execute(
    db,
  );
  const byUser = new Map(rows.map((row) => [row.userId, row]));
  return shoppers.map((shopper) => {
    const own = byUser.get(shopper.userId);
    if (!own) throw new Error("nothing lies on a shelf");
    return Array.from({ length: parcelsEach }, (_, nth) => ({
      shopper,
      addressId: own.addressId,
      itemIds: own.itemIds.slice(nth * goodsAParcel, (nth + 1) * goodsAParcel),
    }));
  });
}
