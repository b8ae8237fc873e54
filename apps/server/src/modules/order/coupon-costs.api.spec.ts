import * as contract from "@sihai/contract/order";
import * as promotion from "@sihai/contract/promotion";
import { describe, expect, it } from "vitest";
import { aKey, pay } from "#testing";
import { mei, standOnNewGround, world } from "../../../testing/order/fixtures.ts";
import { anOrderWith } from "../../../testing/order/order-coupons.ts";
import { aKindOfCoupon, anOpenKind } from "../../../testing/promotion/promotions.ts";

standOnNewGround("1000.00");

describe("what a coupon campaign came to", () => {
  it("is what it took off paid orders: nothing of one that waits to be paid, nor of items that were given back", async () => {
    const editor = await world.staff("content");
    const terms = { parcelType: "domestic", reduce: "20.00", minSpend: "100.00" } as const;
    const id = await anOpenKind(world, editor, aKindOfCoupon(world.deps.clock.now(), terms));
    const { couponId } = await mei.must(promotion.claimCoupon, { body: { kindId: id } }, { key: aKey() });
    const campaign = async () =>
      (await editor.must(promotion.listCampaigns, { query: { kind: "coupon" } })).list.find((one) => one.id === id);
    const uses = async () => (await editor.must(promotion.listCampaignUses, { query: { kind: "coupon", id } })).list;
    const { orderNo, tradeNo, itemNos } = await anOrderWith(world, mei, couponId, { prices: ["25.00", "75.00"] });
    expect(await campaign()).toMatchObject({ used: 1, amount: "0.00" });
    expect(await uses()).toMatchObject([{ kind: "order", no: orderNo, amount: "20.00", usedAt: null }]);
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: true });
    expect(await campaign()).toMatchObject({ used: 1, amount: "20.00" });
    const cancel = (index: number) =>
      mei.must(contract.cancelItem, { body: { itemNo: itemNos[index] ?? "", reason: "changed-mind" } });
    await cancel(0);
    expect(await campaign()).toMatchObject({ used: 1, amount: "15.00" });
    expect(await uses()).toMatchObject([{ amount: "15.00", releasedAt: null }]);
    await cancel(1);
    expect(await campaign()).toMatchObject({ used: 0, amount: "0.00" });
    expect((await uses())[0]?.releasedAt).not.toBeNull();
  });
});
