import type { CallInput } from "@sihai/contract";
import { statusNumbers } from "@sihai/contract/identity";
import * as contract from "@sihai/contract/order";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { aBuyer, aWorld, type SpecWorld, statementsOf } from "#testing";
import { aBoughtItem, anOrder, itemOf } from "../../../../testing/order/orders.ts";

let world: SpecWorld;
beforeAll(async () => {
  // Ten thousand orders are written without how they came about.
  world = await aWorld({
    breaks: [
      "M8 an item stands where its history ends",
      "an item in storage has its shelf, its weight and the photos of the rules of its day",
    ],
  });
});

it("reads a long list page by page, no order twice and none left out", async () => {
  const many = await aBuyer(world);
  await seedOrders(many.id, 40);
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

it("finds orders by numbers, goods, shop and courier number, and by kind, warehouse and day", async () => {
  const buyer = await aBuyer(world);
  const desk = await world.staff("buyer");
  const bought = await aBoughtItem(world, buyer, desk);
  const trackingNo = "SF1357924680135";
  await desk.must(contract.recordSellerShipped, { body: { itemNos: [bought.itemNo], courier: "sf", trackingNo } });
  await world.advance(3 * 86_400);
  const later = await anOrder(world, buyer, { index: 1 });
  const find = async (query: NonNullable<CallInput<typeof contract.listOrders>["query"]>) =>
    (await buyer.must(contract.listOrders, { query })).list.map(({ orderNo }) => orderNo);
  const both = [later.orderNo, bought.orderNo];
  expect(await find({})).toEqual(both);
  expect(await find({ keyword: bought.orderNo })).toEqual([bought.orderNo]);
  expect(await find({ keyword: bought.itemNo })).toEqual([bought.orderNo]);
  expect(await find({ keyword: "SF 1357 9246 8013 5" })).toEqual([bought.orderNo]);
  const { name } = await itemOf(buyer, later.orderNo);
  expect(await find({ keyword: name.en.slice(0, 12) })).toContain(later.orderNo);
  expect(await find({ keyword: "100%_\\" })).toEqual([]);
  expect(await find({ type: "dg" })).toEqual(both);
  expect(await find({ type: "zy" })).toEqual([]);
  expect(await find({ warehouse: "1" })).toEqual(both);
  expect(await find({ warehouse: "2" })).toEqual([]);
  const noon = new Date(world.deps.clock.now().getTime() - 86_400_000).toISOString();
  expect(await find({ placedFrom: noon })).toEqual([later.orderNo]);
  expect(await find({ placedTo: noon })).toEqual([bought.orderNo]);
  expect(await find({ tab: "pending", placedTo: noon, keyword: "SF13" })).toEqual([bought.orderNo]);
  expect(await find({ tab: "unpaid", keyword: "SF13" })).toEqual([]);
});

it("counts beside the tabs the orders under them, however many items an order has", async () => {
  const buyer = await aBuyer(world);
  await seedOrders(buyer.id, 6);
  await sql`insert into order_item (user_id, order_id, item_no, state, platform, name_zh, quantity, unit_price_cny, domestic_freight_cny, created_at)
    select user_id, order_id, item_no || state.name, state.name, 'taobao', '杯', 1, 100, 0, now()
    from order_item cross join (values ('paid'), ('in-transit'), ('signed')) as state (name)
    where user_id = ${buyer.id} and state = 'unpaid'`.execute(world.deps.db);
  const under = async (tab: "unpaid" | "pending" | "signed") =>
    (await buyer.must(contract.listOrders, { query: { tab } })).list.length;
  const numbers = await buyer.must(statusNumbers);
  expect([numbers.orderUnpaid, numbers.orderPending, numbers.orderSigned]).toEqual([2, 2, 2]);
  expect([await under("unpaid"), await under("pending"), await under("signed")]).toEqual([2, 2, 2]);
  await sql`delete from order_item where user_id = ${buyer.id} and state in ('paid', 'in-transit', 'signed')`.execute(
    world.deps.db,
  );
});

it("asks the database as often for a page of ten as of one", async () => {
  const buyer = await aBuyer(world);
  const once = async () => (await statementsOf(() => buyer.must(contract.listOrders))).length;
  // A node asks for some things anew every few seconds: the fewer of two counts.
  const questions = async () => Math.min(await once(), await once());
  await anOrder(world, buyer);
  await questions();
  const one = await questions();
  expect(one).toBeGreaterThan(2);
  for (let index = 1; index < 10; index++) await anOrder(world, buyer, { index });
  expect((await buyer.must(contract.listOrders)).list).toHaveLength(10);
  expect(await questions()).toBe(one);
});

async function seedOrders(userId: string, count: number): Promise<void> {
  await sql`with placed as (
      insert into purchase_order (user_id, order_no, type, shop_source, shop_id, shop_name, warehouse_id, goods_cny, domestic_freight_cny, service_cny, total_cny, policy, created_at,
        pay_before)
      select ${userId}, 'DG' || ${userId} || lpad(n::text, 8, '0'), 'dg', 'taobao', 'cups', '店', 1, 100, 0, 0, 100, '{}', now(), now() from generate_series(1, ${count}) n
      returning id, order_no)
    insert into order_item (user_id, order_id, item_no, state, platform, name_zh, quantity, unit_price_cny, domestic_freight_cny, paid_cny, created_at)
    select ${userId}, id, 'X' || order_no, case when id % 3 = 0 then 'unpaid' when id % 3 = 1 then 'stocked-in' else 'cancelled' end, 'taobao', '杯', 1, 100, 0,
      case when id % 3 = 1 then 100 else 0 end, now() from placed`.execute(world.deps.db);
  await sql`analyze order_item`.execute(world.deps.db);
}
