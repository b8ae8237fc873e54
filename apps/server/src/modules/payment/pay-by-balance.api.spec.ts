import * as contract from "@sihai/contract/payment";
import { ok } from "@sihai/domain";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { aBuyer, aKey, inWallet, pay, payPassword } from "#testing";
import { mei, spec, standOnBalanceGround } from "../../../testing/payment/balance-fixtures.ts";
import { aRecharge, aTrade } from "../../../testing/payment/payments.ts";
import type { cancelOpenTrade } from "./cancel-open-trade.ts";

standOnBalanceGround();

describe("the balance", () => {
  it("pays a trade and says what is left", async () => {
    const { tradeNo } = await aTrade(spec, mei, "30.50");
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: true, data: { tradeNo, amount: "30.50", balance: "69.50" } });
    expect(await mei.must(contract.getTrade, { query: { tradeNo } })).toMatchObject({ state: "paid", method: "balance" });
  });

  it("that is too low says exactly what is missing, in the specification's words", async () => {
    const { tradeNo } = await aTrade(spec, mei, "100.07");
    expect(await pay(mei, tradeNo)).toMatchObject({
      ok: false,
      state: 50008,
      msg: "Insufficient to pay order, need to recharge",
      data: { short: "0.07" },
    });
    expect(await inWallet(spec, mei)).toBe("100.00");
  });

  it.each([
    ["no trade number (TRADE_NO_MISSING)", {}, 40001, "Missing trade number parameter"],
    ["no password", { tradeNo: "T000000UNKNOWN" }, 40002, "Payment params error"],
    ["a trade number that is none (rule I-80)", { tradeNo: "zz", payPassword }, 40002, "Payment params error"],
    ["an unknown trade", { tradeNo: "T000000UNKNOWN", payPassword }, 40004, "We couldn’t find this payment"],
  ])("is not touched with %s", async (_, body, state, msg) => {
    expect(await mei.call(contract.payByBalance, { body }, { key: aKey() })).toMatchObject({ ok: false, state, msg });
  });

  it("answers for somebody else's trade as for an unknown one, byte for byte (rule F57)", async () => {
    const omar = await aBuyer(spec, "100.00");
    const { tradeNo } = await aTrade(spec, mei, "10.00");
    const answers = [await pay(omar, tradeNo), await pay(omar, "T000000UNKNOWN")];
    expect(answers[0]).toEqual(answers[1]);
    const reads = await Promise.all(
      [tradeNo, "T000000UNKNOWN"].map((no) => omar.call(contract.getTrade, { query: { tradeNo: no } })),
    );
    expect(reads[0]).toEqual(reads[1]);
  });

  it("cannot recharge itself", async () => {
    const tradeNo = await aRecharge(mei, "20.00");
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: false, code: "PAYMENT_METHOD_REFUSED" });
  });

  it("does not pay after the deadline", async () => {
    const { tradeNo } = await aTrade(spec, mei, "10.00", 10);
    // A busy machine hears of a moved clock some hundredths late; the very moment is for the spec of `mayPay`.
    await spec.advance(10 * 60 + 1);
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: false, code: "TRADE_EXPIRED" });
    expect(await mei.must(contract.getTrade, { query: { tradeNo } })).toMatchObject({ state: "expired" });
  });
});

describe("a key", () => {
  it("with another payable is a conflict and pays nothing, in turn and at once (rule F02)", async () => {
    const [one, two, three, four] = [
      await aTrade(spec, mei, "1.00"),
      await aTrade(spec, mei, "2.00"),
      await aTrade(spec, mei, "4.00"),
      await aTrade(spec, mei, "8.00"),
    ];
    const key = aKey();
    await pay(mei, one.tradeNo, key);
    expect(await pay(mei, two.tradeNo, key)).toMatchObject({ ok: false, status: 409, code: "IDEMPOTENCY_CONFLICT" });
    expect(await inWallet(spec, mei)).toBe("99.00");
    const raced = aKey();
    const answers = await Promise.all([pay(mei, three.tradeNo, raced), pay(mei, four.tradeNo, raced)]);
    expect(answers.map((answer) => (answer.ok ? "paid" : answer.code)).sort()).toEqual(["IDEMPOTENCY_CONFLICT", "paid"]);
  });

  it("refused for want of money pays after a top-up (rule F03)", async () => {
    const { tradeNo } = await aTrade(spec, mei, "150.00");
    const key = aKey();
    expect(await pay(mei, tradeNo, key)).toMatchObject({ ok: false, state: 50008 });
    await spec.fund(mei, "50.00");
    expect(await pay(mei, tradeNo, key)).toMatchObject({ ok: true, data: { balance: "0.00" } });
  });

  it("whose call died half-way is free again, and nothing of it remains (rule F04)", async () => {
    const { tradeNo } = await aTrade(spec, mei, "25.00");
    const key = aKey();
    Object.assign(spec.deps, {
      onTradePaid: {
        "back-payment": async (tx: Parameters<typeof cancelOpenTrade>[0]) => {
          await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
          return ok();
        },
      },
    });
    const died = await pay(mei, tradeNo, key);
    Object.assign(spec.deps, { onTradePaid: {} });
    expect(died).toMatchObject({ ok: false, status: 503 });
    expect(await inWallet(spec, mei)).toBe("100.00");
    expect(await spec.deps.db.selectFrom("idempotency_key").select("key").where("key", "=", key).execute()).toEqual([]);
    expect(await pay(mei, tradeNo, key)).toMatchObject({ ok: true, data: { balance: "75.00" } });
  });
});

describe("the wallet's books", () => {
  it("show balances, this month's spending and each bill with its movements", async () => {
    const { tradeNo } = await aTrade(spec, mei, "30.00");
    await pay(mei, tradeNo);
    const overview = await mei.must(contract.getWallet, {});
    expect(overview.balances[0]).toEqual({ amount: "70.00", currency: "CNY" });
    expect(overview.month).toMatchObject({
      total: "30.00",
      recharged: "100.00",
      spent: expect.arrayContaining([{ kind: "back-payment", amount: "30.00" }]),
    });
    const { list, total } = await mei.must(contract.listBills, { query: { page: "1" } });
    expect(total).toBe(2);
    expect(list[0]).toMatchObject({
      kind: "back-payment",
      change: { amount: "-30.00", currency: "CNY" },
      balanceAfter: { amount: "70.00", currency: "CNY" },
      method: "balance",
      subject: tradeNo,
    });
    const bill = await mei.must(contract.getBill, { query: { billId: list[0]?.id ?? "" } });
    expect(bill.postings).toEqual([{ from: "wallet", to: "owed", amount: { amount: "30.00", currency: "CNY" } }]);
    const omar = await spec.shopper();
    const foreign = await omar.call(contract.getBill, { query: { billId: list[0]?.id ?? "" } });
    expect(foreign).toEqual(await omar.call(contract.getBill, { query: { billId: "999999999" } }));
    expect(await mei.must(contract.listBills, { query: { kind: "order" } })).toMatchObject({ total: 0, list: [] });
  });
});
