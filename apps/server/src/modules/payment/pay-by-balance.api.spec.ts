import * as identity from "@sihai/contract/identity";
import * as contract from "@sihai/contract/payment";
import { ok } from "@sihai/domain";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashPassword, sessionCookies } from "#platform";
import { aKey, anAddress, aWorld, Client, inWallet, payPassword, race, type SpecWorld } from "#testing";
import { cancelOpenTrade } from "./cancel-open-trade.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";
import { aRecharge, aTrade, gatewayOf, payWith } from "./spec-helpers.ts";

let spec: SpecWorld;
let mei: Client;
let otherNode: string;
let hash: string;

beforeAll(async () => {
  spec = await aWorld({ onTradePaid: {} });
  otherNode = await spec.anotherNode();
  hash = await hashPassword(payPassword);
  // These payables are of nothing in particular, so nothing follows them.
});

beforeEach(async () => {
  mei = await rich("100.00");
});

async function rich(funds: string): Promise<Client> {
  const client = await spec.shopper({ funds });
  await spec.deps.db.updateTable("app_user").set({ pay_password_hash: hash }).where("id", "=", client.id).execute();
  return client;
}

/** The same person on another node. */
function elsewhere(client: Client): Client {
  const twin = new Client(otherNode);
  twin.id = client.id;
  twin.cookies.set(sessionCookies.shopper, client.cookies.get(sessionCookies.shopper) ?? "");
  return twin;
}

const pay = (client: Client, tradeNo: string, key = aKey(), password = payPassword) =>
  client.call(contract.payByBalance, { body: { tradeNo, payPassword: password } }, { key });

async function proofFor(client: Client, tradeNo: string, amount: string): Promise<string> {
  const { proof } = await client.must(identity.validatePayPassword, {
    body: { password: payPassword, purpose: "trade", tradeNo, amount },
  });
  return proof;
}

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
    ["no trade number", {}, 40001, "Missing trade number parameter"],
    ["no password", { tradeNo: "T000000UNKNOWN" }, 40002, "Payment params error"],
    ["an unknown trade", { tradeNo: "T000000UNKNOWN", payPassword }, 40004, "We couldn't find this payment"],
  ])("is not touched with %s", async (_, body, state, msg) => {
    expect(await mei.call(contract.payByBalance, { body }, { key: aKey() })).toMatchObject({ ok: false, state, msg });
  });

  it("answers for somebody else's trade as for an unknown one, byte for byte (F57)", async () => {
    const omar = await rich("100.00");
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

  it("does not pay at or after the deadline", async () => {
    const { tradeNo } = await aTrade(spec, mei, "10.00", 10);
    await spec.advance(10 * 60);
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: false, code: "TRADE_EXPIRED" });
    expect(await mei.must(contract.getTrade, { query: { tradeNo } })).toMatchObject({ state: "expired" });
  });
});

describe("paying twice", () => {
  it("under one key, 32 at once over two nodes, charges once and answers alike (F01)", async () => {
    const { tradeNo } = await aTrade(spec, mei, "30.00");
    const key = aKey();
    const twin = elsewhere(mei);
    const answers = await race(32, (index) => pay(index % 2 === 0 ? mei : twin, tradeNo, key));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ ok: true, data: { balance: "70.00" } });
    expect(await pay(twin, tradeNo, key)).toEqual(answers[0]);
    expect(await inWallet(spec, mei)).toBe("70.00");
  });

  it("under different keys, 32 at once, one pays and the rest hear 40008 (F01)", async () => {
    const { tradeNo } = await aTrade(spec, mei, "30.00");
    const twin = elsewhere(mei);
    const answers = await race(32, (index) => pay(index % 2 === 0 ? mei : twin, tradeNo));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.state])).filter((state) => state !== 40008)).toEqual([]);
    expect(await inWallet(spec, mei)).toBe("70.00");
  });

  it("two trades at once from a wallet that covers one pays one (F14)", async () => {
    const [one, two] = [await aTrade(spec, mei, "60.00"), await aTrade(spec, mei, "70.00")];
    const answers = await Promise.all([pay(mei, one.tradeNo), pay(mei, two.tradeNo)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({ state: 50008 });
  });
});

describe("a key", () => {
  it("with another payable is a conflict and pays nothing, in turn and at once (F02)", async () => {
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

  it("refused for want of money pays after a top-up (F03)", async () => {
    const { tradeNo } = await aTrade(spec, mei, "150.00");
    const key = aKey();
    expect(await pay(mei, tradeNo, key)).toMatchObject({ ok: false, state: 50008 });
    await spec.fund(mei, "50.00");
    expect(await pay(mei, tradeNo, key)).toMatchObject({ ok: true, data: { balance: "0.00" } });
  });

  it("whose call died half-way is free again, and nothing of it remains (F04)", async () => {
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

describe("the payment password", () => {
  it("must be set and right; wrong ones lock it, and a lock says for how long (F49)", async () => {
    const { tradeNo } = await aTrade(spec, mei, "10.00");
    const plain = await spec.shopper({ funds: "50.00" });
    const theirs = await aTrade(spec, plain, "10.00");
    expect(await pay(plain, theirs.tradeNo)).toMatchObject({ ok: false, code: "PAY_PASSWORD_NOT_SET" });
    for (let tries = 0; tries < 5; tries++)
      expect(await pay(mei, tradeNo, aKey(), "000000")).toMatchObject({ ok: false, msg: "Payment password incorrect" });
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: false, code: "PAY_PASSWORD_LOCKED" });
    const asked = await mei.call(identity.validatePayPassword, {
      body: { password: payPassword, purpose: "trade", tradeNo, amount: "10.00" },
    });
    expect(asked).toMatchObject({ ok: false, code: "PAY_PASSWORD_LOCKED" });
    expect(await inWallet(spec, mei)).toBe("100.00");
  });

  it("guessed 20 times at once over two ways in is looked at five times (F49)", async () => {
    const { tradeNo } = await aTrade(spec, mei, "10.00");
    const codes = await race(20, async (index) => {
      const guess = String(100_000 + index);
      const answer =
        index % 2 === 0
          ? await pay(mei, tradeNo, aKey(), guess)
          : await mei.call(identity.validatePayPassword, {
              body: { password: guess, purpose: "trade", tradeNo, amount: "10.00" },
            });
      return answer.ok ? "ok" : answer.code;
    });
    const looked = codes.filter((code) => code === "PAY_PASSWORD_WRONG");
    expect(looked).toHaveLength(5);
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: false, code: "PAY_PASSWORD_LOCKED" });
  });

  it("given as a proof pays its own trade once (F50)", async () => {
    const { tradeNo } = await aTrade(spec, mei, "10.00");
    const proof = await proofFor(mei, tradeNo, "10.00");
    expect(await mei.call(contract.payByBalance, { body: { tradeNo, proof } }, { key: aKey() })).toMatchObject({ ok: true });
    const next = await aTrade(spec, mei, "10.00");
    expect(await mei.call(contract.payByBalance, { body: { tradeNo: next.tradeNo, proof } }, { key: aKey() })).toMatchObject({
      code: "PAY_PROOF_REFUSED",
    });
  });

  it.each([
    ["for another amount", async (tradeNo: string) => proofFor(mei, tradeNo, "9.99")],
    ["for another trade", async () => proofFor(mei, "T000000ANOTHER", "10.00")],
    ["of another person", async (tradeNo: string) => proofFor(await rich("1.00"), tradeNo, "10.00")],
    ["made up", async () => "x".repeat(43)],
    [
      "five minutes old",
      async (tradeNo: string) => {
        const proof = await proofFor(mei, tradeNo, "10.00");
        await spec.advance(301);
        return proof;
      },
    ],
  ])("as a proof %s pays nothing (F50)", async (_, make) => {
    const { tradeNo } = await aTrade(spec, mei, "10.00");
    const proof = await make(tradeNo);
    expect(await mei.call(contract.payByBalance, { body: { tradeNo, proof } }, { key: aKey() })).toMatchObject({
      ok: false,
      code: "PAY_PROOF_REFUSED",
    });
    expect(await inWallet(spec, mei)).toBe("100.00");
  });
});

describe("a payment and a cancellation at once (F12)", () => {
  it("has one winner, and the money is where the winner says", async () => {
    for (let round = 0; round < 10; round++) {
      const { tradeNo, subjectId } = await aTrade(spec, mei, "5.00");
      const before = Number(await inWallet(spec, mei));
      const cancel = () =>
        spec.deps.db
          .transaction()
          .execute((tx) =>
            cancelOpenTrade(tx, { userId: mei.id, purpose: "back-payment", subjectId, at: spec.deps.clock.now() }),
          );
      const [paid, cancelled] = await Promise.all([pay(mei, tradeNo), cancel()]);
      expect(paid.ok).not.toBe(cancelled.ok);
      expect(Number(await inWallet(spec, mei))).toBeCloseTo(paid.ok ? before - 5 : before);
    }
  });
});

describe("a card payment under way while the balance pays (F11)", () => {
  it("is ended at the bank; captured all the same, its money goes to the wallet, once", async () => {
    const gateway = gatewayOf(spec);
    await gateway.hold(true);
    const addressId = await anAddress(spec, mei);
    const { tradeNo } = await aTrade(spec, mei, "50.00");
    const asked = await payWith(mei, tradeNo, "pm_card_threeDSecure2Required", { addressId });
    if (!asked.ok || asked.data.status !== "needs-action") throw new Error("no confirmation was asked for");
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: true, data: { balance: "50.00" } });
    await gateway.confirm(asked.data.actionUrl);
    const [event] = await gateway.eventsOf(tradeNo);
    await Promise.all([
      gateway.replay(event?.id ?? "", { times: 4, together: true }),
      mei.call(contract.confirmReturn, { body: { tradeNo } }),
    ]);
    await spec.advance(61);
    await reconcileAttempts(spec.deps);
    expect(await inWallet(spec, mei)).toBe("101.75");
    const bills = await mei.must(contract.listBills, {});
    expect(bills.list.filter(({ kind }) => kind === "recharge").map(({ change }) => change.amount)).toContain("51.75");
    await gateway.hold(false);
  });

  it("nobody confirms is cancelled by the reconciler", async () => {
    const gateway = gatewayOf(spec);
    const addressId = await anAddress(spec, mei);
    const { tradeNo } = await aTrade(spec, mei, "50.00");
    await payWith(mei, tradeNo, "pm_card_threeDSecure2Required", { addressId });
    await pay(mei, tradeNo);
    await spec.advance(61);
    await reconcileAttempts(spec.deps);
    expect((await gateway.intentsOf(tradeNo)).map(({ status }) => status)).toEqual(["canceled"]);
    expect(await inWallet(spec, mei)).toBe("50.00");
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
