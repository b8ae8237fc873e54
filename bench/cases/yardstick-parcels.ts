import { randomBytes } from "node:crypto";
import type { CallData } from "@sihai/contract";
import { parcelOptions } from "@sihai/contract/parcel";
import { listStorage } from "@sihai/contract/storage";
import { signDelivery } from "@sihai/contract/warehouse";
import { sql } from "kysely";
import type pg from "pg";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { fetchRates } from "../../apps/server/src/modules/exchange/index.ts";
import type { Act, Ask } from "../parts/act.ts";
import { copyStorage, floorGoods, layFloorShelves } from "../parts/floor-shelves.ts";
import { announce, aReceiver, type Form, fillShelves, type Goods, sendParcel, theForm, trackingNoOf } from "../parts/shelves.ts";
import { type Caller, makeShoppers, one, proofHash, type Shopper } from "../parts/shop.ts";
import { storeGoods } from "./storage.ts";

const listed = 50;
const stored = 200;
const receivers = 8;
/** What a round uses up at most. */
const most = { parcels: 400, floorParcels: 1_800, deliveries: 1_200, floorDeliveries: 6_000 };

type Ground = { world: World; inside: Caller; pool: pg.Pool; shoppers: readonly Shopper[]; rounds: number };
type Options = CallData<typeof parcelOptions>;

/** Storage, a parcel's options, a parcel sent, a delivery received: ours and the floor's, with goods enough for so many rounds. */
export async function parcelActs({ world, inside, pool, shoppers, rounds }: Ground): Promise<Act[]> {
  await fetchRates(world.deps);
  const each = (aRound: number) => Math.ceil(((rounds + 1) * aRound) / shoppers.length) + 1;
  const parcels = { ours: each(most.parcels), floor: each(most.floorParcels) };
  const shelves = await fillShelves(world, shoppers, parcels.ours);
  await announce(world, shoppers, (rounds + 2) * most.deliveries);
  const staff: Shopper[] = [];
  for (let made = 0; made < receivers; made++) staff.push(await aReceiver(world));
  const [keeper] = await makeShoppers(world, 1);
  if (!keeper) throw new Error("nobody stores anything");
  await storeGoods(world, keeper, stored);
  // The last of everybody's stay on the shelf: options are asked for them.
  const staying = shelves.flatMap((shelf) => shelf.slice(-1));
  const leaving = inTurns(shelves.map((shelf) => shelf.slice(0, -1)));
  const offered = await optionsOf(inside, taken(staying, 0));
  const addressIds = staying.map(({ addressId }) => addressId);
  const laid = { shoppers, guests: [...staff, keeper], offered, addressIds, parcelsEach: parcels.floor };
  await layFloorShelves(world, { ...laid, deliveries: (rounds + 2) * most.floorDeliveries });
  await copyStorage(world, keeper);
  await sql`analyze`.execute(world.deps.db);
  const floorLeaving = inTurns(
    staying.map((goods, person) =>
      Array.from({ length: parcels.floor }, (_, nth) => ({ ...goods, itemIds: floorGoods(person, nth, parcels.floor) })),
    ),
  );
  const floorStaying = floorLeaving.splice(-shoppers.length);
  return [
    storageAct(keeper),
    optionsAct(staying, floorStaying),
    parcelAct(pool, await theForm(inside, taken(staying, 0)), leaving, floorLeaving),
    receivingAct(staff),
  ];
}

function storageAct(keeper: Shopper): Act {
  return {
    name: `storage list of ${listed}`,
    ours: (call) => call(keeper, listStorage, { query: { pageSize: listed } }),
    floor: (ask) => ask(keeper, "GET", "/storage"),
    ofFloor: 0.5,
  };
}

function optionsAct(ours: readonly Goods[], floors: readonly Goods[]): Act {
  const [next, floorNext] = [counter(), counter()];
  return {
    name: "parcel options",
    ours: (call) => optionsOf(call, taken(ours, next() % ours.length)),
    floor: (ask) => floorOptions(ask, taken(floors, floorNext() % floors.length)),
    ofFloor: 0.5,
  };
}

function parcelAct(pool: pg.Pool, form: Form, ours: readonly Goods[], floors: readonly Goods[]): Act {
  const [next, floorNext] = [counter(), counter()];
  let floorPrice: string | undefined;
  return {
    name: "submit and pay a parcel",
    ours: (call) => sendParcel(call, pool, form, taken(ours, next())),
    floor: async (ask) => {
      const goods = taken(floors, floorNext());
      const body = form(goods);
      // The floor's price lists are simpler than ours, so its price is its own.
      floorPrice ??= (await floorOptions(ask, goods)).eligible.find(({ line }) => line.id === body.lineId)?.deposit;
      const { tradeNo = "" } = await ask(goods.shopper, "POST", "/parcel", { ...body, total: floorPrice });
      const proof = randomBytes(32).toString("base64url");
      await pool.query({
        name: "give-floor-proof",
        text: "insert into floor.proof values ($1, $2, $3, now() + interval '1 hour')",
        values: [proofHash(proof), goods.shopper.userId, `trade:${tradeNo}`],
      });
      await ask(goods.shopper, "POST", "/parcel/pay", { tradeNo, proof });
    },
    ofFloor: 0.5,
  };
}

function receivingAct(staff: readonly Shopper[]): Act {
  const [next, floorNext] = [counter(), counter()];
  return {
    name: "receive a delivery",
    ours: (call) => {
      const nth = next();
      return call(one(staff, nth), signDelivery, { body: { trackingNo: trackingNoOf(nth) } });
    },
    floor: (ask) => {
      const nth = floorNext();
      return ask(one(staff, nth), "POST", "/sign", { trackingNo: trackingNoOf(nth) });
    },
    ofFloor: 0.5,
  };
}

function optionsOf(call: Caller, { shopper, itemIds, addressId }: Goods): Promise<Options> {
  return call(shopper, parcelOptions, { body: { itemIds, addressId } });
}

function floorOptions(ask: Ask, { shopper, itemIds, addressId }: Goods): Promise<Options> {
  return ask<Options>(shopper, "POST", "/options", { itemIds, addressId });
}

/** The first of everybody's, then the second: nobody acts twice at once. */
function inTurns(shelves: readonly Goods[][]): Goods[] {
  const length = Math.max(...shelves.map((shelf) => shelf.length));
  return Array.from({ length }, (_, nth) => shelves.flatMap((shelf) => shelf[nth] ?? [])).flat();
}

function taken(goods: readonly Goods[], nth: number): Goods {
  const each = goods[nth];
  if (!each) throw new Error("the shelves are empty: more goods have to be laid for so many acts");
  return each;
}

function counter(): () => number {
  let next = 0;
  return () => next++;
}
