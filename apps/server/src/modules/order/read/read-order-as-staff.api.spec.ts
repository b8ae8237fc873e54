import * as contract from "@sihai/contract/order";
import { beforeAll, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";
import { aPaidOrder } from "../../../../testing/order/orders.ts";

let world: SpecWorld;
let support: Client;
beforeAll(async () => {
  world = await aWorld();
  support = await world.staff("support");
});

it("shows staff what the buyer sees of an order, and whose it is", async () => {
  const buyer = await aBuyer(world);
  const { orderNo } = await aPaidOrder(world, buyer);
  const seen = await support.must(contract.readOrderAsStaff, { query: { orderNo } });
  expect(seen.order).toEqual(await buyer.must(contract.orderDetail, { query: { orderNo } }));
  expect(seen).toMatchObject({ userId: buyer.id, customerMark: `SH${buyer.id}` });
  expect(seen.order.lines.length).toBeGreaterThan(0);
});

it("knows no order under an unknown number", async () => {
  const answer = await support.call(contract.readOrderAsStaff, { query: { orderNo: "DG000000000" } });
  expect(answer).toMatchObject({ ok: false, code: "ORDER_NOT_FOUND", status: 404 });
});
