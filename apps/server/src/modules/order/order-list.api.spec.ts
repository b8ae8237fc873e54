import * as contract from "@sihai/contract/order";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { aWorld, type Client, type SpecWorld } from "#testing";
import { aBuyer } from "./spec-helpers.ts";

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
});

it("reads page one of ten thousand orders as fast as of ten", async () => {
  const [few, many] = [await aBuyer(world), await aBuyer(world)];
  for (const [client, count] of [
    [few, 10],
    [many, 10_000],
  ] as const)
    await seedOrders(client.id, count);
  const time = async (client: Client) => {
    const started = performance.now();
    for (let round = 0; round < 10; round++) {
      await client.must(contract.listOrders, { query: { tab: "in-storage" } });
      await client.must(contract.listOrders, { query: { tab: "unpaid" } });
      await client.must(contract.listOrders);
    }
    return performance.now() - started;
  };
  await time(few);
  const [short, long] = [await time(few), await time(many)];
  expect(long).toBeLessThan(short * 3 + 100);
  const seen = new Set<string>();
  let after = "";
  for (let page = 0; page < 4; page++) {
    const query = after === "" ? {} : { after };
    const found: { list: { orderNo: string }[]; next: string | null } = await many.must(contract.listOrders, { query });
    for (const { orderNo } of found.list) seen.add(orderNo);
    after = found.next ?? "";
  }
  expect(seen.size).toBe(40);
});

async function seedOrders(userId: string, count: number): Promise<void> {
  await sql`with placed as (
      insert into purchase_order (user_id, order_no, type, shop_source, shop_name, warehouse_id, goods_cny, domestic_freight_cny, service_cny, total_cny, policy, created_at, pay_before)
      select ${userId}, 'DG' || ${userId} || lpad(n::text, 8, '0'), 'dg', 'taobao', '店', 1, 100, 0, 0, 100, '{}', now(), now() from generate_series(1, ${count}) n
      returning id, order_no)
    insert into order_item (user_id, order_id, item_no, state, platform, name_zh, quantity, unit_price_cny, domestic_freight_cny, paid_cny, created_at)
    select ${userId}, id, 'X' || order_no, case when id % 3 = 0 then 'unpaid' when id % 3 = 1 then 'stocked-in' else 'cancelled' end, 'taobao', '杯', 1, 100, 0,
      case when id % 3 = 1 then 100 else 0 end, now() from placed`.execute(world.deps.db);
  await sql`analyze order_item`.execute(world.deps.db);
}
