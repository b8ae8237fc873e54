import * as cart from "@sihai/contract/cart";
import * as enquiry from "@sihai/contract/enquiry";
import * as forwarding from "@sihai/contract/forwarding";
import * as order from "@sihai/contract/order";
import { createDiscountCode } from "@sihai/contract/promotion";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";
import { anEnquiry, anOfferable, answerBody } from "../enquiry/enquiries.ts";
import { aBoughtItem, bodyOf, inCart, type SpecGoods, someGoods } from "../order/orders.ts";

/** What buying refuses and no journey of a module comes across by itself. */
let world: SpecWorld;
let mei: Client;
let goods: SpecGoods;
let lookUp: SpecWorld["deps"]["adapters"]["marketplace"]["lookUp"];
beforeAll(async () => {
  world = await aWorld();
  goods = await someGoods(world);
  lookUp = world.deps.adapters.marketplace.lookUp;
});
beforeEach(async () => {
  mei = await aBuyer(world);
});

/** From now on the seller has nothing of it, for as long as `during` takes. */
async function offTheShelves<Outcome>(during: () => Promise<Outcome>): Promise<Outcome> {
  world.deps.adapters.marketplace.lookUp = async (ref) => {
    const found = await lookUp(ref);
    return found.ok ? { ok: true, value: { ...found.value, availability: "off-shelf" } } : found;
  };
  await world.advance(601);
  try {
    return await during();
  } finally {
    world.deps.adapters.marketplace.lookUp = lookUp;
    await world.advance(601);
  }
}

describe("a cart", () => {
  it("holds two hundred lines (CART_FULL)", async () => {
    const goodsCode = await inCart(mei, goods);
    await sql`insert into cart_item (user_id, goods_id, sku_id, sku_name, quantity, unit_price_cny, domestic_freight_cny, created_at)
      select user_id, goods_id, 'more-' || line, sku_name, quantity, unit_price_cny, domestic_freight_cny, created_at
      from cart_item, generate_series(1, 199) line where user_id = ${mei.id} and id = ${goodsCode}`.execute(world.deps.db);
    const other = await someGoods(world, 1);
    const { goodsId, skuId } = other;
    expect(await mei.call(cart.addToCart, { body: { goodsId, skuId, quantity: 1 } })).toMatchObject({
      ok: false,
      code: "CART_FULL",
      data: { maximum: 200 },
    });
    expect(await inCart(mei, goods)).toBe(goodsCode);
  });

  it("takes no goods their seller took away, and no order is placed of them (GOODS_UNAVAILABLE)", async () => {
    const goodsCode = await inCart(mei, goods);
    const { goodsId, skuId } = goods;
    await offTheShelves(async () => {
      expect(await mei.call(cart.addToCart, { body: { goodsId, skuId, quantity: 1 } })).toMatchObject({
        ok: false,
        code: "GOODS_UNAVAILABLE",
      });
      expect(await mei.call(order.submitOrder, { body: bodyOf([{ goodsCode, goods }]) })).toMatchObject({
        ok: false,
        code: "GOODS_UNAVAILABLE",
        data: { goodsCode },
      });
    });
  });
});

describe("an order", () => {
  it("of nothing is none (NOTHING_TO_ORDER)", async () => {
    const body = { ...bodyOf([{ goodsCode: "quick", goods }]), quicklyBuyFlg: 1 as const };
    expect(await mei.call(order.submitOrder, { body })).toMatchObject({ ok: false, code: "NOTHING_TO_ORDER" });
  });
});

describe("an enquiry", () => {
  it("is the tenth a member may have open (ENQUIRY_TOO_MANY)", async () => {
    const link = "https://item.taobao.com/item.htm?id=610947572360";
    for (let count = 0; count < 10; count += 1) await anEnquiry(world, mei, [link]);
    await expect(anEnquiry(world, mei, [link])).rejects.toThrow("ENQUIRY_TOO_MANY");
  });

  it("stays as it is when the seller has nothing of it any more (ENQUIRY_NOTHING_LEFT)", async () => {
    const offered = await anOfferable(world);
    const enquiryNo = await anEnquiry(world, mei, [offered.link]);
    const support = await world.staff("support");
    await support.must(enquiry.answerEnquiry, { body: answerBody(enquiryNo, offered, [1]) });
    const put = () => mei.call(enquiry.putEnquiryInCart, { body: { enquiryNo } });
    expect(await offTheShelves(put)).toMatchObject({ ok: false, code: "ENQUIRY_NOTHING_LEFT" });
    expect(await put()).toMatchObject({ ok: true });
  });
});

describe("a number two customers announced", () => {
  it("is not released while what we bought travels under it (DISPUTE_NOT_RELEASABLE)", async () => {
    const desk = await world.staff("buyer", "receiver");
    const { itemNo } = await aBoughtItem(world, mei, desk);
    const trackingNo = "SF1000000000777";
    await desk.must(order.recordSellerShipped, { body: { itemNos: [itemNo], courier: "sf", trackingNo } });
    const omar = await aBuyer(world);
    const announced = { name: "茶壶", classId: "figures", quantity: 1, unitValue: "60.00", remark: "", pictures: [] };
    const reply = await omar.call(forwarding.submitForwarding, {
      body: {
        warehouseId: 1,
        parcels: [{ courier: "sf", trackingNo, services: [], items: [announced] }],
        remark: "one box",
        shipTogether: true,
        agreed: true,
      },
    });
    expect(reply).toMatchObject({ ok: false, code: "TRACKING_IN_REVIEW" });
    const { list } = await desk.must(forwarding.listDisputes);
    const disputeId = list.find((each) => each.trackingNo === trackingNo)?.disputeId ?? "";
    const decide = (decision: "keep" | "release") => desk.call(forwarding.decideDispute, { body: { disputeId, decision } });
    expect(await decide("release")).toMatchObject({ ok: false, code: "DISPUTE_NOT_RELEASABLE" });
    expect(await decide("keep")).toMatchObject({ ok: true });
  });
});

describe("a discount code", () => {
  it("is made once (PROMOTION_CODE_TAKEN)", async () => {
    const admin = await world.staff("admin");
    const body = {
      code: "TWICE10",
      name: { zh: "九折", en: "Ten off" },
      percentOff: 10,
      minSpend: "0.00",
      perUser: 1,
      validFrom: "2026-01-01T00:00:00Z",
      validUntil: "2036-01-01T00:00:00Z",
    };
    expect(await admin.call(createDiscountCode, { body })).toMatchObject({ ok: true });
    expect(await admin.call(createDiscountCode, { body })).toMatchObject({ ok: false, code: "PROMOTION_CODE_TAKEN" });
  });
});
