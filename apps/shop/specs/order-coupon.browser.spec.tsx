import type { Wire } from "@sihai/client/testing";
import { previewOrder, submitOrder } from "@sihai/contract/order";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { promotionDict } from "@sihai/text/dict/promotion";
import { violations } from "@sihai/ui/testing";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { useBuildOrderDraft } from "../src/stores/build-order-draft.ts";
import { confirmWire, coupons, type OfferedCoupon, offeredCoupon, openConfirm, preview } from "../testing/confirm-page.ts";
import { mei, openPage } from "../testing/open-page.tsx";

const words = await promotionDict.load("en");
const orderWords = await orderDict.load("en");
const cell = page.getByRole("button", { name: words.coupon, exact: false });
const best = page.getByRole("button", { name: words.takeBest("Big one", cnyText("20.00")) });
let wire: Wire;
beforeEach(() => {
  wire = confirmWire();
});

it("the draft says of each coupon what it asks for, whether it can be used or not (rule D-62)", async () => {
  await openConfirm();
  await expect.element(page.getByText(words.usable(2))).toBeVisible();
  const asks = [words.noMinimum, words.parcelTypes.domestic].join(" · ");
  await vi.waitFor(() =>
    expect(useBuildOrderDraft.getState().couponList.map((one) => one.couponDesc)).toEqual([asks, asks, asks]),
  );
});

it("the best coupon is suggested and none is used by itself; one press takes it off, another choice takes its place", async () => {
  const host = await openConfirm();
  await expect.element(page.getByText(words.usable(2))).toBeVisible();
  await expect.element(page.getByRole("button", { name: orderWords.submitFor(cnyText("106.00")) })).toBeVisible();
  await best.click();
  await expect.element(page.getByRole("button", { name: orderWords.submitFor(cnyText("86.00")) })).toBeVisible();
  await expect.element(page.getByText(`-${cnyText("20.00")}`)).toBeVisible();
  // It comes off the goods: a delivery discount is a parcel's (rules I-113 and I-115).
  await expect.element(page.getByText(words.orderLine)).toBeVisible();
  await expect.element(page.getByText(words.lines.coupon)).not.toBeInTheDocument();
  await expect.element(best).not.toBeInTheDocument();
  expect(await violations(host, { whole: true })).toEqual([]);
  await cell.first().click();
  await expect.element(page.getByRole("radio", { name: "Dear one", exact: false })).toBeDisabled();
  await expect.element(page.getByText(words.reasonsFor.domestic["min-spend"])).toBeVisible();
  await page.getByRole("radio", { name: "Small one", exact: false }).click();
  await expect.element(page.getByRole("button", { name: orderWords.submitFor(cnyText("101.00")) })).toBeVisible();
});

it("a coupon chosen for one shop’s order says at the other that it is chosen there, and not that it was used", async () => {
  wire.answering(previewOrder, ({ body }) => {
    const spokenFor = body?.couponList.some(({ couponId }) => couponId === "1");
    const one = preview(null);
    const others = one.orders.map((order) => ({
      ...order,
      shopId: "78",
      coupons: coupons.map((each) => (each.couponId === "1" && spokenFor ? { ...each, reason: "used" as const } : each)),
      items: order.items.map((item) => ({ ...item, goodsCode: "12" })),
    }));
    return { data: { ...one, orders: [...one.orders, ...others] } };
  });
  await openPage("/order/submit/dg", { user: mei, search: { goodsCodes: ["11", "12"] } });
  await best.first().click();
  await expect.element(best).toHaveLength(1);
  await cell.last().click();
  await expect.element(page.getByText(words.chosenElsewhere)).toBeVisible();
  await expect.element(page.getByText(words.reasons.used, { exact: true })).not.toBeInTheDocument();
});

it.each(["en", "zh"] as const)(
  "in %s a coupon used for one shop says so at the other, which it would fit too",
  async (language) => {
    const own = await promotionDict.load(language);
    wire.answering(previewOrder, ({ body }) => {
      const isUsed = body?.couponList[0] !== undefined;
      const { orders, ...rest } = preview(null);
      const [only] = [offeredCoupon("1", "Big one", { takesOff: "20.00" })];
      const left: OfferedCoupon = isUsed ? { ...only, usesLeft: 0, reason: "used", takesOff: null } : only;
      const elsewhere = orders.map((order) => ({
        ...order,
        ...{ shopId: "88", coupons: [left], bestCoupon: isUsed ? null : "1" },
        items: order.items.map((item) => ({ ...item, goodsCode: "21" })),
      }));
      return { data: { ...rest, orders: [...orders.map((order) => ({ ...order, coupons: [only] })), ...elsewhere] } };
    });
    await openPage("/order/submit/dg", { user: mei, search: { goodsCodes: ["11", "21"] }, language });
    await expect.element(page.getByText(own.usable(1)).nth(1)).toBeVisible();
    await page
      .getByRole("button", { name: own.takeBest("Big one", cnyText("20.00")) })
      .first()
      .click();
    await expect.element(page.getByText(own.usedElsewhere)).toBeVisible();
    expect(page.getByText(own.noneUsable.domestic).elements()).toEqual([]);
  },
);

it("the order is placed with the coupon and the shop it is for, and nothing of what it takes off", async () => {
  wire.answering(submitOrder, { refusal: "COUPON_NOT_USABLE", facts: { reason: "used" } });
  await openConfirm();
  await best.click();
  await page.getByRole("checkbox", { name: orderWords.disclaimer }).click();
  await page.getByRole("button", { name: orderWords.submitFor(cnyText("86.00")) }).click();
  await vi.waitFor(() => expect(wire.heard(submitOrder)).toHaveLength(1));
  expect(wire.heard(submitOrder)[0]?.body).toMatchObject({
    couponList: [{ couponId: "1", isUse: 1, shopId: "77", shopSource: "taobao" }],
  });
});

it.each(["en", "zh"] as const)(
  "the sheet has what takes most off first, and what can't be used last, in %s",
  async (language) => {
    const own = await promotionDict.load(language);
    const [big, small, dear] = coupons;
    if (!big || !small || !dear) throw new Error("three coupons");
    const one = preview(null);
    wire.answering(previewOrder, {
      data: { ...one, orders: one.orders.map((order) => ({ ...order, coupons: [dear, small, big], bestCoupon: null })) },
    });
    await openConfirm(language);
    await page.getByRole("button", { name: own.coupon, exact: false }).first().click();
    await expect.element(page.getByRole("radio", { name: "Big one", exact: false })).toBeVisible();
    const names = page
      .getByRole("dialog")
      .getByRole("radio")
      .elements()
      .map((radio) => radio.closest("label")?.textContent ?? "");
    const place = (name: string) => names.findIndex((text) => text.includes(name));
    expect([place(own.noCoupon), place("Big one"), place("Small one"), place("Dear one")]).toEqual([0, 1, 2, 3]);
  },
);
