import { queryClient } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { addressList } from "@sihai/contract/address";
import { orderDetail } from "@sihai/contract/order";
import { parcelDetail } from "@sihai/contract/parcel";
import { getTrade, payByBalance, payByCard } from "@sihai/contract/payment";
import { readSettings } from "@sihai/contract/setting";
import { payByTransfer, payOptions, waitingTransfers } from "@sihai/contract/transfer";
import { seedJson } from "@sihai/domain/setting";
import { cnyText, formatAmount } from "@sihai/text";
import { paymentDict } from "@sihai/text/dict/payment";
import { suspenseDict } from "@sihai/text/dict/suspense";
import { transferDict } from "@sihai/text/dict/transfer";
import { refusalSentence } from "@sihai/text/refusals";
import { violations } from "@sihai/ui/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keepForBank } from "../src/features/payment/kept-card-form.ts";
import { transfer } from "../testing/a-transfer.ts";
import { fakeGateway, refuseCards } from "../testing/fake-gateway.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";
import { homeAddress } from "../testing/things.ts";

const words = await paymentDict.load("en");
const tradeNo = "T2026112200000001";
const trade: CallData<typeof getTrade> = {
  tradeNo,
  purpose: "order",
  state: "pending",
  amount: "69.00",
  expiresAt: null,
  paidAt: null,
  method: null,
  lines: [{ subjectId: "1", no: "DG000000017", amount: "69.00", discount: "0.00" }],
  methods: ["card"],
  balances: [],
  short: null,
  hasPayPassword: true,
  card: {
    form: fakeGateway(),
    surcharge: "2.42",
    surchargeBasisPoints: 350,
    prices: [
      { currency: "CNY", charged: { amount: "71.42", currency: "CNY" }, rate: "1", rateId: null },
      { currency: "EUR", charged: { amount: "8.75", currency: "EUR" }, rate: "0.1225", rateId: "1" },
    ],
    frozenUntil: "2026-11-22T12:00:00.000Z",
  },
  attempt: null,
  suspended: [],
};
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
  const wire = shopWire();
  const methods = request === "transfer" ? (["balance", "transfer"] as const) : (["balance", "card"] as const);
  const balances = [{ currency: "CNY" as const, amount: "50.00" }];
  wire.answering(getTrade, { data: { ...trade, methods: [...methods], balances, short } });
  wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
  wire.answering(payOptions, { refusal: "TRADE_NOT_FOUND" });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  const search = request === "balance" ? { tradeNo, method: request } : { tradeNo };
  await openPage("/pay/index", { search, user: mei });
  await expect.element(page.getByRole("radio", { name: chosen })).toBeChecked();
});

it.each(["en", "zh"] as const)(
  "why no other currency than CNY is offered is said at the card and the transfer, in %s",
  async (language) => {
    const wire = shopWire();
    const own = await paymentDict.load(language);
    const byTransfer = (await transferDict.load(language)).pay;
    const staleNo = language === "en" ? "T2026112200000021" : "T2026112200000022";
    const [inYuan] = trade.card.prices;
    const stale = { ...trade.card, prices: inYuan ? [inYuan] : [], isCnyOnly: true };
    wire.answering(getTrade, {
      data: { ...trade, tradeNo: staleNo, methods: ["card", "transfer"], card: stale },
    });
    wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
    wire.answering(addressList, { data: { list: [homeAddress], total: 1, page: 1, pageSize: 50, hasDefault: true } });
    const option = {
      method: "mainland" as const,
      send: { amount: "69.00", currency: "CNY" as const },
      fee: null,
      rate: "1",
      rateId: null,
    };
    wire.answering(payOptions, { data: { tradeNo, amount: "69.00", options: [option], openDays: 5 } });
    await openPage("/pay/index", { search: { tradeNo: staleNo }, user: mei, language });
    await expect.element(page.getByRole("combobox", { name: own.currency })).toHaveAccessibleDescription(own.cnyOnly);
    await page.getByRole("radio", { name: byTransfer.method }).click();
    await expect.element(page.getByText(own.cnyOnly)).toBeVisible();
  },
);

it("an address with a number that is none says what is wrong with it (rule I-80)", async () => {
  shopWire().answering(getTrade, { refusal: "PAYMENT_PARAMS_ERROR" });
  await openPage("/pay/index", { search: { tradeNo: "zz" }, user: mei });
  await expect.element(page.getByText(refusalSentence({ code: "PAYMENT_PARAMS_ERROR" }, "en"))).toBeVisible();
});

it.each([
  ["USD", "16.39", "overseas", false],
  ["CNY", "69.00", "mainland", true],
] as const)(
  "what is to be sent by transfer in %s is said in that currency, and of a rate only where there is one",
  async (currency, amount, method, isOwn) => {
    const wire = shopWire();
    const transferWords = await transferDict.load("en");
    wire.answering(getTrade, { data: { ...trade, methods: ["card", "transfer"] } });
    wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
    wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
    const option = { method, send: { amount, currency }, fee: null, rate: isOwn ? "1" : "0.2375", rateId: null };
    wire.answering(payOptions, { data: { tradeNo, amount: "69.00", options: [option], openDays: 5 } });
    const host = await openPage("/pay/index", { search: { tradeNo }, user: mei });
    await page.getByRole("radio", { name: transferWords.pay.method }).click();
    await expect.element(page.getByText(formatAmount(amount, currency), { exact: true }).last()).toBeVisible();
    if (!isOwn) expect(host.textContent).not.toContain(cnyText(amount));
    expect(host.textContent?.includes(transferWords.pay.differenceAtRate)).toBe(!isOwn);
  },
);

it("a transfer is opened in the way, currency and rate that were shown, and leads to its account", async () => {
  const wire = shopWire();
  const transfer = await transferDict.load("en");
  wire.answering(getTrade, { data: { ...trade, methods: ["card", "transfer"] } });
  wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  const wise = { method: "wise" as const, fee: null, rateId: "7" };
  const options = [
    { ...wise, method: "mainland" as const, send: { amount: "69.00", currency: "CNY" as const }, rate: "1", rateId: null },
    { ...wise, send: { amount: "8.75", currency: "EUR" as const }, rate: "0.1225" },
    { ...wise, send: { amount: "9.90", currency: "USD" as const }, rate: "0.1402", rateId: "8" },
  ];
  wire.answering(payOptions, { data: { tradeNo, amount: "69.00", options, openDays: 5 } });
  wire.answering(payByTransfer, { data: { transferNo: "TR300001", state: "opened" } });
  await openPage("/pay/index", { search: { tradeNo }, user: mei });
  await page.getByRole("radio", { name: transfer.pay.method }).click();
  await page.getByRole("radio", { name: transfer.ways.wise.name }).click();
  await page.getByRole("combobox", { name: transfer.pay.currency }).selectOptions("USD");
  await expect.element(page.getByText(formatAmount("9.90", "USD"), { exact: true }).last()).toBeVisible();
  await page.getByRole("button", { name: transfer.pay.submit }).click();
  const body = { tradeNo, method: "wise", currency: "USD", rateId: "8" };
  await vi.waitFor(() => expect(wire.heard(payByTransfer)).toEqual([{ body }]));
  await vi.waitFor(() => expect(addressShown()).toBe("/recharge/wise?transferNo=TR300001"));
});

it("a card that was declined leads to a transfer and to the balance", async () => {
  const wire = shopWire();
  const transferWords = await transferDict.load("en");
  const charged = { amount: "71.42", currency: "CNY" as const };
  const attempt = { status: "declined" as const, reason: "declined" as const, charged };
  const balances = [{ currency: "CNY" as const, amount: "80.00" }];
  wire.answering(getTrade, { data: { ...trade, methods: ["balance", "card", "transfer"], balances, attempt } });
  wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  wire.answering(payOptions, { data: { tradeNo, amount: "69.00", options: [], openDays: 5 } });
  await openPage("/pay/index", { search: { tradeNo }, user: mei });
  await expect.element(page.getByRole("button", { name: words.alternativeBalance })).toBeVisible();
  // Its owner meant to pay by card, though the balance would do.
  await expect.element(page.getByRole("radio", { name: words.card })).toBeChecked();
  await page.getByRole("button", { name: words.alternativeTransfer }).click();
  await expect.element(page.getByRole("radio", { name: transferWords.pay.method })).toBeChecked();
});

it("offers no balance that holds nothing, neither at first nor after a card was declined", async () => {
  const wire = shopWire();
  const declinedNo = "T2026112200000011";
  const attempt = {
    status: "declined" as const,
    reason: "declined" as const,
    charged: { amount: "8.75", currency: "EUR" as const },
  };
  const balances = [{ currency: "CNY" as const, amount: "0.00" }];
  wire.answering(getTrade, {
    data: { ...trade, tradeNo: declinedNo, methods: ["balance", "card", "transfer"], balances, short: "69.00", attempt },
  });
  wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
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

it("who said on the page before to pay otherwise is not asked again", async () => {
  const wire = shopWire();
  const { pay } = await transferDict.load("en");
  const pays = {
    ...{ tradeNo, purpose: "order" as const, amount: "69.00", numbers: ["DG000000017"], rate: "1", paid: null },
    ...{ state: "waiting" as const, until: "2036-11-27T08:00:00.000Z" },
  };
  wire.answering(waitingTransfers, { data: { list: [transfer({ state: "announced", pays })] } });
  wire.answering(getTrade, { data: trade });
  wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  await openPage("/pay/index", { search: { tradeNo, otherwise: "1" }, user: mei });
  await expect.element(page.getByText(pay.otherwiseNote)).toBeVisible();
  await expect.element(page.getByRole("radio", { name: words.card })).toBeVisible();
  expect(page.getByRole("button", { name: pay.otherwise }).elements()).toEqual([]);
});

it("in Chinese the family's name comes first, and a name in Chinese is not taken for the one on the card", async () => {
  const wire = shopWire();
  const zh = await paymentDict.load("zh");
  wire.answering(getTrade, { data: trade });
  wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
  const home = { ...homeAddress, consignee: "小梅", addressLastName: "林" };
  wire.answering(addressList, { data: { list: [home], total: 1, page: 1, pageSize: 50, hasDefault: true } });
  await openPage("/pay/index", { search: { tradeNo }, user: mei, language: "zh" });
  await expect.element(page.getByRole("combobox", { name: zh.billingAddress })).toHaveTextContent("林小梅");
  const family = page.getByRole("textbox", { name: zh.lastName });
  const given = page.getByRole("textbox", { name: zh.firstName });
  await expect.element(family).toHaveValue("");
  await expect.element(given).toHaveValue("");
  const order = family.element().compareDocumentPosition(given.element());
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it("the name on the card is that of the billing address until its owner types another, which stays", async () => {
  const wire = shopWire();
  const ownNo = "T2026112200000012";
  wire.answering(getTrade, { data: { ...trade, tradeNo: ownNo } });
  wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
  const aunt = { ...homeAddress, consignee: "Erika", addressLastName: "Vogel", default: true };
  const own = { ...homeAddress, addressId: "12", consignee: "Mei", addressLastName: "Lin", default: false };
  wire.answering(addressList, { data: { list: [own, aunt], total: 2, page: 1, pageSize: 50, hasDefault: true } });
  await openPage("/pay/index", { search: { tradeNo: ownNo }, user: mei });
  const address = page.getByRole("combobox", { name: words.billingAddress });
  const given = page.getByRole("textbox", { name: words.firstName });
  const family = page.getByRole("textbox", { name: words.lastName });
  await expect.element(given).toHaveValue("Erika");
  await address.selectOptions("12");
  await expect.element(given).toHaveValue("Mei");
  await expect.element(family).toHaveValue("Lin");
  await family.fill("Lin-Sousa");
  await address.selectOptions(aunt.addressId);
  await expect.element(given).toHaveValue("Erika");
  await expect.element(family).toHaveValue("Lin-Sousa");
});

it.each([
  [1, 1],
  [0, 0],
])("with %i cards to be kept a new one can be kept %i times", async (savedCardsMost, offered) => {
  const wire = shopWire();
  wire.answering(readSettings, { data: { settings: { ...seedJson, savedCardsMost }, announced: [] } });
  wire.answering(getTrade, { data: trade });
  wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
  wire.answering(addressList, { data: { list: [homeAddress], total: 1, page: 1, pageSize: 50, hasDefault: true } });
  await openPage("/pay/index", { search: { tradeNo }, user: mei });
  await expect.element(page.getByRole("textbox", { name: words.firstName })).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: words.cards.keep })).toHaveLength(offered);
});

it("back from the bank's page what was typed beside the card is there, once", async () => {
  const wire = shopWire();
  wire.answering(getTrade, { data: trade });
  wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  const typed = {
    currency: "EUR" as const,
    firstName: "Ana",
    lastName: "Sousa",
    email: "ana@example.com",
    phone: "",
    addressId: "9",
    keepsCard: true,
  };
  keepForBank("T2026112200000009", typed);
  wire.answering(getTrade, { data: { ...trade, tradeNo: "T2026112200000009" } });
  await openPage("/pay/index", { search: { tradeNo: "T2026112200000009" }, user: mei });
  await expect.element(page.getByRole("textbox", { name: words.firstName })).toHaveValue("Ana");
  await expect.element(page.getByRole("combobox", { name: words.currency })).toHaveValue("EUR");
  expect(JSON.stringify(sessionStorage)).not.toContain("Sousa");
});

it("back from the bank the receipt lies on what was paid, not on the bank's question", async () => {
  const wire = shopWire();
  const card = {
    status: "captured",
    use: "paid-trade",
    charged: { amount: "71.42", currency: "CNY" },
    surcharge: "2.42",
  } as const;
  const paidAt = "2026-11-22T12:00:00.000Z";
  wire.answering(getTrade, { data: { ...trade, state: "paid", method: "card", paidAt, attempt: card } });
  wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  await openPage("/pay/index", { search: { tradeNo, returned: "1" }, user: mei });
  await expect.poll(addressShown).toBe(`/pay/success?tradeNo=${tradeNo}`);
  await expect.element(page.getByRole("heading", { name: words.successTitle })).toBeVisible();
  history.back();
  await expect.poll(addressShown).toBe("/order/detail?orderNo=DG000000017");
});

it("who has just paid reads nowhere on the way to the receipt that it was paid already", async () => {
  const wire = shopWire();
  wire.answering(getTrade, { data: trade });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
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

it.each([
  ["retry", "paid", words.paidAlready],
  ["needs-action", "paid", words.paidAlready],
  ["declined", "cancelled", words.tradeCancelled],
] as const)(
  "of a card that took nothing (%s) a payment that is %s says nothing, and offers no other try",
  async (status, state, said) => {
    const wire = shopWire();
    const charged = { amount: "71.42", currency: "CNY" as const };
    const attempt = { status, charged, reason: "declined", actionUrl: "https://bank.example/step" } as NonNullable<
      (typeof trade)["attempt"]
    >;
    wire.answering(getTrade, { data: { ...trade, state, methods: ["card", "transfer"], attempt } });
    wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
    await openPage("/pay/index", { search: { tradeNo }, user: mei });
    await expect.element(page.getByText(said)).toBeVisible();
    expect(page.getByRole("alert").elements()).toEqual([]);
    expect(page.getByRole("button", { name: words.retry }).elements()).toEqual([]);
    expect(page.getByRole("button", { name: words.alternativeTransfer }).elements()).toEqual([]);
  },
);

it("why a card was declined is told in sentences as Chinese writes them, with no gap between", async () => {
  const wire = shopWire();
  const own = await paymentDict.load("zh");
  wire.answering(getTrade, {
    data: {
      ...trade,
      attempt: { status: "declined", reason: "insufficient-funds", charged: { amount: "71.42", currency: "CNY" } },
    },
  });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
  await openPage("/pay/index", { search: { tradeNo }, user: mei, language: "zh" });
  await expect.element(page.getByText(`${own.reasons["insufficient-funds"]}${own.failedNote}`)).toBeVisible();
});

describe.each(["en", "zh"] as const)(
  "a payment that failed says so in words of its own, in %s (rules E-58 and N-63)",
  (language) => {
    it.each(["order", "parcel"] as const)("from the balance, of an %s", async (purpose) => {
      const own = await paymentDict.load(language);
      const wire = shopWire();
      const balances = [{ currency: "CNY" as const, amount: "80.00" }];
      wire.answering(getTrade, { data: { ...trade, purpose, methods: ["balance", "card"], balances } });
      wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
      wire.answering(parcelDetail, { refusal: "PARCEL_NOT_FOUND" });
      wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
      wire.answering(payByBalance, { refusal: "SERVICE_ERROR" });
      await openPage("/pay/index", { search: { tradeNo }, user: mei, language });
      await page.getByRole("radio").first().click();
      await page.getByRole("button", { name: own.pay(cnyText("69.00")) }).click();
      const password = page.getByLabelText(own.passwordLabel);
      await expect.element(password).toHaveFocus();
      await password.fill("246810");
      await page.getByRole("button", { name: own.confirm }).click();
      await expect.element(page.getByText(own.payFailed[purpose])).toBeVisible();
    });
  },
);

describe("paying by card", () => {
  it("that fails at the server says so in words of its own (rule E-58)", async () => {
    const wire = shopWire();
    const ownNo = "T2026112200000014";
    wire.answering(getTrade, { data: { ...trade, tradeNo: ownNo } });
    wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
    wire.answering(addressList, { data: { list: [homeAddress], total: 1, page: 1, pageSize: 50, hasDefault: true } });
    wire.answering(payByCard, { refusal: "SERVICE_ERROR" });
    await openPage("/pay/index", { search: { tradeNo: ownNo }, user: mei });
    await expect.element(page.getByRole("textbox", { name: words.firstName })).toHaveValue("Mei");
    await page.getByRole("button", { name: words.pay(formatAmount("71.42", "CNY")) }).click();
    await expect.element(page.getByText(words.payFailed.order)).toBeVisible();
  });

  it("names one sum in the currency chosen, at the head and on the button", async () => {
    const wire = shopWire();
    wire.answering(getTrade, { data: trade });
    wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
    wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
    const shown = await openPage("/pay/index", { search: { tradeNo }, user: mei });
    await page.getByRole("combobox", { name: words.currency }).selectOptions("EUR");
    await expect.element(page.getByRole("button", { name: words.pay(formatAmount("8.75", "EUR")) })).toBeVisible();
    const head = shown.querySelector("main .text-display")?.closest("p");
    expect(head?.textContent).toBe(`${cnyText("71.42")} ${formatAmount("8.75", "EUR")}`);
  });

  it("says at its fields why the card was not taken, in view and clear of the button", async () => {
    const wire = shopWire();
    refuseCards("Your card has expired.");
    onTestFinished(() => refuseCards(undefined));
    const ownNo = "T2026112200000013";
    wire.answering(getTrade, { data: { ...trade, tradeNo: ownNo } });
    wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
    wire.answering(addressList, { data: { list: [homeAddress], total: 1, page: 1, pageSize: 50, hasDefault: true } });
    await openPage("/pay/index", { search: { tradeNo: ownNo }, user: mei });
    await expect.element(page.getByRole("textbox", { name: words.firstName })).toHaveValue("Mei");
    scrollTo(0, document.documentElement.scrollHeight);
    const pay = page.getByRole("button", { name: words.pay(formatAmount("71.42", "CNY")) });
    await pay.click();
    const said = page.getByText("Your card has expired.");
    await expect.element(said).toBeVisible();
    expect(said.element().closest('[role="alert"]')).not.toBeNull();
    const { top, bottom } = said.element().getBoundingClientRect();
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(pay.element().getBoundingClientRect().top);
  });

  it("of a recharge keeps apart what is credited and what the card is charged", async () => {
    const wire = shopWire();
    const ownNo = "T2026112200000014";
    wire.answering(getTrade, { data: { ...trade, tradeNo: ownNo, purpose: "recharge", lines: [] } });
    wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
    const shown = await openPage("/pay/index", { search: { tradeNo: ownNo }, user: mei });
    await expect.element(page.getByText(words.recharging)).toBeVisible();
    expect(shown.querySelector("main .text-display")?.textContent).toBe(cnyText("69.00"));
    await expect.element(page.getByText(words.charged, { exact: true })).toBeVisible();
    await expect.element(page.getByText(cnyText("71.42"), { exact: true }).first()).toBeVisible();
  });

  it("asks for the address before the card, and keeps what was typed while one is added", async () => {
    const wire = shopWire();
    wire.answering(getTrade, { data: trade });
    wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
    wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
    const firstLook = await openPage("/pay/index", { search: { tradeNo }, user: mei });
    const add = page.getByRole("button", { name: words.addAddress });
    await expect.element(add).toBeVisible();
    const frame = firstLook.querySelector("iframe");
    const before = frame ? add.element().compareDocumentPosition(frame) : 0;
    expect(before & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await page.getByRole("combobox", { name: words.currency }).selectOptions("EUR");
    await page.getByRole("textbox", { name: words.firstName }).fill("Johanna");
    await add.click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    expect(addressShown()).toMatch(/^\/pay\/index/);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("textbox", { name: words.firstName }).last()).toHaveValue("Johanna");
    await expect.element(page.getByRole("combobox", { name: words.currency }).last()).toHaveValue("EUR");
  });
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
