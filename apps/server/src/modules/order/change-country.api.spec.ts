import * as contract from "@sihai/contract/order";
import { describe, expect, it } from "vitest";
import { aBuyer } from "#testing";
import { mei, standOnNewGround, world } from "../../../testing/order/fixtures.ts";
import { anOrder, aPaidOrder } from "../../../testing/order/orders.ts";

standOnNewGround();

describe("where an order is to go", () => {
  it("changes after it was paid, is given up and chosen anew, and what it was stays known", async () => {
    const { orderNo } = await aPaidOrder(world, mei);
    const { country: first } = await mei.must(contract.orderDetail, { query: { orderNo } });
    const other = first === "FR" ? "DE" : "FR";
    await mei.must(contract.changeOrderCountry, { body: { orderNo, country: other } });
    await mei.must(contract.changeOrderCountry, { body: { orderNo, country: other } });
    await mei.must(contract.changeOrderCountry, { body: { orderNo, country: null } });
    const after = await mei.must(contract.orderDetail, { query: { orderNo } });
    expect(after).toMatchObject({ country: null, countryOpen: true });
    expect(after.countryChanges.map(({ from, to }) => [from, to])).toEqual([
      [first, other],
      [other, null],
    ]);
  });

  it("is closed once nothing of it is left to send, and is nobody else's to change", async () => {
    const { orderNo } = await anOrder(world, mei);
    const stranger = await aBuyer(world);
    expect(await stranger.call(contract.changeOrderCountry, { body: { orderNo, country: "FR" } })).toMatchObject({
      ok: false,
      code: "ORDER_NOT_FOUND",
    });
    await mei.must(contract.cancelOrder, { body: { orderNo, reason: "changed-mind" } });
    expect(await mei.call(contract.changeOrderCountry, { body: { orderNo, country: "FR" } })).toMatchObject({
      ok: false,
      code: "ORDER_COUNTRY_CLOSED",
    });
    expect(await mei.must(contract.orderDetail, { query: { orderNo } })).toMatchObject({
      countryOpen: false,
      countryChanges: [],
    });
  });
});
