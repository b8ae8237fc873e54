import { addToCart, listCart } from "@sihai/contract/cart";
import { answerEnquiry, putEnquiryInCart, submitEnquiry } from "@sihai/contract/enquiry";
import { repeatOrder, submitDiy } from "@sihai/contract/order";
import { openRecharge } from "@sihai/contract/payment";
import * as settings from "@sihai/contract/setting";
import { openTransfer } from "@sihai/contract/transfer";
import { cny } from "@sihai/domain";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, type Client, eventually, pay, type SpecWorld } from "#testing";
import { anEnquiry, anOfferable, answerBody, askedBody } from "../../../testing/enquiry/enquiries.ts";
import { aManualOrder } from "../../../testing/order/manual-order.ts";
import { anOrder, someGoods } from "../../../testing/order/orders.ts";
import { anAppliedWithdrawal } from "../../../testing/withdrawal/withdrawals.ts";
import { type AccountRef, debt, post, world } from "../ledger/index.ts";

let spec: SpecWorld;
let maker: Client;
let checker: Client;
let mei: Client;
beforeAll(async () => {
  spec = await aWorld();
  maker = await spec.staff("pricing");
  checker = await spec.staff("admin");
});
beforeEach(async () => {
  mei = await aBuyer(spec, "100.00");
});

/** Two people, and it holds at once. */
async function windDown(value: boolean): Promise<void> {
  const body = { name: "windingDown" as const, value, note: "The business is wound down" };
  const { versionId } = await maker.must(settings.draftSetting, { body });
  expect(await maker.call(settings.checkSetting, { body: { versionId } })).toMatchObject({ code: "SETTING_CHECKER_OTHER" });
  const clerk = await spec.staff("finance");
  expect(await clerk.call(settings.checkSetting, { body: { versionId } })).toMatchObject({ code: "SETTING_CHECKER_OTHER" });
  const { versions } = await clerk.must(settings.readSettingHistory, { query: { name: "windingDown" } });
  expect(versions.find((one) => one.versionId === versionId)?.mayCheck).toBe("elsewhere");
  await checker.must(settings.checkSetting, { body: { versionId } });
  await eventually("it holds", async () => (await mei.must(settings.readSettings)).settings.windingDown === value);
}

const yuan = (amount: string) => ({ amount, currency: "CNY" as const });
const order = () => mei.call(submitDiy, { body: aManualOrder("20.00") }, { key: aKey() });
const recharge = () => mei.call(openRecharge, { body: { amount: "50.00" } }, { key: aKey() });

describe("while the business is wound down", () => {
  it("nothing new is begun, what was begun is paid, and money goes out; afterwards all is as before", async () => {
    const goods = await someGoods(spec);
    const placed = await order();
    if (!placed.ok) throw new Error("nothing was ordered");
    expect((await spec.visitor().must(settings.readNotices)).windingDown).toBe(false);
    await windDown(true);
    await eventually("everybody is told", async () => (await spec.visitor().must(settings.readNotices)).windingDown);
    const transfer = { method: "mainland" as const, amount: yuan("500.00") };
    const asked = [
      await order(),
      await recharge(),
      await mei.call(openTransfer, { body: transfer }, { key: aKey() }),
      await mei.call(addToCart, { body: { goodsId: goods.goodsId, skuId: goods.skuId, quantity: 1 } }, { key: aKey() }),
      await mei.call(submitEnquiry, { body: await askedBody(spec, mei, [(await anOfferable(spec)).link]) }, { key: aKey() }),
    ];
    expect(asked.map((one) => (one.ok ? "taken" : one.code))).toEqual(Array(5).fill("WINDING_DOWN"));
    expect(await pay(mei, placed.data.tradeNo)).toMatchObject({ ok: true });
    expect(await anAppliedWithdrawal(mei)).toMatch(/^W/);
    await windDown(false);
    expect(await order()).toMatchObject({ ok: true });
    expect(await recharge()).toMatchObject({ ok: true });
  });

  it("is never decided by one: an administrator waits for a second person even where nobody else is there", async () => {
    await spec.deps.db.updateTable("staff").set({ disabled: true }).where("id", "<>", checker.id).execute();
    const body = { name: "windingDown" as const, value: true, note: "I end it alone" };
    const { versionId } = await checker.must(settings.draftSetting, { body });
    expect(await checker.call(settings.checkSetting, { body: { versionId } })).toMatchObject({ code: "SETTING_VERSION_OWN" });
    const { versions } = await checker.must(settings.readSettingHistory, { query: { name: "windingDown" } });
    expect(versions.find((one) => one.versionId === versionId)?.mayCheck).toBe("own");
    await spec.deps.db.updateTable("staff").set({ disabled: false }).execute();
    await checker.must(settings.withdrawSetting, { body: { versionId } });
  });

  it("neither an order repeated nor an offer taken puts items into the cart, and both do afterwards", async () => {
    const support = await spec.staff("support");
    const enquiryNo = await anEnquiry(spec, mei, ["https://shop.example/a"]);
    await support.must(answerEnquiry, { body: answerBody(enquiryNo, await anOfferable(spec), [1]) });
    const { orderNo } = await anOrder(spec, mei);
    const inCart = async () => (await mei.must(listCart)).lines;
    const before = await inCart();
    const doors = async () => [
      await mei.call(repeatOrder, { body: { orderNo } }, { key: aKey() }),
      await mei.call(putEnquiryInCart, { body: { enquiryNo } }, { key: aKey() }),
    ];
    await windDown(true);
    expect((await doors()).map((one) => (one.ok ? "taken" : one.code))).toEqual(Array(2).fill("WINDING_DOWN"));
    expect(await inCart()).toBe(before);
    await windDown(false);
    expect((await doors()).map(({ ok }) => ok)).toEqual([true, true]);
  });

  it("whoever owes us may recharge to repay it", async () => {
    const owes = (which: string, from: AccountRef, to: AccountRef) =>
      spec.deps.db.transaction().execute((tx) =>
        post(tx, {
          ...{ key: `owes${which}:${mei.id}`, kind: "spec", userId: mei.id, at: spec.deps.clock.now() },
          postings: [{ from, to, amount: cny("5.00") }],
        }),
      );
    await owes("", debt(mei.id), world("gateway"));
    await windDown(true);
    expect(await recharge()).toMatchObject({ ok: true });
    expect(await order()).toMatchObject({ code: "WINDING_DOWN" });
    await owes("-back", world("gateway"), debt(mei.id));
    expect(await recharge()).toMatchObject({ code: "WINDING_DOWN" });
    await windDown(false);
  });
});
