import { messageList } from "@sihai/contract/message";
import * as orders from "@sihai/contract/order";
import * as payment from "@sihai/contract/payment";
import * as calls from "@sihai/contract/transfer";
import { add, type Currency, cny, parseMoney, subtract, toDecimal } from "@sihai/domain";
import { exchangeToCny } from "@sihai/domain/exchange";
import type { TransferMethod } from "@sihai/domain/transfer";
import { cnyText } from "@sihai/text";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, type Client, logInAgain, pay, type SpecWorld, watchLockOrder } from "#testing";
import { anOrder, itemOf, someGoods } from "../../../../testing/order/orders.ts";
import { credit, deskActs, type FinanceDesk, receiptOf, theFinanceDesk } from "../../../../testing/transfer/transfers.ts";
import { fetchRates } from "../../exchange/index.ts";
import { keepDeadlinesAhead } from "../../payment/waiting/payable-clock.ts";

watchLockOrder();

let world: SpecWorld;
let desk: FinanceDesk;
let mei: Client;
let index = 0;
beforeAll(async () => {
  world = await aWorld({ unlimited: true });
  desk = await theFinanceDesk(world);
  mei = await aBuyer(world, "9000.00");
});

const hour = 3_600;
/** Time goes by, and the feed of rates is read as every hour. */
async function later(seconds: number): Promise<void> {
  await world.advance(seconds);
  await fetchRates(world.deps);
}
const aSmallOrder = {
  ...{ name: "马克杯", link: "https://shop.example/mug", platform: "other" as const, domesticFreight: "5.00", quantity: 1 },
  ...{ options: "", remark: "", classId: "cups", pictures: [], warehouseId: 1 as const, country: "DE", disclaimerAgreed: true },
};
/** An unpaid order dear enough for every way to transfer. */
async function aTrade() {
  for (;;) {
    const goods = await someGoods(world, index++);
    if (goods.stock >= 40) return anOrder(world, mei, { index: index - 1, quantity: 4 });
  }
}
const optionsOf = (tradeNo: string) => mei.must(calls.payOptions, { query: { tradeNo } });
async function optionOf(tradeNo: string, method: TransferMethod, currency: Currency) {
  const found = (await optionsOf(tradeNo)).options.find((one) => one.method === method && one.send.currency === currency);
  if (!found) throw new Error(`${tradeNo} cannot be paid by ${method} in ${currency}`);
  return found;
}
async function opening(tradeNo: string, method: TransferMethod = "wise", currency: Currency = "EUR") {
  const { send, rateId, rate } = await optionOf(tradeNo, method, currency);
  const open = () => mei.call(calls.payByTransfer, { body: { tradeNo, method, currency, rateId } }, { key: aKey() });
  return { open, send, rate };
}
async function anOpened(tradeNo: string, method: TransferMethod = "wise", currency: Currency = "EUR") {
  const { open, send, rate } = await opening(tradeNo, method, currency);
  const opened = await open();
  if (!opened.ok) throw new Error(`not opened: ${opened.code}`);
  return { transferNo: opened.data.transferNo, send, rate };
}
const detail = (transferNo: string) => mei.must(calls.transferDetail, { query: { transferNo } });
const tradeOf = (tradeNo: string) => mei.must(payment.getTrade, { query: { tradeNo } });
const stateOf = async (orderNo: string) => (await itemOf(mei, orderNo)).state;
const yuanOf = async () => (await mei.must(payment.getWallet)).balances[0]?.amount ?? "0.00";
const balanceIn = async (currency: Currency) =>
  (await mei.must(payment.getWallet)).balances.find((one) => one.currency === currency)?.amount ?? "0.00";
const shownDeadline = async (orderNo: string) =>
  Date.parse((await mei.must(orders.orderDetail, { query: { orderNo } })).payBefore ?? "");
const toldOf = async (title: string) => {
  const { list } = await mei.must(messageList, { body: {} });
  return list.find((one) => one.title === title)?.text ?? list.map((one) => one.title).join(", ");
};
const more = (amount: string, by: string, currency: Currency) =>
  toDecimal(add(parseMoney(amount, currency), parseMoney(by, currency)));

describe("paying by transfer", () => {
  it("is not offered for a sum below the least of every account, which is told, and has no way to be opened", async () => {
    const small = { ...aSmallOrder, unitPrice: "20.00" };
    const { tradeNo } = await mei.must(orders.submitDiy, { body: small }, { key: aKey() });
    expect((await optionsOf(tradeNo)).options).toEqual([]);
    const { methods, transferLimits } = await tradeOf(tradeNo);
    expect(methods).toEqual(["balance", "card"]);
    const beside = subtract(parseMoney(transferLimits?.least ?? "", "CNY"), parseMoney(aSmallOrder.domesticFreight, "CNY"));
    const enough = { ...small, unitPrice: toDecimal(beside) };
    const atLeast = await mei.must(orders.submitDiy, { body: enough }, { key: aKey() });
    expect((await optionsOf(atLeast.tradeNo)).options.length).toBeGreaterThan(0);
    expect(await tradeOf(atLeast.tradeNo)).toMatchObject({
      amount: transferLimits?.least,
      methods: ["balance", "card", "transfer"],
    });
    expect(await tradeOf(atLeast.tradeNo)).not.toHaveProperty("transferLimits");
    const fenLess = { ...small, unitPrice: toDecimal(subtract(beside, parseMoney("0.01", "CNY"))) };
    const below = await mei.must(orders.submitDiy, { body: fenLess }, { key: aKey() });
    expect(await tradeOf(below.tradeNo)).toMatchObject({ methods: ["balance", "card"], transferLimits });
  });

  it("is offered with exactly what is to be sent in each way and currency, the fee counted in", async () => {
    const { tradeNo } = await aTrade();
    const { amount, options } = await optionsOf(tradeNo);
    expect((await tradeOf(tradeNo)).methods).toEqual(["balance", "card", "transfer"]);
    expect(options.find(({ method }) => method === "mainland")).toMatchObject({
      send: { amount, currency: "CNY" },
      fee: null,
      rate: "1",
      rateId: null,
    });
    for (const { method, send, fee, rate } of options) {
      const net = subtract(parseMoney(send.amount, send.currency), parseMoney(fee?.amount ?? "0", send.currency));
      const worth = send.currency === "CNY" ? net : exchangeToCny(net, rate);
      expect(worth.amount).toBeGreaterThanOrEqual(cny(amount).amount);
      expect(fee !== null).toBe(method === "overseas");
    }
  });

  it("pays when finance confirms it, in one transaction, and what it was is told", async () => {
    const { tradeNo, orderNo } = await aTrade();
    const before = await yuanOf();
    const { transferNo, send } = await anOpened(tradeNo);
    expect(await detail(transferNo)).toMatchObject({ amount: send, pays: { tradeNo, numbers: [orderNo], state: "waiting" } });
    await mei.must(calls.announceTransfer, { body: receiptOf(transferNo, send as never) });
    expect(await credit(world, desk, transferNo, send as never)).toMatchObject({ state: "credited", outcome: "paid" });
    expect(await tradeOf(tradeNo)).toMatchObject({ state: "paid", method: "transfer" });
    expect(await stateOf(orderNo)).not.toBe("unpaid");
    expect([await yuanOf(), await balanceIn("EUR")]).toEqual([before, "0.00"]);
    expect(await detail(transferNo)).toMatchObject({ state: "credited", pays: { state: "paid" }, credited: { arrived: send } });
    expect(await toldOf("Paid by your transfer")).toContain(orderNo);
    const { list: bills } = await mei.must(payment.listBills, { query: { page: 1 } });
    expect(bills.find(({ subject }) => subject === tradeNo)).toMatchObject({ method: "bank" });
    const { list } = await mei.must(calls.waitingTransfers);
    expect(list.map((one) => one.transferNo)).not.toContain(transferNo);
  });

  it("is waited for no longer once what it was for is paid another way, or cancelled", async () => {
    const [paid, gone] = [await aTrade(), await aTrade()];
    const [late, spare] = [await anOpened(paid.tradeNo), await anOpened(gone.tradeNo)];
    expect(await pay(mei, paid.tradeNo)).toMatchObject({ ok: true });
    await mei.must(orders.cancelOrder, { body: { orderNo: gone.orderNo, reason: "other" } });
    for (const { transferNo } of [late, spare])
      expect(await detail(transferNo)).toMatchObject({ state: "opened", pays: { state: "over", until: null } });
    const { list } = await mei.must(calls.waitingTransfers);
    for (const { transferNo } of [late, spare]) expect(list.map((one) => one.transferNo)).not.toContain(transferNo);
  });

  it("keeps its source: what is refunded goes back to the transfer", async () => {
    const { tradeNo } = await aTrade();
    const { transferNo, send } = await anOpened(tradeNo);
    await credit(world, desk, transferNo, send as never);
    const source = await world.deps.db
      .selectFrom("money_source")
      .select(["kind", "currency", "amount", "paid_currency", "paid_amount", "in_wallet"])
      .where("reference", "=", transferNo)
      .execute();
    const { amount } = await tradeOf(tradeNo);
    expect(source).toEqual([
      {
        kind: "transfer",
        currency: "CNY",
        amount: cny(amount).amount.toString(),
        paid_currency: "EUR",
        paid_amount: parseMoney(send.amount, "EUR").amount.toString(),
        in_wallet: "0",
      },
    ]);
  });

  it("leaves what is beyond the price in the wallet, in its own currency", async () => {
    const { tradeNo } = await aTrade();
    const { transferNo, send } = await anOpened(tradeNo);
    const received = { amount: more(send.amount, "7.50", "EUR"), currency: "EUR" };
    expect(await credit(world, desk, transferNo, received as never)).toMatchObject({
      outcome: "paid",
      added: { amount: "7.50" },
    });
    expect(await balanceIn("EUR")).toBe("7.50");
    expect((await tradeOf(tradeNo)).state).toBe("paid");
    expect(await toldOf("Paid by your transfer")).toContain("€\u00a07.50");
  });

  it("credits too little in CNY at its rate, says exactly what lacks, and leaves a day to pay it", async () => {
    const { tradeNo, orderNo } = await aTrade();
    await later(71 * hour);
    await logInAgain(world, mei);
    const { transferNo, send, rate } = await anOpened(tradeNo);
    const received = { amount: more(send.amount, "-1.00", "EUR"), currency: "EUR" };
    const before = await yuanOf();
    const credited = await credit(world, desk, transferNo, received as never);
    const worth = exchangeToCny(parseMoney(received.amount, "EUR"), rate);
    expect(credited).toMatchObject({ outcome: "short", added: { amount: toDecimal(worth), currency: "CNY" } });
    expect(await yuanOf()).toBe(toDecimal(add(cny(before), worth)));
    const trade = await tradeOf(tradeNo);
    const lacks = toDecimal(subtract(cny(trade.amount), worth));
    expect(await toldOf(`${cnyText(lacks)} is still to be paid`)).toContain(orderNo);
    const left = Date.parse(trade.expiresAt ?? "") - world.deps.clock.now().getTime();
    expect(Math.round(left / 3_600_000)).toBe(24);
    expect((await pay(mei, tradeNo)).ok).toBe(true);
  });

  it("credits as it came what arrives when there is nothing to pay any more", async () => {
    const { tradeNo } = await aTrade();
    const { transferNo, send } = await anOpened(tradeNo);
    expect((await pay(mei, tradeNo)).ok).toBe(true);
    const before = await balanceIn("EUR");
    expect(await credit(world, desk, transferNo, send as never)).toMatchObject({ outcome: "late", added: send });
    expect(await balanceIn("EUR")).toBe(more(before, send.amount, "EUR"));
  });

  it("in another currency than was said pays at the rate of the day, where it suffices", async () => {
    const { tradeNo } = await aTrade();
    const { transferNo } = await anOpened(tradeNo);
    const dollars = await optionOf(tradeNo, "overseas", "USD");
    const received = { amount: more(dollars.send.amount, "1.00", "USD"), currency: "USD" };
    expect(await credit(world, desk, transferNo, received as never)).toMatchObject({ outcome: "paid" });
    expect((await tradeOf(tradeNo)).state).toBe("paid");
  });

  it("by wire pays exactly, whatever the bank’s fee comes to by then", async () => {
    const { tradeNo } = await aTrade();
    const { transferNo, send } = await anOpened(tradeNo, "overseas", "USD");
    await world.deps.db.updateTable("exchange_rate").set({ rate: "1.9" }).where("currency", "=", "HKD").execute();
    expect(await credit(world, desk, transferNo, send as never)).toMatchObject({ outcome: "paid", added: { amount: "0.00" } });
  });
});

describe("the time to pay", () => {
  it("stands still while a transfer is under way, and is shown ahead however late the desk is", async () => {
    const { tradeNo, orderNo } = await aTrade();
    await later(70 * hour);
    await logInAgain(world, mei);
    const { transferNo, send } = await anOpened(tradeNo);
    expect((await tradeOf(tradeNo)).expiresAt).toBeNull();
    const { list } = await mei.must(calls.waitingTransfers);
    expect(list.find((one) => one.transferNo === transferNo)).toMatchObject({ pays: { numbers: [orderNo] } });
    await mei.must(calls.announceTransfer, { body: receiptOf(transferNo, send as never) });
    for (let day = 0; day < 20; day++) {
      await later(24 * hour);
      await keepDeadlinesAhead(world.deps);
      await logInAgain(world, mei);
      const now = world.deps.clock.now().getTime();
      const { pays } = await detail(transferNo);
      expect(Date.parse(pays?.until ?? "")).toBeGreaterThan(now);
      expect(await shownDeadline(orderNo)).toBeGreaterThan(now);
    }
    expect(await stateOf(orderNo)).toBe("unpaid");
    await credit(world, desk, transferNo, send as never);
    expect((await tradeOf(tradeNo)).state).toBe("paid");
  });

  it("by mainland remittance asks for no rate: it stays open while they are too old to trade at", async () => {
    const { tradeNo } = await aTrade();
    const { db } = world.deps;
    await db
      .updateTable("exchange_rate")
      .set({ fetched_at: new Date("2026-01-01T00:00:00Z") })
      .execute();
    const ways = new Set((await optionsOf(tradeNo)).options.map(({ method, send }) => `${method} ${send.currency}`));
    expect(ways).toEqual(new Set(["mainland CNY"]));
    const { open } = await opening(tradeNo, "mainland", "CNY");
    expect(await open()).toMatchObject({ ok: true });
    await db.updateTable("exchange_rate").set({ fetched_at: world.deps.clock.now() }).execute();
  });

  it.each(["cancelled", "lapsed", "refused"] as const)("goes on with what was left when the transfer is %s", async (end) => {
    const { tradeNo, orderNo } = await aTrade();
    await later(48 * hour);
    await logInAgain(world, mei);
    const { transferNo, send } = await anOpened(tradeNo);
    await later(4 * 24 * hour);
    await logInAgain(world, mei);
    expect(await stateOf(orderNo)).toBe("unpaid");
    if (end === "cancelled") await mei.must(calls.cancelTransfer, { body: { transferNo } });
    if (end === "lapsed") {
      await later(24 * hour + 60);
      await logInAgain(world, mei);
      expect(await toldOf("Transfer number expired: please pay")).toContain(transferNo);
    }
    if (end === "refused") {
      await mei.must(calls.announceTransfer, { body: receiptOf(transferNo, send as never) });
      expect((await deskActs(world, desk, transferNo).refuse()).ok).toBe(true);
    }
    const { expiresAt } = await tradeOf(tradeNo);
    const left = Date.parse(expiresAt ?? "") - world.deps.clock.now().getTime();
    expect(Math.abs(left / 3_600_000 - 24)).toBeLessThan(1);
    await later(25 * hour);
    await logInAgain(world, mei);
    expect(await stateOf(orderNo)).toBe("cancelled");
    expect(await credit(world, desk, transferNo, send as never)).toMatchObject({ outcome: "late" });
  });

  it("stops again when the money came after the number had expired, and is paid", async () => {
    const { tradeNo } = await aTrade();
    const { transferNo, send } = await anOpened(tradeNo);
    await later(5 * 24 * hour + 60);
    await logInAgain(world, mei);
    expect((await detail(transferNo)).state).toBe("lapsed");
    const option = await optionOf(tradeNo, "wise", "EUR");
    const acts = deskActs(world, desk, transferNo, option.send as never);
    expect((await acts.record()).ok).toBe(true);
    expect((await tradeOf(tradeNo)).expiresAt).toBeNull();
    await later(80 * hour);
    await logInAgain(world, mei);
    expect((await acts.confirm()).ok).toBe(true);
    expect(send.currency).toBe("EUR");
    expect((await tradeOf(tradeNo)).state).toBe("paid");
  });

  it("cannot be held for ever: so many transfers, and one at a time", async () => {
    const { tradeNo } = await aTrade();
    for (let round = 0; round < 3; round++) {
      const { transferNo } = await anOpened(tradeNo);
      const { open } = await opening(tradeNo);
      expect(await open()).toMatchObject({ ok: false, code: "TRANSFER_WAITING" });
      await mei.must(calls.cancelTransfer, { body: { transferNo } });
    }
    const { open } = await opening(tradeNo);
    expect(await open()).toMatchObject({ ok: false, code: "TRANSFER_TOO_OFTEN" });
  });
});

describe("at the same moment", () => {
  it("two transfers for one payment: one is opened", async () => {
    for (let round = 0; round < 4; round++) {
      const { tradeNo } = await aTrade();
      const { open } = await opening(tradeNo);
      const replies = await Promise.all([open(), open(), open()]);
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    }
  });

  it("confirming a transfer and paying from the balance: it is paid once, and the other money is in the wallet", async () => {
    for (let round = 0; round < 6; round++) {
      const { tradeNo } = await aTrade();
      const { transferNo, send } = await anOpened(tradeNo, "mainland", "CNY");
      const acts = deskActs(world, desk, transferNo, send as never);
      await acts.record();
      const before = cny(await yuanOf());
      const [paid, confirmed] = await Promise.all([pay(mei, tradeNo), acts.confirm(), acts.confirm()]);
      const { amount, state, method } = await tradeOf(tradeNo);
      expect(state).toBe("paid");
      expect([paid.ok, method]).toEqual([method === "balance", paid.ok ? "balance" : "transfer"]);
      expect(confirmed).toBeDefined();
      expect((await detail(transferNo)).state).toBe("credited");
      expect(await yuanOf()).toBe(toDecimal(before));
      expect(amount).toBe(send.amount);
    }
  });

  it("confirming it and cancelling the order: paid or cancelled, and no money is lost", async () => {
    for (let round = 0; round < 6; round++) {
      const { tradeNo, orderNo } = await aTrade();
      const { transferNo, send } = await anOpened(tradeNo, "mainland", "CNY");
      const acts = deskActs(world, desk, transferNo, send as never);
      await acts.record();
      const before = cny(await yuanOf());
      await Promise.all([
        acts.confirm(),
        mei.call(orders.cancelOrder, { body: { orderNo, reason: "changed-mind" } }, { key: aKey() }),
      ]);
      const { state } = await tradeOf(tradeNo);
      const isPaid = state === "paid" && (await stateOf(orderNo)) !== "cancelled";
      expect(toDecimal(subtract(cny(await yuanOf()), before))).toBe(isPaid ? "0.00" : send.amount);
    }
  });

  it("cancelling the transfer and recording its money: both are possible, and the order waits or goes on", async () => {
    for (let round = 0; round < 4; round++) {
      const { tradeNo } = await aTrade();
      const { transferNo, send } = await anOpened(tradeNo, "mainland", "CNY");
      const acts = deskActs(world, desk, transferNo, send as never);
      await Promise.all([acts.record(), mei.call(calls.cancelTransfer, { body: { transferNo } })]);
      const { state } = await detail(transferNo);
      expect(state).toBe("arrived");
      expect((await tradeOf(tradeNo)).expiresAt).toBeNull();
      expect((await acts.confirm()).ok).toBe(true);
      expect((await tradeOf(tradeNo)).state).toBe("paid");
    }
  });
});

describe("a payment that was split or joined meanwhile", () => {
  it("is paid for what is left of it, and the rest is in the wallet", async () => {
    const [first, second] = [await aTrade(), await aTrade()];
    const { tradeNo } = await mei.must(payment.combineTrades, { body: { tradeNos: [first.tradeNo, second.tradeNo] } });
    const { transferNo, send } = await anOpened(tradeNo, "mainland", "CNY");
    await mei.must(orders.cancelOrder, { body: { orderNo: first.orderNo, reason: "changed-mind" } });
    const before = cny(await yuanOf());
    const done = await credit(world, desk, transferNo, send as never);
    expect(done).toMatchObject({ outcome: "paid" });
    expect([await stateOf(first.orderNo), await stateOf(second.orderNo)]).toEqual([
      "cancelled",
      expect.not.stringMatching("unpaid"),
    ]);
    expect(toDecimal(subtract(cny(await yuanOf()), before))).toBe(done.added.amount);
  });
});
