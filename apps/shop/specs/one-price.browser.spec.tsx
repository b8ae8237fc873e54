import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { addressList } from "@sihai/contract/address";
import { listFreightCountries, listGoodsClasses } from "@sihai/contract/freight";
import { stillToCome } from "@sihai/contract/goods";
import { cancelOrder, orderDetail } from "@sihai/contract/order";
import { getTrade, getWallet } from "@sihai/contract/payment";
import { listReturns } from "@sihai/contract/return";
import { listSubscriptions, listSupplements } from "@sihai/contract/service";
import { listSuspended } from "@sihai/contract/suspense";
import { waitingTransfers } from "@sihai/contract/transfer";
import { cnyText, formatAmount, formatAmountRange } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { orderDict } from "@sihai/text/dict/order";
import { paymentDict } from "@sihai/text/dict/payment";
import { transferDict } from "@sihai/text/dict/transfer";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { transfer } from "../testing/a-transfer.ts";
import { teapotAhead, unpaidOrder } from "../testing/an-order.ts";
import { fakeGateway } from "../testing/fake-gateway.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet } from "../testing/things.ts";

const words = await orderDict.load("en");
const goods = await goodsDict.load("en");
const payment = await paymentDict.load("en");
const orderNo = unpaidOrder.orderNo;
const tradeNo = unpaidOrder.tradeNo ?? "";

let wire: Wire;
const holding = (amount: string) => wire.answering(getWallet, { data: aWallet(amount) });
beforeEach(() => {
  wire = shopWire();
  wire.answering(orderDetail, { data: unpaidOrder });
  wire.answering(stillToCome, { data: teapotAhead });
  wire.answering(listReturns, { data: { list: [] } });
  wire.answering(listSuspended, { data: { list: [] } });
  wire.answering(listSubscriptions, { data: { itemNos: [], count: 0, max: 20 } });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  wire.answering(listFreightCountries, { data: { countries: [{ code: "DE", name: { zh: "德国", en: "Germany" }, lines: 18 }] } });
});

/** The sum beside a label of the four figures. */
const beside = (label: string) => expect.poll(() => page.getByText(label).elements()[0]?.closest("p")?.textContent ?? "");

it("the sum paid now has the card's surcharge where its button has it, and so has the whole", async () => {
  holding("0.00");
  await openPage("/order/detail", { search: { orderNo }, user: mei });
  await expect.element(page.getByRole("button", { name: words.payFor(cnyText("128.34")) })).toBeVisible();
  await expect.element(page.getByText(goods.lineSurcharge, { exact: true })).toBeVisible();
  await beside(goods.payForGoods).toContain(cnyText("128.34"));
  await beside(goods.inAll).toContain(formatAmountRange("231.84", "252.54", "CNY"));
});

it("asks again with what our scale says once an item lies in storage", async () => {
  holding("500.00");
  wire.answering(listSupplements, { data: { list: [], open: 0, openTotal: "0.00" } });
  const items = unpaidOrder.items.map((item) => ({ ...item, state: "stocked-in" as const }));
  wire.answering(orderDetail, { data: { ...unpaidOrder, state: "pending", due: "0.00", tradeNo: null, items } });
  await openPage("/order/detail", { search: { orderNo }, user: mei });
  await expect.element(page.getByText(goods.inAll)).toBeVisible();
  const numbers = items.map(({ itemNo }) => itemNo);
  expect(
    wire
      .heard(stillToCome)
      .at(-1)
      ?.body.goods.map(({ itemNo }) => itemNo),
  ).toEqual(numbers);
});

it("what came back of the price since is no longer in the whole", async () => {
  holding("500.00");
  wire.answering(listSupplements, { data: { list: [], open: 0, openTotal: "0.00" } });
  const items = unpaidOrder.items.map((item) => ({ ...item, state: "purchased" as const, paid: "124.00", refunded: "4.00" }));
  const order = {
    ...unpaidOrder,
    state: "pending" as const,
    due: "0.00",
    tradeNo: null,
    paid: "124.00",
    refunded: "4.00",
    items,
  };
  wire.answering(orderDetail, { data: { ...order, actions: { ...order.actions, pay: false } } });
  await openPage("/order/detail", { search: { orderNo }, user: mei });
  await beside(goods.inAll).toContain(formatAmountRange("220.00", "240.00", "CNY"));
});

it("money asked for after the payment is still to pay: in the costs, in the whole, and as the page's button", async () => {
  holding("500.00");
  wire.answering(listSupplements, { data: { list: [], open: 1, openTotal: "6.00" } });
  const supplement = { amount: "6.00", payBefore: "2036-11-28T02:00:00.000Z" };
  const items = unpaidOrder.items.map((item) => ({ ...item, state: "stocked-in" as const, supplement }));
  const order = { ...unpaidOrder, state: "in-storage" as const, due: "0.00", tradeNo: null, paid: "124.00", items };
  const actions = { ...order.actions, pay: false };
  wire.answering(orderDetail, { data: { ...order, actions, supplementaryPayment: { open: "6.00", paid: "0.00" } } });
  await openPage("/order/detail", { search: { orderNo }, user: mei });
  await expect.element(page.getByText(words.nextSupplement(cnyText("6.00")))).toBeVisible();
  await expect.element(page.getByText(words.supplementOpen, { exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole("link", { name: words.payFor(cnyText("6.00")) })).toBeVisible();
  await beside(goods.inAll).toContain(formatAmountRange("230.00", "250.00", "CNY"));
});

it("who cancels what a card paid reads what comes back, where to, and that the surcharge doesn't; before and after", async () => {
  holding("0.00");
  wire.answering(listSupplements, { data: { list: [], open: 0, openTotal: "0.00" } });
  const charged = { amount: "128.34", currency: "CNY" as const };
  const paid = unpaidOrder.items.map((item) => ({ ...item, state: "paid" as const, paid: "124.00" }));
  const order = { ...unpaidOrder, state: "pending" as const, due: "0.00", tradeNo: null, paid: "124.00", items: paid };
  const cardPayments = [{ charged, amount: "124.00", surcharge: "4.34", orders: 1 }];
  const actions = { ...order.actions, pay: false };
  wire.answering(orderDetail, { data: { ...order, actions, cardPayments } });
  await openPage("/order/detail", { search: { orderNo }, user: mei });
  await page.getByRole("button", { name: words.cancel }).click();
  await expect.element(page.getByText(words.cancelRefund(cnyText("124.00")))).toBeVisible();
  await expect.element(page.getByText(words.surchargeKept(cnyText("4.34")))).toBeVisible();
  const items = paid.map((item) => ({ ...item, state: "cancelled" as const, refunded: "124.00", cancellable: false }));
  const over = { ...order, state: "cancelled" as const, refunded: "124.00", items, cardPayments };
  wire.answering(orderDetail, { data: { ...over, actions: { pay: false, cancel: false, remove: true, confirm: false } } });
  wire.answering(cancelOrder, { data: { refunded: "124.00" } });
  await page.getByText(words.reasons["too-slow"]).click();
  await page.getByRole("button", { name: words.cancelNow }).click();
  await expect.element(page.getByText(words.cancelledBack(cnyText("124.00")))).toBeVisible();
  await expect.element(page.getByText(words.surchargeKept(cnyText("4.34")))).toBeVisible();
});

it("a balance that suffices pays the order's own sum", async () => {
  holding("500.00");
  await openPage("/order/detail", { search: { orderNo }, user: mei });
  await expect.element(page.getByRole("button", { name: words.payFor(cnyText("124.00")) })).toBeVisible();
  await beside(goods.payForGoods).toContain(cnyText("124.00"));
  expect(page.getByText(goods.lineSurcharge, { exact: true }).elements()).toEqual([]);
});

const trade = (): CallData<typeof getTrade> => ({
  ...{ tradeNo, purpose: "order", state: "pending", amount: "124.00", expiresAt: null, paidAt: null, method: null },
  ...{
    lines: [{ subjectId: "1", no: orderNo, amount: "124.00", discount: "0.00" }],
    methods: ["balance", "card"],
    short: null,
  },
  ...{ balances: [{ currency: "CNY", amount: "500.00" }], hasPayPassword: true, attempt: null, suspended: [] },
  card: {
    ...{ form: fakeGateway(), surcharge: "4.34", surchargeBasisPoints: 350 },
    prices: [{ currency: "CNY", charged: { amount: "128.34", currency: "CNY" }, rate: "1", rateId: null }],
    frozenUntil: "2026-11-22T12:00:00.000Z",
  },
});

it("on the payment page the whole follows the method chosen", async () => {
  holding("500.00");
  wire.answering(getTrade, { data: trade() });
  await openPage("/pay/index", { search: { tradeNo }, user: mei });
  await expect.element(page.getByText(formatAmountRange("224.00", "244.00", "CNY")).first()).toBeVisible();
  await page.getByRole("radio", { name: payment.card }).click();
  await expect.element(page.getByText(formatAmountRange("231.84", "252.54", "CNY")).first()).toBeVisible();
});

it("once paid by card what was paid has the surcharge, and so has the whole, before the order knows it is paid", async () => {
  holding("0.00");
  const attempt = {
    status: "captured" as const,
    use: "paid-trade" as const,
    charged: { amount: "128.34", currency: "CNY" as const },
    surcharge: "4.34",
  };
  const paid = { state: "paid" as const, method: "card" as const, paidAt: "2026-11-22T12:00:00.000Z", attempt };
  wire.answering(getTrade, { data: { ...trade(), ...paid } });
  await openPage("/pay/success", { search: { tradeNo }, user: mei });
  await beside(goods.paidForGoods).toContain(cnyText("128.34"));
  await beside(goods.inAll).toContain(formatAmountRange("231.84", "252.54", "CNY"));
});

it("a paid order says what was paid for it, what the card added, and what the card was charged", async () => {
  holding("0.00");
  const items = unpaidOrder.items.map((item) => ({ ...item, state: "cancelled" as const, paid: "124.00", refunded: "124.00" }));
  const charged = { amount: "15.72", currency: "EUR" as const };
  const cardPayments = [{ charged, amount: "124.00", surcharge: "4.34", orders: 1 }];
  wire.answering(orderDetail, {
    data: {
      ...unpaidOrder,
      state: "cancelled",
      due: "0.00",
      tradeNo: null,
      items,
      paid: "124.00",
      refunded: "124.00",
      cardPayments,
    },
  });
  await openPage("/order/detail", { search: { orderNo }, user: mei });
  await expect.element(page.getByText(words.cardSurcharge, { exact: true })).toBeVisible();
  const costs = page.getByText(words.chargedToCard(1)).element().closest("dl, ul, div")?.parentElement?.textContent ?? "";
  for (const sum of ["4.34", "128.34"]) expect(costs).toContain(cnyText(sum));
  // What the card was charged is said in its own currency, as its bill has it.
  expect(costs).toContain(formatAmount("15.72", "EUR"));
});

it("an order paid together with another says how it is counted: as if sent alone, and without the surcharge of both", async () => {
  holding("500.00");
  wire.answering(listSupplements, { data: { list: [], open: 0, openTotal: "0.00" } });
  const items = unpaidOrder.items.map((item) => ({ ...item, state: "paid" as const, paid: "124.00" }));
  const order = { ...unpaidOrder, state: "pending" as const, due: "0.00", tradeNo: null, paid: "124.00", items };
  const charged = { amount: "439.67", currency: "CNY" as const };
  const cardPayments = [{ charged, amount: "424.80", surcharge: "14.87", orders: 2 }];
  wire.answering(orderDetail, { data: { ...order, actions: { ...order.actions, pay: false }, cardPayments } });
  await openPage("/order/detail", { search: { orderNo }, user: mei });
  await expect.element(page.getByText(words.countedAlone)).toBeVisible();
  await expect.element(page.getByText(words.surchargeApart(cnyText("14.87"), 2))).toBeVisible();
});

it("an order paid by card keeps the surcharge in what was paid for it, and in the whole", async () => {
  holding("0.00");
  wire.answering(listSupplements, { data: { list: [], open: 0, openTotal: "0.00" } });
  const items = unpaidOrder.items.map((item) => ({ ...item, state: "paid" as const, paid: "124.00" }));
  const paid = { state: "pending" as const, due: "0.00", tradeNo: null, items, paid: "124.00" };
  const payment = { charged: { amount: "128.34", currency: "CNY" as const }, amount: "124.00", surcharge: "4.34", orders: 1 };
  wire.answering(orderDetail, { data: { ...unpaidOrder, ...paid, cardPayments: [payment] } });
  await openPage("/order/detail", { search: { orderNo }, user: mei });
  await beside(goods.paidForGoods).toContain(cnyText("128.34"));
  await beside(goods.inAll).toContain(formatAmountRange("231.84", "252.54", "CNY"));
});

it("an order of several services says what they come to, one of one service does not (rule E-22)", async () => {
  holding("500.00");
  const fixed = { label: "fixed-fee" as const, amount: "23.00", how: "1 × 23.00" };
  const photos = { label: "fine-photo" as const, amount: "5.00", how: "2 × 2.00 + 1 × 1.00" };
  const said = page.getByText(words.serviceTotal(cnyText("28.00")));
  const lines = [...unpaidOrder.lines, fixed, photos];
  wire.answering(orderDetail, { data: { ...unpaidOrder, lines, totalServiceFee: "28.00" } });
  await openPage("/order/detail", { search: { orderNo }, user: mei });
  await expect.element(said).toBeVisible();
  const one = { ...unpaidOrder, orderNo: "DG000000025", lines: [...unpaidOrder.lines, fixed], totalServiceFee: "28.00" };
  wire.answering(orderDetail, { data: one });
  await openPage("/order/detail", { search: { orderNo: one.orderNo }, user: mei });
  await expect.element(page.getByText(words.line["fixed-fee"]).last()).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
});

it("an order that waits for a transfer names one time only, and does not ask to be paid twice", async () => {
  holding("0.00");
  const { pay } = await transferDict.load("en");
  const pays = {
    ...{ tradeNo, purpose: "order" as const, amount: "124.00", numbers: [orderNo], rate: "1", paid: null },
    ...{ state: "waiting" as const, until: "2026-11-27T08:00:00.000Z" },
  };
  const list = [transfer({ state: "announced", pays })];
  wire.answering(waitingTransfers, { data: { list } });
  await openPage("/order/detail", { search: { orderNo }, user: mei });
  await expect.element(page.getByText(pay.waiting)).toBeVisible();
  await expect.element(page.getByRole("button", { name: pay.otherwise })).toBeVisible();
  expect(page.getByText(words.next.unpaid).elements()).toEqual([]);
  await expect.element(page.getByText(words.placedAt)).toBeInTheDocument();
  expect(page.getByText(words.payBefore, { exact: true }).elements()).toEqual([]);
  expect(page.getByRole("button", { name: words.payFor(cnyText("128.34")) }).elements()).toEqual([]);
  // The transfer is of 124.00: a card's surcharge beside it would be a sum nobody asks for.
  await beside(goods.payForGoods).toContain(cnyText("124.00"));
  expect(page.getByText(goods.lineSurcharge, { exact: true }).elements()).toEqual([]);
});

it("of what the customer sends himself its page names the category, to be checked", async () => {
  const curtains = { classId: "textile", declaredUnitValue: "260.00", state: "in-transit" as const };
  const items = unpaidOrder.items.map((each) => ({ ...each, ...curtains }));
  wire.answering(orderDetail, { data: { ...unpaidOrder, type: "zy", state: "pending", country: null, items } });
  const named = { id: "textile", name: { zh: "纺织品", en: "Textiles" }, flags: [], needsChecking: false, isOpen: true };
  wire.answering(listSupplements, { data: { list: [], open: 0, openTotal: "0.00" } });
  wire.answering(listGoodsClasses, { data: { classes: [named], flags: [] } });
  holding("500.00");
  await openPage("/order/detail", { user: mei, search: { orderNo: unpaidOrder.orderNo } });
  await expect.element(page.getByText(words.category("Textiles"))).toBeVisible();
});
