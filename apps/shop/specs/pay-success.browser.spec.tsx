import { orderDetail } from "@sihai/contract/order";
import { getTrade } from "@sihai/contract/payment";
import { listCoupons } from "@sihai/contract/promotion";
import { cnyText, formatAmount } from "@sihai/text";
import { paymentDict } from "@sihai/text/dict/payment";
import { refusalSentence } from "@sihai/text/refusals";
import { cutOff, violations } from "@sihai/ui/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { TradeOnWire } from "../src/features/payment/types.ts";
import { trade, tradeNo } from "../testing/a-trade.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";

const paidAt = "2026-11-22T02:00:00.000Z";
const paid: TradeOnWire = { ...trade, state: "paid", paidAt, method: "balance", methods: [] };
const byCard: Partial<TradeOnWire> = {
  method: "card",
  attempt: { status: "captured", use: "paid-trade", charged: { amount: "8.75", currency: "EUR" }, surcharge: "2.42" },
};

it("takes the place of the page that asked for it, where Back leads from it", async () => {
  const wire = shopWire();
  wire.answering(getTrade, { data: { ...paid, ...byCard } });
  wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
  await openPage("/order/submit/dg/results", { search: { tradeNo }, user: mei, language: "en" });
  await expect.poll(addressShown).toBe(`/pay/success?tradeNo=${tradeNo}`);
  await expect.element(page.getByText(cnyText("71.42")).first()).toBeVisible();
});

async function opened(
  trade: Partial<TradeOnWire>,
  { language = "en", ...search }: { language?: "en" | "zh"; back?: string } = {},
) {
  const wire = shopWire();
  wire.answering(getTrade, { data: { ...paid, ...trade } });
  wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
  // What the page that is gone on to asks for is not waited for here.
  wire.holding(listCoupons);
  return openPage("/pay/success", { search: { tradeNo, ...search }, user: mei, language });
}

describe.each([
  ["en", "en"],
  ["zh", "cn"],
] as const)("what was paid, in %s", (language, prefix) => {
  it("is said with how, when, under which number and what happens next, and leads to the thing", async () => {
    const words = await paymentDict.load(language);
    const host = await opened({}, { language });
    await expect.element(page.getByRole("heading", { name: words.successTitle, level: 1 })).toBeVisible();
    await expect.element(page.getByText(cnyText("69.00")).first()).toBeVisible();
    for (const said of [words.paidBy.balance, tradeNo, words.next]) await expect.element(page.getByText(said)).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: words.toOrder }))
      .toHaveAttribute("href", `/${prefix}/order/detail?orderNo=DG000000017`);
    expect(await violations(host, { whole: true })).toEqual([]);
    await page.viewport(320, 640);
    expect(cutOff(host)).toEqual([]);
  });
});

const words = await paymentDict.load("en");

it("by card is the whole sum, with the surcharge and the card's own currency beside it", async () => {
  await opened(byCard);
  await expect.element(page.getByText(cnyText("71.42")).first()).toBeVisible();
  await expect.element(page.getByText(formatAmount("8.75", "EUR")).first()).toBeVisible();
  await expect.element(page.getByText(words.surcharge("3.5%"))).toBeVisible();
  // By its number: what is forwarded is no shopping order.
  await expect.element(page.getByText(words.orderLine("DG000000017"))).toBeVisible();
  await expect.element(page.getByText(words.paidBy.card)).toBeVisible();
});

it.each(["en", "zh"] as const)(
  "beside a card that was charged too late to pay says where its money is, in %s",
  async (language) => {
    const own = await paymentDict.load(language);
    const attempt = {
      status: "captured",
      use: "wallet",
      charged: { amount: "9.69", currency: "USD" },
      surcharge: "2.42",
    } as const;
    await opened({ attempt }, { language });
    await expect.element(page.getByText(own.walletTitle)).toBeVisible();
    await expect.element(page.getByText(own.alsoCharged(formatAmount("9.69", "USD")))).toBeVisible();
    await expect.element(page.getByText(cnyText("69.00")).first()).toBeVisible();
  },
);

it("with a coupon stands before and after it", async () => {
  await opened({ amount: "49.00", lines: [{ subjectId: "1", no: "DG000000017", amount: "69.00", discount: "20.00" }] });
  await expect.element(page.getByText(words.netPaid)).toBeVisible();
  await expect.element(page.getByText(`-${cnyText("20.00")}`)).toBeVisible();
});

it("into the balance is what was added to it, and leads to the wallet", async () => {
  await opened({ purpose: "recharge", lines: [], ...byCard });
  await expect.element(page.getByText(words.credited).first()).toBeVisible();
  await expect.element(page.getByRole("link", { name: words.toWallet })).toHaveAttribute("href", "/en/wallet/index");
});

it("on the way to something else goes on there, by keyboard too", async () => {
  await opened({}, { back: "/en/user/coupon" });
  const goOn = page.getByRole("button", { name: words.goOn });
  await expect.element(goOn).toBeVisible();
  goOn.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(addressShown).toMatch(/\/user\/coupon$/);
});

it("is not claimed of what isn't paid: that leads to the payment", async () => {
  await opened({ state: "pending", paidAt: null, method: null });
  await expect.element(page.getByText(words.notPaidYet)).toBeVisible();
  await expect.element(page.getByRole("link", { name: words.toPay })).toHaveAttribute("href", `/en/pay/index?tradeNo=${tradeNo}`);
});

it("needs a number", async () => {
  shopWire();
  await openPage("/pay/success", { user: mei });
  await expect.element(page.getByText(words.missingTradeNo)).toBeVisible();
});

it.each(["TRADE_NOT_FOUND", "PAYMENT_PARAMS_ERROR"] as const)("says of a number what is wrong with it: %s", async (code) => {
  shopWire().answering(getTrade, { refusal: code });
  await openPage("/pay/success", { search: { tradeNo }, user: mei });
  await expect.element(page.getByText(refusalSentence({ code }, "en"))).toBeVisible();
});
