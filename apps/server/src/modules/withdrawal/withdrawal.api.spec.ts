import { getBill, getWallet, listBills } from "@sihai/contract/payment";
import * as contract from "@sihai/contract/withdrawal";
import { cny, divideHalfEven, money, toDecimal } from "@sihai/domain";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aKey, atBoth, type Client, inWallet, logInAgain, pay, payPassword, race, watchLockOrder } from "#testing";
import { addressId, gateway, mei, spec, standOnCardGround } from "../../../testing/payment/card-fixtures.ts";
import { aRecharge, aTrade, payWith } from "../../../testing/payment/payments.ts";
import { balanceOf, held, standingSources } from "../ledger/index.ts";
import { sendParts } from "./send-parts.ts";

watchLockOrder();

standOnCardGround();

let maker: Client;
let payer: Client;
beforeEach(async () => {
  maker = await spec.staff("finance");
  payer = await spec.staff("finance");
  const hash = await spec.deps.passwords.hash(payPassword);
  await spec.deps.db.updateTable("app_user").set({ pay_password_hash: hash }).where("id", "=", mei.id).execute();
});

const yuan = (amount: string) => ({ amount, currency: "CNY" as const });
const wechat = { kind: "wechat", account: "mei-wang", realName: "王梅" } as const;

async function rechargedByCard(amount: string, token = "pm_card_visa", more: { currency?: "EUR" } = {}): Promise<string> {
  const tradeNo = await aRecharge(mei, amount);
  const paid = await payWith(mei, tradeNo, token, { addressId, ...more });
  expect(paid).toMatchObject({ ok: true, data: { status: "captured" } });
  return tradeNo;
}

function apply(amount: string, given: Partial<Parameters<typeof body>[1]> = {}, key = aKey(), by = mei) {
  return by.call(contract.applyForWithdrawal, { body: body(amount, given) }, { key });
}
function body(amount: string, given: { toAccount?: string; account?: typeof wechat; accountAgain?: string; password?: string }) {
  const { toAccount = "0.00", account, accountAgain = account?.account, password = payPassword } = given;
  return {
    amount: yuan(amount),
    seenToAccount: yuan(toAccount),
    ...(account && { account }),
    ...(accountAgain !== undefined && { accountAgain }),
    payPassword: password,
  };
}
async function applied(amount: string, given: Parameters<typeof body>[1] = {}): Promise<string> {
  const done = await apply(amount, given);
  if (!done.ok) throw new Error(done.code);
  return done.data.withdrawNo;
}
const approve = (withdrawNo: string, by = maker) => by.call(contract.approveWithdrawal, { body: { withdrawNo } });
const detail = (withdrawNo: string) => mei.must(contract.getWithdrawal, { query: { withdrawNo } });
const heldNow = async () => toDecimal(await balanceOf(spec.deps.db, held(mei.id)));
/** As the worker does every half minute, once what was asked a minute ago may be asked about again. */
async function sweep() {
  await spec.advance(61);
  await logInAgain(spec, mei);
  await sendParts(spec.deps);
}

it("the desk says who of our staff did a step, and the customer only that it was us", async () => {
  await rechargedByCard("100.00");
  const withdrawNo = await applied("10.00");
  await approve(withdrawNo);
  const { name } = await spec.deps.db.selectFrom("staff").select("name").where("id", "=", maker.id).executeTakeFirstOrThrow();
  const [shown] = (await payer.must(contract.withdrawalQueue, { query: { q: withdrawNo } })).list;
  expect(shown?.history.map(({ by, name }) => [by, name])).toEqual([
    ["user", undefined],
    ["staff", name],
  ]);
  const own = (await detail(withdrawNo)).history;
  expect(own.map(({ by }) => by)).toEqual(["user", "staff"]);
  expect(JSON.stringify(own)).not.toContain(name);
});

it("a withdrawal is read as of one moment, also while it is being paid", async () => {
  await rechargedByCard("100.00");
  const halves: unknown[] = [];
  for (let time = 0; time < 8; time++) {
    const withdrawNo = await applied("10.00");
    await approve(withdrawNo);
    await spec.advance(61);
    await logInAgain(spec, mei);
    let isSent = false;
    const sending = sendParts(spec.deps).finally(() => {
      isSent = true;
    });
    while (!isSent) {
      for (const { state, parts, history } of await Promise.all(Array.from({ length: 4 }, () => detail(withdrawNo)))) {
        const said = [
          state,
          parts[0]?.state === "done" ? "paid" : "approved",
          history.some(({ to }) => to === "paid") ? "paid" : "approved",
        ];
        if (new Set(said).size > 1) halves.push(said);
      }
    }
    await sending;
  }
  expect(halves).toEqual([]);
});

describe("money goes back", () => {
  it("to the card it came from, in the currency and to the cent it was charged, less the surcharge", async () => {
    const tradeNo = await rechargedByCard("100.00", "pm_card_visa", { currency: "EUR" });
    const [intent] = await gateway.intentsOf(tradeNo);
    const first = await applied("33.33");
    expect(await inWallet(spec, mei)).toBe("66.67");
    expect(await heldNow()).toBe("33.33");
    await approve(first);
    await sweep();
    expect(await detail(first)).toMatchObject({ state: "paid", parts: [{ to: "card", state: "done", amount: yuan("33.33") }] });
    const second = await applied("66.67");
    await approve(second);
    await sweep();
    const sent = [await detail(first), await detail(second)].map(({ parts }) => parts[0]?.sends.amount);
    const charge = await spec.deps.adapters.payment.find(String(intent?.id));
    if (!charge.ok || charge.value?.status !== "captured") throw new Error("no charge");
    // 103.50 was charged for 100.00; the 3.50 paid the gateway.
    const back = divideHalfEven(charge.value.amount.amount * 10_000n, 10_350n);
    expect(sent.map((amount) => BigInt(String(amount).replace(".", ""))).reduce((sum, each) => sum + each)).toBe(back);
    expect(charge.value.refunded.amount).toBe(back);
    expect(await inWallet(spec, mei)).toBe("0.00");
    expect(await heldNow()).toBe("0.00");
  });

  it("to an account of what was paid in another currency, as much as stands there, and to the wallet again when it is called off", async () => {
    await rechargedByCard("80.00", "pm_card_visa", { currency: "EUR" });
    await spec.advance(361 * 86_400);
    await logInAgain(spec, mei);
    const paid = async () => {
      const [source] = await standingSources(spec.deps.db, mei.id, "CNY");
      return { paid: source?.paid, back: source?.returnedPaid };
    };
    const before = await paid();
    expect(before).toMatchObject({ paid: { currency: "EUR" }, back: money(0n, "EUR") });
    const all = { toAccount: "79.00", account: wechat };
    const withdrawNo = await applied("79.00", all);
    expect((await detail(withdrawNo)).parts).toMatchObject([{ to: "account", amount: yuan("79.00"), sends: yuan("79.00") }]);
    // The source counts in what its payer gave: seventy-nine eightieths of it.
    expect((await paid()).back).toEqual(money(((before.paid?.amount ?? 0n) * 79n) / 80n, "EUR"));
    expect(await mei.call(contract.cancelWithdrawal, { body: { withdrawNo } })).toMatchObject({ ok: true });
    expect(await paid()).toEqual(before);
    expect(await apply("80.00", { ...all, toAccount: "80.00" })).toMatchObject({ ok: true });
    expect(await inWallet(spec, mei)).toBe("0.00");
  });

  it("to an account where it came too long ago (rule I-51), under the bank's number, by a second person", async () => {
    await rechargedByCard("80.00");
    await spec.advance(361 * 86_400);
    await logInAgain(spec, mei);
    const options = await mei.must(contract.withdrawalOptions, { query: { amount: "50.00" } });
    expect(options).toMatchObject({ toCards: yuan("0.00"), toAccount: yuan("50.00"), parts: [{ to: "account", overdue: true }] });
    expect(await apply("50.00", { toAccount: "50.00" })).toMatchObject({ ok: false, code: "WITHDRAWAL_ACCOUNT_MISSING" });
    const differ = await apply("50.00", { toAccount: "50.00", account: wechat, accountAgain: "mei-wong" });
    expect(differ).toMatchObject({ ok: false, code: "WITHDRAWAL_ACCOUNTS_DIFFER" });
    const withdrawNo = await applied("50.00", { toAccount: "50.00", account: wechat });
    maker = await spec.staff("finance");
    payer = await spec.staff("finance");
    await approve(withdrawNo);
    const paid = (by: Client, reference: string) => by.call(contract.recordPayout, { body: { withdrawNo, reference } });
    expect(await paid(maker, "BK-1")).toMatchObject({ ok: false, code: "WITHDRAWAL_SAME_PERSON" });
    const [row] = (await payer.must(contract.withdrawalQueue, { query: { tab: "approved", q: withdrawNo } })).list;
    expect(row?.payout).toMatchObject({ account: "mei-wang", realName: "王梅" });
    expect(await paid(payer, "BK-1")).toMatchObject({ ok: true, data: { state: "paid" } });
    expect(await paid(payer, "BK-1")).toMatchObject({ ok: false, code: "WITHDRAWAL_STATE_REFUSED" });
    const next = await applied("10.00", { toAccount: "10.00", account: wechat });
    await approve(next);
    const twice = await payer.call(contract.recordPayout, { body: { withdrawNo: next, reference: "BK-1" } });
    expect(twice).toMatchObject({ ok: false, code: "WITHDRAWAL_REFERENCE_USED" });
    expect(await detail(withdrawNo)).toMatchObject({ state: "paid", account: "•••• wang", parts: [{ sentAs: "BK-1" }] });
  });

  it("no more than stands there, not without the payment password, and not otherwise split than was seen", async () => {
    await rechargedByCard("20.00");
    // rule I-44: what is no amount at all, too.
    for (const amount of ["20.01", "0.00", "-5.00", "1.005", "all of it"])
      expect(await apply(amount)).toMatchObject({ ok: false, code: "WITHDRAWAL_AMOUNT_INVALID" });
    expect(await apply("20.00", { password: "135790" })).toMatchObject({ ok: false, code: "PAY_PASSWORD_WRONG" });
    expect(await apply("20.00", { toAccount: "5.00", account: wechat })).toMatchObject({
      ok: false,
      code: "WITHDRAWAL_SPLIT_CHANGED",
    });
    expect(await inWallet(spec, mei)).toBe("20.00");
  });

  it("to the wallet again when it is called off or refused, each part to where it came from", async () => {
    await rechargedByCard("60.00");
    const withdrawNo = await applied("45.00");
    const cancel = () => mei.call(contract.cancelWithdrawal, { body: { withdrawNo } });
    expect(await cancel()).toMatchObject({ ok: true, data: { state: "cancelled" } });
    expect(await cancel()).toMatchObject({ ok: false, code: "WITHDRAWAL_STATE_REFUSED" });
    const again = await applied("60.00");
    const refused = await maker.call(contract.refuseWithdrawal, {
      body: { withdrawNo: again, reason: "The card was reported stolen" },
    });
    expect(refused.ok).toBe(true);
    expect(await detail(again)).toMatchObject({ state: "refused", reason: "The card was reported stolen" });
    expect(await inWallet(spec, mei)).toBe("60.00");
    // It can still go back to the card, whole.
    expect(await mei.must(contract.withdrawalOptions, { query: {} })).toMatchObject({ toCards: yuan("60.00") });
  });

  it("to the wallet when the card's bank does not take it, and next time to an account", async () => {
    await rechargedByCard("40.00", "pm_card_refundFail");
    const withdrawNo = await applied("40.00");
    await approve(withdrawNo);
    await sendParts(spec.deps);
    expect(await detail(withdrawNo)).toMatchObject({ state: "approved", parts: [{ state: "on-its-way" }] });
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    await sweep();
    expect(await detail(withdrawNo)).toMatchObject({ state: "refused", parts: [{ state: "failed" }] });
    expect(await inWallet(spec, mei)).toBe("40.00");
    expect(await mei.must(contract.withdrawalOptions, { query: {} })).toMatchObject({ toAccount: yuan("40.00") });
  });
});

describe("at once, over two nodes", () => {
  let otherNode: string;
  beforeAll(async () => {
    otherNode = await spec.anotherNode();
  });

  it("two withdrawals and a wallet for one make one (rule F14)", async () => {
    await rechargedByCard("50.00");
    const me = atBoth(mei, otherNode);
    const outcomes = await race(8, (index) => apply("50.00", {}, aKey(), me(index)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await heldNow()).toBe("50.00");
  });

  it("the same application twice is one", async () => {
    await rechargedByCard("50.00");
    const key = aKey();
    const me = atBoth(mei, otherNode);
    const outcomes = await race(6, (index) => apply("20.00", {}, key, me(index)));
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.data.withdrawNo)).size).toBe(1);
    expect(await inWallet(spec, mei)).toBe("30.00");
  });

  it("a withdrawal and a payment out of a wallet for one: one of them has it (rule F14)", async () => {
    await rechargedByCard("50.00");
    const me = atBoth(mei, otherNode);
    const { tradeNo } = await aTrade(spec, mei, "50.00");
    const outcomes = await race<{ ok: boolean }>(8, (index) =>
      index < 4 ? apply("50.00", {}, aKey(), me(index)) : pay(me(index), tradeNo),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await inWallet(spec, mei)).toBe("0.00");
  });

  it("calling it off and approving it: one wins, and what was called off is never sent (rule F14)", async () => {
    await rechargedByCard("90.00");
    for (let round = 0; round < 5; round++) {
      const withdrawNo = await applied("10.00");
      const [cancelled, approved] = await Promise.all([
        mei.at(otherNode).call(contract.cancelWithdrawal, { body: { withdrawNo } }),
        approve(withdrawNo),
      ]);
      expect([cancelled.ok, approved.ok].filter(Boolean)).toHaveLength(1);
    }
  });

  it("several workers send a part once (rule F15)", async () => {
    const tradeNo = await rechargedByCard("70.00");
    const withdrawNo = await applied("70.00");
    await approve(withdrawNo);
    const { payment } = spec.deps.adapters;
    // Asked again under its key the gateway would send nothing twice: that nobody asks again is this side's own promise.
    const refund = vi.fn(payment.refund);
    const heard = { ...spec.deps, adapters: { ...spec.deps.adapters, payment: { ...payment, refund } } };
    await Promise.all(Array.from({ length: 6 }, () => sendParts(heard)));
    expect(refund.mock.calls.filter(([{ reference }]) => reference.startsWith(withdrawNo))).toHaveLength(1);
    const [intent] = await gateway.intentsOf(tradeNo);
    const refunds = await payment.refundsOf(String(intent?.id));
    expect(refunds.ok && refunds.value.map(({ amount }) => amount)).toEqual([cny("70.00")]);
    expect(await detail(withdrawNo)).toMatchObject({ state: "paid" });
  });

  it("a part whose answer was lost is found, and not sent again (rule F15)", async () => {
    const tradeNo = await rechargedByCard("70.00");
    const withdrawNo = await applied("70.00");
    await approve(withdrawNo);
    const { payment } = spec.deps.adapters;
    // The gateway takes it, and this process hears nothing.
    const lossy: typeof payment = {
      ...payment,
      async refund(request) {
        await payment.refund(request);
        return { status: "unknown", detail: "the line was cut" };
      },
    };
    await sendParts({ ...spec.deps, adapters: { ...spec.deps.adapters, payment: lossy } });
    expect(await detail(withdrawNo)).toMatchObject({ state: "approved", parts: [{ state: "uncertain" }] });
    const desk = await maker.must(contract.withdrawalQueue, { query: { tab: "uncertain", q: withdrawNo } });
    expect(desk.list).toHaveLength(1);
    await sweep();
    expect(await detail(withdrawNo)).toMatchObject({ state: "paid", parts: [{ state: "done" }] });
    const [intent] = await gateway.intentsOf(tradeNo);
    const refunds = await payment.refundsOf(String(intent?.id));
    expect(refunds.ok && refunds.value).toHaveLength(1);
  });
});

it("is named in the bills, shown as held while it is under way, and is no spending and no refund", async () => {
  await rechargedByCard("90.00");
  const before = await mei.must(getWallet);
  const withdrawNo = await applied("50.00");
  const gone = await applied("10.00");
  expect((await mei.must(contract.listWithdrawals, { query: {} })).held).toEqual([yuan("60.00")]);
  const cancelled = await mei.call(contract.cancelWithdrawal, { body: { withdrawNo: gone } });
  expect(cancelled.ok).toBe(true);
  expect((await mei.must(contract.listWithdrawals, { query: {} })).held).toEqual([yuan("50.00")]);
  const { list } = await mei.must(listBills, { query: {} });
  expect(list.slice(0, 3)).toMatchObject([
    { kind: "withdrawal-return", change: yuan("10.00"), subject: gone, method: "balance" },
    { kind: "withdrawal", change: yuan("-10.00"), subject: gone },
    { kind: "withdrawal", change: yuan("-50.00"), subject: withdrawNo },
  ]);
  const [bill] = (await mei.must(listBills, { query: { kind: "withdrawal-return" } })).list;
  expect(await mei.must(getBill, { query: { billId: bill?.id ?? "" } })).toMatchObject({
    links: [{ kind: "withdrawal", no: gone }],
  });
  await approve(withdrawNo);
  await sweep();
  expect((await mei.must(contract.listWithdrawals, { query: {} })).held).toEqual([]);
  const { month } = await mei.must(getWallet);
  expect(month).toEqual(before.month);
});

it("answers somebody else's like an unknown one, and asks for a number", async () => {
  await rechargedByCard("30.00");
  const withdrawNo = await applied("30.00");
  const ann = await spec.shopper({ name: "ann" });
  const theirs = await ann.call(contract.getWithdrawal, { query: { withdrawNo } });
  const unknown = await ann.call(contract.getWithdrawal, { query: { withdrawNo: "WD999999" } });
  expect(theirs).toEqual(unknown);
  expect(await ann.call(contract.cancelWithdrawal, { body: { withdrawNo } })).toMatchObject({ code: "WITHDRAWAL_NOT_FOUND" });
  expect(await ann.call(contract.getWithdrawal, { query: {} })).toMatchObject({ code: "WITHDRAWAL_NO_MISSING" });
});
