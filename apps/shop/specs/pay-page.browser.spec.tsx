import { queryClient } from "@sihai/client";
import { addressList } from "@sihai/contract/address";
import { orderDetail } from "@sihai/contract/order";
import { parcelDetail } from "@sihai/contract/parcel";
import { getTrade } from "@sihai/contract/payment";
import { payOptions, waitingTransfers } from "@sihai/contract/transfer";
import { cnyText, formatAmount } from "@sihai/text";
import { paymentDict } from "@sihai/text/dict/payment";
import { suspenseDict } from "@sihai/text/dict/suspense";
import { transferDict } from "@sihai/text/dict/transfer";
import { refusalSentence } from "@sihai/text/refusals";
import { violations } from "@sihai/ui/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { payWire, trade, tradeNo } from "../testing/a-trade.ts";
import { transfer } from "../testing/a-transfer.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";

const words = await paymentDict.load("en");

it.each(["en", "zh"] as const)("a parcel's payment says in %s that its deposit is an estimate", async (language) => {
  const wire = shopWire();
  const lines = [{ subjectId: "1", no: "P20261101-AAAAAAA", amount: "69.00", discount: "0.00" }];
  const balances = [{ currency: "CNY" as const, amount: "80.00" }];
  wire.answering(getTrade, { data: { ...trade, purpose: "parcel", methods: ["balance", "card"], lines, balances } });
  wire.answering(parcelDetail, { refusal: "PARCEL_NOT_FOUND" });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  await openPage("/pay/index", { search: { tradeNo }, user: mei, language });
  const { depositSettled } = await paymentDict.load(language);
  await expect.element(page.getByText(depositSettled)).toBeVisible();
});

it.each([
  ["that suffices, the balance", "balance", null, words.balance],
  ["that is too small, the card, also where the balance was asked for", "balance", "19.00", words.card],
  ["that is too small, the transfer where no card is taken", "transfer", "19.00", (await transferDict.load("en")).pay.method],
] as const)("of a balance %s is chosen", async (_, request, short, chosen) => {
  const methods = request === "transfer" ? (["balance", "transfer"] as const) : (["balance", "card"] as const);
  const balances = [{ currency: "CNY" as const, amount: "50.00" }];
  const wire = payWire({ ...trade, methods: [...methods], balances, short });
  wire.answering(payOptions, { refusal: "TRADE_NOT_FOUND" });
  const search = request === "balance" ? { tradeNo, method: request } : { tradeNo };
  await openPage("/pay/index", { search, user: mei });
  await expect.element(page.getByRole("radio", { name: chosen })).toBeChecked();
});

it("an address with a number that is none says what is wrong with it (rule I-80)", async () => {
  shopWire().answering(getTrade, { refusal: "PAYMENT_PARAMS_ERROR" });
  await openPage("/pay/index", { search: { tradeNo: "zz" }, user: mei });
  await expect.element(page.getByText(refusalSentence({ code: "PAYMENT_PARAMS_ERROR" }, "en"))).toBeVisible();
});

it("who said on the page before to pay otherwise is not asked again", async () => {
  const wire = payWire(trade);
  const { pay } = await transferDict.load("en");
  const pays = {
    ...{ tradeNo, purpose: "order" as const, amount: "69.00", numbers: ["DG000000017"], rate: "1", paid: null },
    ...{ state: "waiting" as const, until: "2036-11-27T08:00:00.000Z" },
  };
  wire.answering(waitingTransfers, { data: { list: [transfer({ state: "announced", pays })] } });
  await openPage("/pay/index", { search: { tradeNo, otherwise: "1" }, user: mei });
  await expect.element(page.getByText(pay.otherwiseNote)).toBeVisible();
  await expect.element(page.getByRole("radio", { name: words.card })).toBeVisible();
  expect(page.getByRole("button", { name: pay.otherwise }).elements()).toEqual([]);
});

it("back from the bank the receipt lies on what was paid, not on the bank's question", async () => {
  const card = {
    status: "captured",
    use: "paid-trade",
    charged: { amount: "71.42", currency: "CNY" },
    surcharge: "2.42",
  } as const;
  const paidAt = "2026-11-22T12:00:00.000Z";
  payWire({ ...trade, state: "paid", method: "card", paidAt, attempt: card });
  await openPage("/pay/index", { search: { tradeNo, returned: "1" }, user: mei });
  await expect.poll(addressShown).toBe(`/pay/success?tradeNo=${tradeNo}`);
  await expect.element(page.getByRole("heading", { name: words.successTitle })).toBeVisible();
  history.back();
  await expect.poll(addressShown).toBe("/order/detail?orderNo=DG000000017");
});

it("who has just paid reads nowhere on the way to the receipt that it was paid already", async () => {
  const wire = payWire(trade);
  const host = await openPage("/pay/index", { search: { tradeNo }, user: mei });
  await expect.element(page.getByRole("heading", { name: words.title, level: 1 })).toBeVisible();
  const read: string[] = [];
  const watcher = new MutationObserver(() => read.push(host.textContent));
  watcher.observe(host, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => watcher.disconnect());
  wire.answering(getTrade, { data: { ...trade, state: "paid", method: "balance", paidAt: "2026-11-22T12:00:00.000Z" } });
  await queryClient.invalidateQueries();
  await expect.poll(addressShown).toBe(`/pay/success?tradeNo=${tradeNo}`);
  await expect.element(page.getByRole("heading", { name: words.successTitle })).toBeVisible();
  expect(read.filter((text) => text.includes(words.paidAlready))).toEqual([]);
});

it("a payment page opened again once it is paid leads to what was paid for", async () => {
  const wire = shopWire();
  wire.answering(getTrade, { data: { ...trade, state: "paid", method: "balance", paidAt: "2026-11-22T12:00:00.000Z" } });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  await openPage("/pay/index", { search: { tradeNo }, user: mei });
  await expect.element(page.getByText(words.paidAlready)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: words.toOrder }))
    .toHaveAttribute("href", "/en/order/detail?orderNo=DG000000017");
});

describe.each(["en", "zh"] as const)("money for it that is being checked, in %s", (language) => {
  const suspended = {
    suspenseNo: "SP400001",
    arrived: { amount: "71.41", currency: "CNY" as const },
    why: "other-amount" as const,
    answerBy: "2026-11-26T08:00:00.000Z",
  };
  const captured = {
    status: "captured",
    use: "suspense",
    charged: { amount: "71.42", currency: "CNY" },
    surcharge: "2.42",
  } as const;
  const waiting = { ...trade, methods: ["balance", "card"] as ["balance", "card"], attempt: captured, suspended: [suspended] };

  it("is told with its reason and day, with ways on and no button to pay again unless one insists", async () => {
    const wire = shopWire();
    wire.answering(getTrade, { data: { ...waiting, balances: [{ currency: "CNY", amount: "80.00" }] } });
    wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
    const host = await openPage("/pay/index", { search: { tradeNo }, user: mei, language });
    const [own, pay] = await Promise.all([suspenseDict.load(language), paymentDict.load(language)]);
    await expect.element(page.getByText(own.noticeTitle(formatAmount("71.41", "CNY")))).toBeVisible();
    await expect.element(page.getByText(own.why["other-amount"], { exact: false })).toBeVisible();
    await expect.element(page.getByRole("link", { name: own.toWallet })).toHaveAttribute("href", expect.stringMatching(/wallet/));
    await expect.element(page.getByRole("link", { name: own.contact })).toBeVisible();
    expect(page.getByRole("button", { name: pay.pay(cnyText("69.00")) }).elements()).toEqual([]);
    expect(await violations(host)).toEqual([]);
    await page.getByRole("button", { name: own.payOtherwise }).click();
    await expect.element(page.getByRole("button", { name: pay.pay(cnyText("69.00")) })).toBeVisible();
  });
});
