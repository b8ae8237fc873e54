import { scanDelivery } from "@sihai/contract/unannounced";
import { listExpected } from "@sihai/contract/warehouse";
import { sql } from "kysely";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { beside } from "../parts/beside.ts";
import type { Server } from "../parts/processes.ts";
import type { Result } from "../parts/result.ts";
import { aReceiver } from "../parts/shelves.ts";
import { callerOver, makeShoppers, type Shopper } from "../parts/shop.ts";

const expected = 100_000;
const step = 5_000;

/**
 * The receiving bench with a hundred thousand parcels expected: a scan matched (at most 50 ms for 95 of 100), and the queue opened, each
 * beside the same bytes answered as a constant in the same run.
 */
export async function measureReceiving(server: Server, world: World): Promise<Result[]> {
  const [shopper] = await makeShoppers(world, 1);
  if (!shopper) throw new Error("nobody expects anything");
  await expectParcels(world, shopper);
  const receiver = await aReceiver(world);
  const over = callerOver(server.url, 1);
  const numberOf = (round: number) => ({ query: { number: `SF${8_000_000_000_000 + ((round * 7919) % expected)}` } });
  const results = [
    await beside("match a scan among 100,000 expected parcels, p95", 50, {
      call: (round) => over.call(receiver, scanDelivery, numberOf(round)),
    }),
    await beside("match a misread scan among 100,000, p95", 50, {
      call: (round) => over.call(receiver, scanDelivery, { query: { number: `SF${8_000_000_000_000 + round * 31}9` } }),
    }),
    await beside("open the queue of 100,000 expected parcels, p95", 100, {
      call: () => over.call(receiver, listExpected, {}),
    }),
  ];
  await over.close();
  return results;
}

/** A hundred thousand announced items of one member, each under its own courier number, in steps that no statement takes long for. */
async function expectParcels({ deps: { db } }: World, { userId }: Shopper): Promise<void> {
  await sql`
    insert into purchase_order (user_id, order_no, type, shop_source, shop_name, warehouse_id, goods_cny, domestic_freight_cny,
      service_cny, total_cny, policy, created_at, pay_before)
    select ${userId}, 'BENCH' || n, 'zy', 'own', '', 1, 0, 0, 0, 0, '{}', now(), now() from generate_series(0, 999) n`.execute(
    db,
  );
  for (let from = 0; from < expected; from += step)
    await sql`
      insert into order_item (user_id, order_id, item_no, state, platform, name_zh, quantity, unit_price_cny, domestic_freight_cny,
        real_price_cny, courier, tracking_no, due_at, created_at)
      select ${userId}, o.id, 'BENCH' || n, case when n % 10 = 0 then 'signed' when n % 2 = 0 then 'in-transit' else 'seller-shipped' end,
        'own', '毛衣', 1, 0, 0, 0, 'sf', 'SF' || (8000000000000 + n), now() + n * interval '1 second', now()
      from generate_series(${from}::int, ${from + step - 1}::int) n
      join purchase_order o on o.user_id = ${userId} and o.order_no = 'BENCH' || (n % 1000)`.execute(db);
  await sql`analyze purchase_order, order_item`.execute(db);
}
