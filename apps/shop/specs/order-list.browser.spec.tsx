import { queryClient } from "@sihai/client";
import { statusNumbers } from "@sihai/contract/identity";
import { cancelOrder, listOrders, orderDetail, payOrders } from "@sihai/contract/order";
import { getWallet } from "@sihai/contract/payment";
import { listSuspended } from "@sihai/contract/suspense";
import { waitingTransfers } from "@sihai/contract/transfer";
import { cnyText, formatAmount } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { transferDict } from "@sihai/text/dict/transfer";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { appHistory, go } from "../src/shell/navigation.ts";
import { type Transfer, transfer } from "../testing/a-transfer.ts";
import { unpaidOrder } from "../testing/an-order.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { orderPageWire } from "../testing/order-page.ts";
import { aWallet } from "../testing/things.ts";

const wallet = aWallet("500.00");
const order = (orderNo: string) => {
  const items = unpaidOrder.items.map((item) => ({ ...item, itemNo: `SH${orderNo}`, dueAt: unpaidOrder.payBefore }));
  return { ...unpaidOrder, orderNo, items };
};

const noNumbers = {
  ...{ orderUnpaid: 0, orderPending: 0, orderSigned: 0, itemStored: 0, itemToConfirm: 0 },
  ...{ parcelUnpaid: 0, parcelUnshipped: 0, parcelShipped: 0, parcelBackPayment: 0, messagesUnread: 0 },
};

/** How many formats of dates the page has made since, until the test ends. */
function countDateFormats(): () => number {
  const { DateTimeFormat } = Intl;
  let made = 0;
  const counted = (...given: ConstructorParameters<typeof DateTimeFormat>) => {
    made++;
    return new DateTimeFormat(...given);
  };
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct: (_, [locales, options]) => counted(locales, options),
    apply: (_, __, [locales, options]) => counted(locales, options),
  });
  onTestFinished(() => {
    Intl.DateTimeFormat = DateTimeFormat;
  });
  return () => made;
}

describe.each(["en", "zh"] as const)("the list of unpaid orders in %s", (language) => {
  async function opened(awaited: Transfer[] = []) {
    const wire = shopWire();
    wire.answering(waitingTransfers, { data: { list: awaited } });
    wire.answering(listOrders, { data: { list: [order("DG000000017"), order("DG000000025")], next: null } });
    wire.answering(statusNumbers, { data: { ...noNumbers, orderUnpaid: 2 } });
    wire.answering(getWallet, { data: wallet });
    const host = await openPage("/order/list", { user: mei, search: { tab: "unpaid" }, language });
    return { wire, host, words: await orderDict.load(language) };
  }

  it("stands, and stays, where nobody can say what waits for a transfer", async () => {
    const { wire, words } = await opened();
    wire.answering(waitingTransfers, { refusal: "SERVICE_ERROR" });
    await queryClient.resetQueries();
    await expect.poll(() => wire.heard(waitingTransfers).length).toBeGreaterThan(1);
    const next = page.getByText(words.next.unpaid).first();
    await expect.element(next).toBeVisible();
    const asked = wire.heard(waitingTransfers).length;
    await new Promise((wait) => setTimeout(wait, 500));
    await expect.element(next).toBeVisible();
    expect(wire.heard(waitingTransfers).length).toBeLessThanOrEqual(asked + 1);
  });

  it("says on each card one time: by when to pay, in the reader's own", async () => {
    const { host, words } = await opened();
    await expect.element(page.getByText(words.next.unpaid).first()).toBeVisible();
    expect(host.querySelectorAll("time").length).toBe(2);
    expect(host.textContent).not.toContain((await uiDict.load(language)).beijingTime);
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("stands twenty times with what twenty cards need once made once, and no sheet before one is opened", async () => {
    const wire = shopWire();
    const many = Array.from({ length: 20 }, (_, at) => order(`DG${String(100_000_000 + at)}`));
    wire.answering(listOrders, { data: { list: many, next: null } });
    wire.answering(statusNumbers, { data: { ...noNumbers, orderUnpaid: 20 } });
    wire.answering(getWallet, { data: wallet });
    const made = countDateFormats();
    const kept = vi.spyOn(Storage.prototype, "setItem");
    onTestFinished(() => kept.mockRestore());
    const host = await openPage("/order/list", { user: mei, search: { tab: "unpaid" }, language });
    const { next } = await orderDict.load(language);
    await expect.element(page.getByText(next.unpaid).last()).toBeVisible();
    await expect.poll(() => host.querySelectorAll("time").length).toBe(20);
    // The device's zone, and each kind of moment a card writes in it and in Beijing's.
    expect(made()).toBeLessThanOrEqual(10);
    expect(host.querySelectorAll("dialog")).toHaveLength(0);
    expect(kept.mock.calls.filter(([name]) => name === "sh_winding_down")).toHaveLength(1);
  });

  it("draws none of its orders anew for a letter of the search, nor the others for a tick", async () => {
    const wire = shopWire();
    const many = Array.from({ length: 20 }, (_, at) => order(`DG${String(100_000_000 + at)}`));
    wire.answering(listOrders, { data: { list: many, next: null } });
    wire.answering(statusNumbers, { data: { ...noNumbers, orderUnpaid: 20 } });
    const host = await openPage("/order/list", { user: mei, search: { tab: "unpaid" }, language });
    const words = await orderDict.load(language);
    await expect.poll(() => host.querySelectorAll("time").length).toBe(20);
    await expect.element(page.getByRole("checkbox", { name: words.chooseOrder("DG100000000") })).toBeVisible();
    const drawn = vi.spyOn(Date, "parse");
    onTestFinished(() => drawn.mockRestore());
    await page.getByLabelText(words.searchLabel).fill("t");
    await page.getByRole("checkbox", { name: words.chooseOrder("DG100000000") }).click();
    await expect.element(page.getByRole("button", { name: words.paySome(1, cnyText(unpaidOrder.due)) })).toBeVisible();
    const [first] = many;
    expect(drawn.mock.calls.filter(([at]) => at === first?.payBefore).length).toBeLessThan(20);
  });

  it("comes up with what a screen holds, then with the rest; with all of it where it is gone back to", async () => {
    const wire = shopWire();
    const many = Array.from({ length: 20 }, (_, at) => order(`DG${String(100_000_000 + at)}`));
    wire.answering(listOrders, { data: { list: many, next: null } });
    wire.answering(statusNumbers, { data: { ...noNumbers, orderUnpaid: 20 } });
    const host = await openPage("/order/list", { user: mei, search: { tab: "unpaid" }, language });
    const cards = () => host.querySelectorAll("time").length;
    await expect.poll(cards).toBe(20);
    const seen: number[] = [];
    const watcher = new MutationObserver(() => seen.push(cards()));
    watcher.observe(host, { childList: true, subtree: true });
    onTestFinished(() => watcher.disconnect());
    const first = () => seen.find((count) => count > 0);
    const gone = async () => {
      await expect.poll(cards).toBe(0);
      seen.length = 0;
    };

    go("/forgot-password");
    await gone();
    go("/order/list", { tab: "unpaid" });
    await expect.poll(cards).toBe(20);
    expect(first()).toBe(Math.ceil(screen.height / 230));

    go("/forgot-password");
    await gone();
    appHistory.back();
    await expect.poll(cards).toBe(20);
    expect(first()).toBe(20);
  });

  it("says in two lines that an order waits for a transfer, and by when", async () => {
    const until = new Date(Date.now() + 3.5 * 86_400_000).toISOString();
    const pays = {
      ...{ tradeNo: "T261123AAAAAAAAA", purpose: "order" as const, amount: "124.00", numbers: ["DG000000017"] },
      ...{ rate: "7.0868", state: "waiting" as const, until, paid: null },
    };
    const { pay } = await transferDict.load(language);
    const { words } = await opened([transfer({ pays })]);
    await expect.element(page.getByText(pay.waiting).first()).toBeVisible();
    const middle = (element: Element) => element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2;
    const deadline = page.getByText(pay.sendByBrief).element();
    // A line of these letters is no higher than 24 px.
    expect(deadline.getBoundingClientRect().height).toBeLessThanOrEqual(24);
    const [tag, link] = [page.getByText(pay.waiting), page.getByRole("link", { name: pay.show })];
    expect(Math.abs(middle(tag.element()) - middle(link.element()))).toBeLessThan(2);
    // Paid together with others it would be paid twice, without a word of what then happens: alone it says so.
    await expect.element(page.getByRole("checkbox", { name: words.chooseOrder("DG000000025") })).toBeInTheDocument();
    await expect.element(page.getByRole("checkbox", { name: words.chooseOrder("DG000000017") })).not.toBeInTheDocument();
  });

  it("comes once it is known what waits for a transfer, and does not move then", async () => {
    const wire = shopWire();
    const words = await orderDict.load(language);
    const arrive = wire.holding(waitingTransfers);
    wire.answering(listOrders, { data: { list: [order("DG000000017")], next: null } });
    wire.answering(statusNumbers, { data: { ...noNumbers, orderUnpaid: 2 } });
    await openPage("/order/list", { user: mei, search: { tab: "unpaid" }, language });
    await expect.poll(() => wire.heard(listOrders).length).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(page.getByText(words.next.unpaid).elements()).toEqual([]);
    arrive({ data: { list: [] } });
    await expect.element(page.getByText(words.next.unpaid)).toBeVisible();
  });

  it("says in words of its own that a cancel failed, and what the server refused (rule E-60)", async () => {
    const { wire, words } = await opened();
    wire.answering(orderDetail, "lost");
    await page.getByRole("button", { name: words.cancel }).first().click();
    wire.answering(cancelOrder, { refusal: "SERVICE_ERROR" });
    // No reason is put into the customer's mouth, and the button says what it waits for.
    await expect.element(page.getByRole("button", { name: words.cancelNow })).toHaveAccessibleDescription(words.needReason);
    expect(page.getByRole("radio", { checked: true }).elements()).toEqual([]);
    await page.getByText(words.reasons["too-slow"]).click();
    await page.getByRole("button", { name: words.cancelNow }).click();
    await expect.element(page.getByText(words.cancelFailed)).toBeVisible();
    expect(wire.heard(cancelOrder)).toHaveLength(1);
  });

  it("pays those that are ticked together, for the sum its button names", async () => {
    const { wire, words } = await opened();
    // The page of the payment asks for more than this spec is about.
    wire.answering(payOrders, { refusal: "ORDER_NOT_PAYABLE" });
    for (const no of ["DG000000017", "DG000000025"]) await page.getByRole("checkbox", { name: words.chooseOrder(no) }).click();
    await page.getByRole("button", { name: words.paySome(2, cnyText("248.00")) }).click();
    const asked = { body: { orderNos: ["DG000000017", "DG000000025"] } };
    await vi.waitFor(() => expect(wire.heard(payOrders)).toMatchObject([asked]));
  });

  it("shows anew what was paid or cancelled elsewhere since", async () => {
    const { wire, words } = await opened();
    wire.answering(payOrders, { refusal: "ORDER_NOT_PAYABLE" });
    wire.answering(listOrders, { data: { list: [order("DG000000025")], next: null } });
    const payOne = page.getByRole("button", { name: words.payFor(cnyText("124.00")) });
    await payOne.first().click();
    await expect.element(page.getByRole("checkbox", { name: words.chooseOrder("DG000000017") })).not.toBeInTheDocument();
  });

  it("says of a payment that can't begin that the order couldn't be paid (rule E-58)", async () => {
    const { wire, words } = await opened();
    wire.answering(payOrders, "lost");
    const payOne = page.getByRole("button", { name: words.payFor(cnyText("124.00")) });
    await payOne.first().click();
    await expect.element(page.getByText(words.payFailed)).toBeVisible();
    for (const no of ["DG000000017", "DG000000025"]) await page.getByRole("checkbox", { name: words.chooseOrder(no) }).click();
    await expect.element(page.getByText(words.payFailed)).not.toBeInTheDocument();
    await page.getByRole("button", { name: words.paySome(2, cnyText("248.00")) }).click();
    await expect.element(page.getByText(words.payFailed)).toBeVisible();
  });
});

it("an order's own page shows anew what was paid or cancelled elsewhere since, once its payment is refused", async () => {
  const wire = orderPageWire(unpaidOrder);
  wire.answering(getWallet, { data: aWallet("0.00") });
  wire.answering(listSuspended, { data: { list: [] } });
  wire.answering(payOrders, { refusal: "ORDER_NOT_PAYABLE" });
  const words = await orderDict.load("en");
  await openPage("/order/detail", { user: mei, search: { orderNo: unpaidOrder.orderNo }, language: "en" });
  const payIt = page.getByRole("button", { name: words.payFor(cnyText("128.34")) });
  await expect.element(payIt).toBeVisible();
  const actions = { pay: false, cancel: false, remove: true, confirm: false };
  wire.answering(orderDetail, { data: { ...unpaidOrder, state: "cancelled", actions, due: "0.00", tradeNo: null } });
  await payIt.click();
  await expect.element(page.getByRole("button", { name: words.remove })).toBeVisible();
  expect(payIt.elements()).toEqual([]);
});

it.each(["en", "zh"] as const)(
  "the card of an order asks for the money that is due first, before storage, in %s",
  async (language) => {
    const wire = shopWire();
    const words = await orderDict.load(language);
    const supplement = { amount: "6.00", payBefore: "2036-11-28T02:00:00.000Z" };
    const [item] = unpaidOrder.items;
    if (!item) throw new Error("an order without items");
    const stored = { ...item, itemNo: "SH2", state: "stocked-in" as const, dueAt: "2037-02-23T02:00:00.000Z" };
    const paid = { ...unpaidOrder, state: "in-storage" as const, due: "0.00", tradeNo: null };
    const actions = { pay: false, cancel: false, remove: false, confirm: false };
    const list = [
      {
        ...paid,
        actions,
        items: [
          { ...stored, itemNo: "SH3" },
          { ...stored, supplement },
        ],
      },
    ];
    wire.answering(listOrders, { data: { list, next: null } });
    wire.answering(statusNumbers, { data: noNumbers });
    const host = await openPage("/order/list", { user: mei, language });
    await expect.element(page.getByText(words.nextSupplement(cnyText("6.00")))).toBeVisible();
    const pay = page.getByRole("link", { name: words.payFor(cnyText("6.00")) });
    await expect
      .element(pay)
      .toHaveAttribute("href", expect.stringContaining("/operation/supplement-payment?orderNo=DG000000017"));
    expect(page.getByRole("link", { name: words.toStorage }).elements()).toEqual([]);
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  },
);

it.each(["en", "zh"] as const)(
  "an order whose services are not paid for says how much and until when, on its card and its page, in %s",
  async (language) => {
    const words = await orderDict.load(language);
    const [item] = unpaidOrder.items;
    if (!item) throw new Error("an order without items");
    const unpaidServices = { amount: "18.00", payBefore: "2036-11-28T02:00:00.000Z" };
    const stored = { ...item, state: "stocked-in" as const, dueAt: "2037-02-23T02:00:00.000Z", unpaidServices };
    const actions = { pay: false, cancel: false, remove: false, confirm: false };
    const order = { ...unpaidOrder, state: "in-storage" as const, due: "0.00", tradeNo: null, actions, items: [stored] };
    const wire = orderPageWire(order);
    wire.answering(listOrders, { data: { list: [order], next: null } });
    wire.answering(statusNumbers, { data: noNumbers });
    const host = await openPage("/order/list", { user: mei, language });
    const said = page.getByText(words.nextServices(cnyText("18.00")));
    const pay = page.getByRole("link", { name: words.payServices(cnyText("18.00")) });
    const there = expect.stringContaining("/order/service/existing-services?orderNo=DG000000017");
    await expect.element(said).toBeVisible();
    await expect.element(pay).toHaveAttribute("href", there);
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    go("/order/detail", { orderNo: "DG000000017" });
    await expect.element(page.getByText(words.servicesOpen)).toBeVisible();
    await expect.element(said).toBeVisible();
    await expect.element(pay).toHaveAttribute("href", there);
  },
);

it.each(["en", "zh"] as const)(
  "a forwarding order says that its number is lacking, and under way once it is not, in %s",
  async (language) => {
    const wire = shopWire();
    const words = await orderDict.load(language);
    const [item] = unpaidOrder.items;
    if (!item) throw new Error("an order without items");
    const actions = { pay: false, cancel: true, remove: false, confirm: false };
    const forwarded = { ...unpaidOrder, type: "zy" as const, state: "pending" as const, due: "0.00", tradeNo: null, actions };
    const coming = { ...item, itemNo: "ZY1", state: "in-transit" as const };
    const lacking = { ...item, itemNo: "ZY2", state: "awaiting-logistics" as const, dueAt: "2036-12-07T02:00:00.000Z" };
    const list = [
      { ...forwarded, orderNo: "ZY000000017", items: [coming, lacking] },
      { ...forwarded, orderNo: "ZY000000025", items: [{ ...coming, itemNo: "ZY3" }] },
    ];
    wire.answering(listOrders, { data: { list, next: null } });
    wire.answering(statusNumbers, { data: noNumbers });
    const host = await openPage("/order/list", { user: mei, search: { tab: "pending" }, language });
    await expect.element(page.getByText(words.itemState["awaiting-logistics"], { exact: true })).toBeVisible();
    // The other card and the tab of both.
    expect(page.getByText(words.state.pending, { exact: true }).elements()).toHaveLength(2);
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  },
);

it.each(["en", "zh"] as const)(
  "a card says what the button's sum has on top, and what a card took on top, in %s",
  async (language) => {
    const words = await orderDict.load(language);
    const wire = shopWire();
    wire.answering(waitingTransfers, { data: { list: [] } });
    const paid = {
      ...order("DG000000025"),
      ...{ state: "pending" as const, due: "0.00", actions: { ...unpaidOrder.actions, pay: false } },
      cardSurcharge: { amount: "5.18", orders: 1 },
    };
    const together = { ...paid, orderNo: "DG000000033", cardSurcharge: { amount: "9.10", orders: 2 } };
    const euros = { amount: "10.12", currency: "EUR" as const };
    const inEuros = { ...paid, orderNo: "DG000000041", cardSurcharge: { amount: "3.12", orders: 1, charged: euros } };
    const twoInEuros = { ...inEuros, orderNo: "DG000000059", cardSurcharge: { amount: "6.24", orders: 2, charged: euros } };
    const list = [order("DG000000017"), paid, together, inEuros, twoInEuros];
    wire.answering(listOrders, { data: { list, next: null } });
    wire.answering(statusNumbers, { data: { ...noNumbers, orderUnpaid: 1 } });
    wire.answering(getWallet, { data: aWallet("0.00") });
    const host = await openPage("/order/list", { user: mei, language });
    await expect.element(page.getByRole("button", { name: words.payFor(cnyText("128.34")) })).toBeVisible();
    await expect.element(page.getByText(words.plusSurcharge(cnyText("4.34"), 1))).toBeVisible();
    await expect.element(page.getByText(words.plusSurcharge(cnyText("5.18"), 1))).toBeVisible();
    const shared = page.getByText(words.plusSurcharge(cnyText("9.10"), 2));
    await expect.element(shared).toBeVisible();
    // Nothing is added to this order's sum: it was taken once.
    await expect.element(shared).not.toHaveTextContent("+");
    const charged = formatAmount("10.12", "EUR");
    await expect.element(page.getByText(words.cardChargedWith(charged, cnyText("3.12"), 1))).toBeVisible();
    await expect.element(page.getByText(words.cardChargedWith(charged, cnyText("6.24"), 2))).toBeVisible();
    expect(cutOff(host)).toEqual([]);
  },
);
