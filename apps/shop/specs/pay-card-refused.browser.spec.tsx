import { orderDetail } from "@sihai/contract/order";
import { getTrade } from "@sihai/contract/payment";
import { payOptions } from "@sihai/contract/transfer";
import { cnyText, formatAmount } from "@sihai/text";
import { paymentDict } from "@sihai/text/dict/payment";
import { transferDict } from "@sihai/text/dict/transfer";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { payWire, trade, tradeNo } from "../testing/a-trade.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { homeAddress } from "../testing/things.ts";

const words = await paymentDict.load("en");

it("a card that was declined leads to a transfer and to the balance", async () => {
  const transferWords = await transferDict.load("en");
  const charged = { amount: "71.42", currency: "CNY" as const };
  const attempt = { status: "declined" as const, reason: "declined" as const, charged };
  const balances = [{ currency: "CNY" as const, amount: "80.00" }];
  const wire = payWire({ ...trade, methods: ["balance", "card", "transfer"], balances, attempt });
  wire.answering(payOptions, { data: { tradeNo, amount: "69.00", options: [], openDays: 5 } });
  await openPage("/pay/index", { search: { tradeNo }, user: mei });
  await expect.element(page.getByRole("button", { name: words.alternativeBalance })).toBeVisible();
  // Its owner meant to pay by card, though the balance would do.
  await expect.element(page.getByRole("radio", { name: words.card })).toBeChecked();
  await page.getByRole("button", { name: words.alternativeTransfer }).click();
  await expect.element(page.getByRole("radio", { name: transferWords.pay.method })).toBeChecked();
});

it.each([
  ["declined", { status: "declined", reason: "declined" }, "alternativeTransfer"],
  ["that no channel took", { status: "retry" }, "changeMethod"],
] as const)("a recharge by a card %s leads to the other ways to recharge", async (_, became, way) => {
  const attempt = { ...became, charged: { amount: "71.42", currency: "CNY" as const } };
  payWire({ ...trade, purpose: "recharge", methods: ["card"], lines: [], attempt });
  await openPage("/pay/index", { search: { tradeNo }, user: mei });
  const link = page.getByRole("link", { name: words[way] });
  await expect.element(link).toHaveAttribute("href", "/en/recharge/index");
});

it.each([
  ["en", "User Cancel Payment", "T2026112200000031"],
  ["zh", "付款已取消", "T2026112200000032"],
] as const)(
  "a payment its owner broke off at the bank says so, and may be made again, in %s (rule N-65)",
  async (language, said, ownNo) => {
    const attempt = { status: "cancelled" as const, charged: { amount: "71.42", currency: "CNY" as const } };
    payWire({ ...trade, tradeNo: ownNo, attempt }, homeAddress);
    await openPage("/pay/index", { search: { tradeNo: ownNo }, user: mei, language });
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
    const { pay } = await paymentDict.load(language);
    await expect.element(page.getByRole("button", { name: pay(formatAmount("71.42", "CNY")) })).toBeEnabled();
  },
);

it("offers no balance that holds nothing, neither at first nor after a card was declined", async () => {
  const declinedNo = "T2026112200000011";
  const attempt = {
    status: "declined" as const,
    reason: "declined" as const,
    charged: { amount: "8.75", currency: "EUR" as const },
  };
  const balances = [{ currency: "CNY" as const, amount: "0.00" }];
  payWire({ ...trade, tradeNo: declinedNo, methods: ["balance", "card", "transfer"], balances, short: "69.00", attempt });
  await openPage("/pay/index", { search: { tradeNo: declinedNo }, user: mei });
  await expect.element(page.getByRole("button", { name: words.alternativeTransfer })).toBeVisible();
  expect(page.getByRole("button", { name: words.alternativeBalance }).elements()).toEqual([]);
  expect(page.getByRole("radio", { name: words.balance }).elements()).toEqual([]);
  // Declined in euros, and euros it stays, wherever its owner comes back from.
  await expect.element(page.getByRole("combobox", { name: words.currency })).toHaveValue("EUR");
});

it.each(["en", "zh"] as const)(
  "a card that finance refused for it is not asked for, and what pays it instead is said, in %s",
  async (language) => {
    const own = await paymentDict.load(language);
    const wire = shopWire();
    const refusedNo = "T2026112200000013";
    const balances = [{ currency: "CNY" as const, amount: "80.00" }];
    const order = {
      ...trade,
      tradeNo: refusedNo,
      isCardRefused: true,
      methods: ["balance" as const, "transfer" as const],
      balances,
    };
    wire.answering(getTrade, { data: order });
    wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
    await openPage("/pay/index", { search: { tradeNo: refusedNo }, user: mei, language });
    await expect.element(page.getByText(own.cardRefused)).toBeVisible();
    await expect.element(page.getByRole("radio", { name: own.balance })).toBeChecked();
    expect(page.getByRole("radio", { name: own.card }).elements()).toEqual([]);
  },
);

it("a balance that holds nothing stands beside a transfer where the card was refused: small sums are no transfer", async () => {
  const wire = shopWire();
  const refusedNo = "T2026112200000015";
  const none = { short: "69.00", balances: [{ currency: "CNY" as const, amount: "0.00" }] };
  const methods = ["balance" as const, "transfer" as const];
  wire.answering(getTrade, { data: { ...trade, tradeNo: refusedNo, isCardRefused: true, methods, ...none } });
  wire.answering(payOptions, { data: { tradeNo: refusedNo, amount: "69.00", options: [], openDays: 5 } });
  wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
  await openPage("/pay/index", { search: { tradeNo: refusedNo }, user: mei });
  await page.getByRole("radio", { name: words.balance }).click();
  await expect.element(page.getByRole("button", { name: words.rechargeDifference(cnyText("69.00")) })).toBeEnabled();
});

it("a recharge that finance refused the card for has no form, and leads to the other ways", async () => {
  const wire = shopWire();
  const refusedNo = "T2026112200000014";
  wire.answering(getTrade, {
    data: { ...trade, tradeNo: refusedNo, purpose: "recharge", isCardRefused: true, methods: [], lines: [] },
  });
  await openPage("/pay/index", { search: { tradeNo: refusedNo }, user: mei });
  await expect.element(page.getByText(words.cardRefusedRecharge)).toBeVisible();
  await expect.element(page.getByRole("link", { name: words.toRecharge })).toBeVisible();
  expect(page.getByTitle(words.cardFrame).elements()).toEqual([]);
  expect(page.getByRole("radio").elements()).toEqual([]);
});

it("why a card was declined is told in sentences as Chinese writes them, with no gap between", async () => {
  const own = await paymentDict.load("zh");
  payWire({
    ...trade,
    attempt: { status: "declined", reason: "insufficient-funds", charged: { amount: "71.42", currency: "CNY" } },
  });
  await openPage("/pay/index", { search: { tradeNo }, user: mei, language: "zh" });
  await expect.element(page.getByText(`${own.reasons["insufficient-funds"]}${own.failedNote}`)).toBeVisible();
});

it.each([
  ["retry", "paid", words.paidAlready],
  ["needs-action", "paid", words.paidAlready],
  ["declined", "cancelled", words.tradeCancelled],
] as const)(
  "of a card that took nothing (%s) a payment that is %s says nothing, and offers no other try",
  async (status, state, said) => {
    const charged = { amount: "71.42", currency: "CNY" as const };
    const attempt = { status, charged, reason: "declined", actionUrl: "https://bank.example/step" } as NonNullable<
      (typeof trade)["attempt"]
    >;
    payWire({ ...trade, state, methods: ["card", "transfer"], attempt });
    await openPage("/pay/index", { search: { tradeNo }, user: mei });
    await expect.element(page.getByText(said)).toBeVisible();
    expect(page.getByRole("alert").elements()).toEqual([]);
    expect(page.getByRole("button", { name: words.retry }).elements()).toEqual([]);
    expect(page.getByRole("button", { name: words.alternativeTransfer }).elements()).toEqual([]);
  },
);
