import { listStorage } from "@sihai/contract/storage";
import { sql } from "kysely";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { beside } from "../parts/beside.ts";
import type { Server } from "../parts/processes.ts";
import type { Result } from "../parts/result.ts";
import { callerOver, makeShoppers, type Shopper } from "../parts/shop.ts";

const stored = 5_000;
const barMs = 100;

/** The storage of a member with 5,000 goods in it: opened, sorted, searched, and read far down; each in at most 100 ms for 95 of 100. */
export async function measureStorage(server: Server, world: World): Promise<Result[]> {
  const [shopper] = await makeShoppers(world, 1);
  if (!shopper) throw new Error("nobody stores anything");
  await storeGoods(world, shopper, stored);
  const over = callerOver(server.url, 1);
  const open = (query: Parameters<typeof over.call<typeof listStorage>>[2]) => ({
    call: () => over.call(shopper, listStorage, query),
  });
  const results = [
    await beside("open a storage of 5,000 goods, p95", barMs, open({ query: { warehouse: 1, pageSize: 30 } })),
    await beside("a storage of 5,000 goods, its 100th page, p95", barMs, open({ query: { page: 100, pageSize: 30 } })),
    await beside("a storage of 5,000 goods, heaviest first, p95", barMs, open({ query: { sort: "heaviest", pageSize: 30 } })),
    await beside("search 5,000 goods in storage by name, p95", barMs, open({ query: { q: "scarf 42", pageSize: 30 } })),
  ];
  await over.close();
  return results;
}

/** Goods on shelves with three photos each, five to an order. */
export async function storeGoods({ deps: { db } }: World, { userId }: Shopper, count: number): Promise<void> {
  await sql`
    insert into staff (login, name, password_hash, roles, created_at)
    values (${`bench-storage-${process.pid}`}, 'bench', 'no password here', '{receiver}', now())`.execute(db);
  await sql`
    insert into purchase_order (user_id, order_no, type, shop_source, shop_name, warehouse_id, goods_cny, domestic_freight_cny,
      service_cny, total_cny, policy, created_at, pay_before)
    select ${userId}, 'STORED' || n, 'zy', 'own', '', 1, 0, 0, 0, 0, '{}', now(), now()
    from generate_series(0, ${count / 5 - 1}::int) n`.execute(db);
  await sql`
    insert into order_item (user_id, order_id, item_no, state, platform, name_zh, name_en, quantity, unit_price_cny, domestic_freight_cny,
      created_at)
    select ${userId}, o.id, 'STORED' || n, 'stocked-in', 'own', '羊毛围巾 ' || n, 'Wool scarf ' || n, 1, 0, 0, now()
    from generate_series(0, ${count - 1}::int) n
    join purchase_order o on o.user_id = ${userId} and o.order_no = 'STORED' || (n / 5)`.execute(db);
  await sql`
    insert into stored_item (user_id, item_id, warehouse_id, shelf, weight_grams, length_mm, width_mm, height_mm, quantity,
      stocked_in_at, stocked_in_by, free_until)
    select i.user_id, i.id, 1 + i.id % 2, 'A-' || i.id % 300, 100 + i.id % 900, 300, 200, 80, 1,
      now() - i.id % 80 * interval '24 hours', (select max(id) from staff), now() + (90 - i.id % 80) * interval '24 hours'
    from order_item i where i.user_id = ${userId}`.execute(db);
  await sql`
    insert into stored_file (id, owner_user_id, visibility, mime_type, bytes, width, height, created_by, created_at)
    select 'benchstorage' || lpad(n::text, 20, '0'), ${userId}, 'owner', 'image/webp', 1, 1, 1, 'bench', now()
    from generate_series(0, 2) n`.execute(db);
  await sql`
    insert into photo (user_id, subject_kind, subject_id, kind, file_id, taken_by, taken_at)
    select i.user_id, 'item', i.id, 'standard', 'benchstorage' || lpad(n::text, 20, '0'), (select max(id) from staff), now()
    from order_item i cross join generate_series(0, 2) n where i.user_id = ${userId}`.execute(db);
  await sql`analyze purchase_order, order_item, stored_item, photo`.execute(db);
}
