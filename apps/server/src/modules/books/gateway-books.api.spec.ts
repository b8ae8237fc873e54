import * as calls from "@sihai/contract/books";
import { applyForWithdrawal, approveWithdrawal } from "@sihai/contract/withdrawal";
import { cny, toDecimal } from "@sihai/domain";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { aKey, type Client, eventually, payPassword, race } from "#testing";
import { addressId, gateway, mei, spec, standOnCardGround } from "../../../testing/payment/card-fixtures.ts";
import { aRecharge, aTrade, payWith } from "../../../testing/payment/payments.ts";
import { aSuspendedCharge } from "../../../testing/payment/suspended.ts";
import { balanceOf, post, world } from "../ledger/index.ts";
import { sendParts, takeBackParts } from "../withdrawal/index.ts";
import { sweepGateway } from "./gateway/reconcile.ts";

standOnCardGround();

let finance: Client;
let colleague: Client;
beforeEach(async () => {
  finance = await spec.staff("finance");
  colleague = await spec.staff("finance");
});

async function recharged(amount: string, token = "pm_card_visa", more: { currency?: "EUR" } = {}): Promise<string> {
  const tradeNo = await aRecharge(mei, amount);
  expect(await payWith(mei, tradeNo, token, { addressId, ...more })).toMatchObject({ ok: true, data: { status: "captured" } });
  const [intent] = await gateway.intentsOf(tradeNo);
  return intent?.id ?? "";
}

/** Old enough to be judged, read and laid beside ours. */
async function reconciled(): Promise<void> {
  await spec.advance(6 * 60);
  await finance.must(calls.reconcileGateway, {});
}

async function control<Answer>(path: string, body: object): Promise<Answer> {
  const reply = await fetch(`${spec.sandbox.url}/sandbox/gateway/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as Answer;
}

const desk = (query: { q?: string; tab?: "open" | "explained" } = {}) => finance.must(calls.gatewayDesk, { query });
const differenceOf = async (reference: string) => (await desk({ q: reference })).list[0];
async function balances(at?: string) {
  return finance.must(calls.readBalances, { query: at === undefined ? {} : { at } });
}
const gatewayIn = async (currency: string) =>
  (await balances()).places.find(({ place, ours }) => place === "gateway" && ours.currency === currency);

/** The bank says what the books say, so that it stands in nobody's way. */
async function bankAgrees(): Promise<void> {
  for (const { place, ours } of (await balances()).places)
    if (place === "bank")
      await finance.must(
        calls.stateBalance,
        { body: { amount: ours, at: spec.deps.clock.now().toISOString() } },
        { key: aKey() },
      );
}

describe("the gateway's lines beside ours", () => {
  it("agree for charges in any currency, fees and money in suspense; the balances report says so", async () => {
    await recharged("100.00");
    await recharged("80.00", "pm_card_visa", { currency: "EUR" });
    await aSuspendedCharge(spec, mei, (await aTrade(spec, mei, "50.00")).tradeNo, addressId);
    await reconciled();
    const { comparison, counts, says } = await desk();
    expect(counts.open).toBe(0);
    expect(comparison).toMatchObject({ young: 0 });
    expect(comparison?.matched).toBe(comparison?.compared);
    for (const { says: said, read } of says) expect(read).toEqual(said);
    for (const currency of ["CNY", "EUR"])
      expect(await gatewayIn(currency)).toMatchObject({ timing: { amount: "0.00" }, rest: { amount: "0.00" } });
    await bankAgrees();
    expect((await balances()).agrees).toBe(true);
  });

  it("book each fee once, though two nodes read at once", async () => {
    await recharged("100.00");
    await spec.advance(60);
    const fees = async () => toDecimal(await balanceOf(spec.deps.db, world("gateway-fees")));
    const before = await fees();
    await race(4, () => sweepGateway(spec.deps));
    const after = await fees();
    expect(Number(before) - Number(after)).toBeGreaterThan(2.9);
    await race(4, () => sweepGateway(spec.deps));
    expect(await fees()).toBe(after);
  });

  it("find what the gateway took back and what it paid out, and what came back of it", async () => {
    const intentId = await recharged("60.00");
    const refund = await gateway.refund(intentId, 1_000);
    await eventually("its notice is booked", () =>
      spec.deps.db
        .selectFrom("card_reversal")
        .select("id")
        .where("id", "=", refund.id)
        .where("booked", "=", "out")
        .executeTakeFirst(),
    );
    const payout = await control<{ id: string }>("payout", { currency: "CNY", amount: 2_000 });
    const bank = async () => Number(toDecimal(await balanceOf(spec.deps.db, world("bank"))));
    const before = await bank();
    await reconciled();
    expect((await desk()).counts.open).toBe(0);
    expect((await bank()) - before).toBeCloseTo(-20);
    expect((await desk()).payouts.find(({ payoutId }) => payoutId === payout.id)).toMatchObject({ status: "paid" });
    await control(`fail-payout/${payout.id}`, {});
    await reconciled();
    expect((await bank()) - before).toBeCloseTo(0);
    expect((await desk()).payouts.find(({ payoutId }) => payoutId === payout.id)).toMatchObject({ status: "failed" });
    expect((await desk()).counts.open).toBe(0);
  });
});

describe("a refund of ours", () => {
  async function withdrawn(token: string): Promise<string> {
    const intentId = await recharged("100.00", token);
    const hash = await spec.deps.passwords.hash(payPassword);
    await spec.deps.db.updateTable("app_user").set({ pay_password_hash: hash }).where("id", "=", mei.id).execute();
    const yuan = (amount: string) => ({ amount, currency: "CNY" as const });
    const body = { amount: yuan("100.00"), seenToAccount: yuan("0.00"), payPassword };
    const { withdrawNo } = await mei.must(applyForWithdrawal, { body }, { key: aKey() });
    await finance.must(approveWithdrawal, { body: { withdrawNo } });
    await sendParts(spec.deps);
    const refunds = await spec.deps.adapters.payment.refundsOf(intentId);
    return (refunds.ok && refunds.value[0]?.refundId) || "";
  }
  const heard = (refundId: string, status: string) =>
    eventually(`${refundId} is ${status}`, () =>
      spec.deps.db
        .selectFrom("card_reversal")
        .select("id")
        .where("id", "=", refundId)
        .where("status", "=", status)
        .executeTakeFirst(),
    );

  it("that failed after it was done differs in nothing: both sides say it went and came back", async () => {
    const refundId = await withdrawn("pm_card_visa");
    await gateway.failRefund(refundId);
    await heard(refundId, "failed");
    await takeBackParts(spec.deps);
    await reconciled();
    const { counts, list } = await desk();
    expect({ counts, list }).toEqual({ counts: { open: 0, explained: 0 }, list: [] });
    const lines = await spec.deps.db.selectFrom("gateway_movement").select("amount").where("reference", "=", refundId).execute();
    expect(lines.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0);
    expect(lines).toHaveLength(2);
  });

  it("that its bank has not answered is on its way, not a difference, and agrees once it is", async () => {
    const refundId = await withdrawn("pm_card_pendingRefund");
    // Heard of, and of its end not yet.
    await heard(refundId, "refunded");
    await sql`update card_reversal set status = 'pending' where id = ${refundId}`.execute(spec.deps.db);
    await reconciled();
    expect(await differenceOf(refundId)).toBeUndefined();
    expect((await desk()).comparison?.young).toBe(1);
    expect(await gatewayIn("CNY")).toMatchObject({ rest: { amount: "0.00" } });
    await sql`update card_reversal set status = 'refunded' where id = ${refundId}`.execute(spec.deps.db);
    await sendParts(spec.deps);
    await reconciled();
    expect(await differenceOf(refundId)).toBeUndefined();
    expect((await desk()).comparison).toMatchObject({ young: 0 });
  });
});

describe("a difference", () => {
  it("is a line of theirs about nothing of ours: booked as a cost once, seen as it was", async () => {
    const line = await control<{ id: string }>("line", { currency: "CNY", amount: -700 });
    await reconciled();
    const found = await differenceOf(line.id);
    expect(found).toMatchObject({ verdict: "theirs-only", difference: { amount: "-7.00" }, canBook: true });
    expect(await gatewayIn("CNY")).toMatchObject({ rest: { amount: "-7.00" } });
    expect((await balances()).agrees).toBe(false);
    const body = { reference: line.id, seen: { amount: "-7.00", currency: "CNY" as const }, reason: "A correction of March" };
    expect(
      await finance.call(calls.bookDifference, { body: { ...body, seen: { ...body.seen, amount: "-7.01" } } }, { key: aKey() }),
    ).toMatchObject({ code: "DIFFERENCE_CHANGED" });
    const booked = await race(4, () => finance.call(calls.bookDifference, { body }, { key: aKey() }));
    expect(booked.filter(({ ok }) => ok)).toHaveLength(1);
    expect(booked.flatMap((one) => (one.ok ? [] : [one.code]))).toEqual(Array(3).fill("DIFFERENCE_NOT_FOUND"));
    expect(await gatewayIn("CNY")).toMatchObject({ rest: { amount: "0.00" } });
    await reconciled();
    expect(await differenceOf(line.id)).toBeUndefined();
  });

  it("is an entry of ours they know nothing of: explained, and asked anew when its amount changes", async () => {
    const at = spec.deps.clock.now();
    const stray = (key: string, amount: string) =>
      spec.deps.db.transaction().execute((tx) =>
        post(tx, {
          ...{ key: `${key}:${mei.id}`, kind: "spec", userId: null, at: spec.deps.clock.now() },
          facts: { reference: `pi_stray${mei.id}` },
          postings: [{ from: world("gateway"), to: world("suspense"), amount: cny(amount) }],
        }),
      );
    await stray("stray", "3.00");
    await reconciled();
    const reference = `pi_stray${mei.id}`;
    expect(await differenceOf(reference)).toMatchObject({
      verdict: "ours-only",
      difference: { amount: "-3.00" },
      canBook: false,
    });
    const body = { reference, seen: { amount: "-3.00", currency: "CNY" as const }, reason: "Made by a spec" };
    expect(await finance.call(calls.bookDifference, { body }, { key: aKey() })).toMatchObject({
      code: "DIFFERENCE_NOT_BOOKABLE",
    });
    await finance.must(calls.explainDifference, { body }, { key: aKey() });
    expect(await gatewayIn("CNY")).toMatchObject({ told: { amount: "-3.00" }, rest: { amount: "0.00" } });
    const told = (await desk({ tab: "explained" })).list.find((one) => one.reference === reference);
    expect(told).toMatchObject({ reason: "Made by a spec" });
    await stray("stray-again", "1.00");
    await reconciled();
    expect(await differenceOf(reference)).toMatchObject({ difference: { amount: "-4.00" }, reason: null });
    await spec.deps.db.transaction().execute((tx) =>
      post(tx, {
        ...{ key: `stray-back:${mei.id}`, kind: "spec", userId: null, at: spec.deps.clock.now() },
        facts: { reference },
        postings: [{ from: world("suspense"), to: world("gateway"), amount: cny("4.00") }],
      }),
    );
    await reconciled();
    expect(await differenceOf(reference)).toBeUndefined();
    expect(at).toBeDefined();
  });

  it("is another amount than ours, and young ones wait for their notice", async () => {
    const intentId = await recharged("10.00");
    await finance.must(calls.reconcileGateway, {});
    expect((await desk()).comparison?.young).toBe(0);
    await sql`update gateway_movement set amount = amount - 1 where reference = ${intentId}`.execute(spec.deps.db);
    await finance.must(calls.reconcileGateway, {});
    expect(await differenceOf(intentId)).toBeUndefined();
    expect((await desk()).comparison?.young).toBe(1);
    await reconciled();
    expect(await differenceOf(intentId)).toMatchObject({ verdict: "amount-differs", difference: { amount: "-0.01" } });
    await sql`update gateway_movement set amount = amount + 1 where reference = ${intentId}`.execute(spec.deps.db);
    await reconciled();
    expect(await differenceOf(intentId)).toBeUndefined();
  });
});

describe("the balances", () => {
  it("are told of any hour, down to the customer and the entry", async () => {
    const before = spec.deps.clock.now().toISOString();
    await spec.advance(3_600);
    await recharged("40.00");
    await spec.advance(3_600);
    const wallets = async (at?: string) =>
      Number(
        (await balances(at)).lines.find((line) => line.kind === "wallet" && line.amount.currency === "CNY")?.amount.amount ?? 0,
      );
    expect((await wallets()) - (await wallets(before))).toBeCloseTo(40);
    for (const { isWhole } of (await balances(before)).totals) expect(isWhole).toBe(true);
    const { list } = await finance.must(calls.listHolders, { query: { kind: "wallet", currency: "CNY" } });
    const own = list.find(({ customerMark }) => customerMark === `SH${mei.id}`);
    expect(own?.amount.amount).toBe("40.00");
    const account = await finance.must(calls.readAccount, {
      query: { kind: "wallet", currency: "CNY", customerMark: own?.customerMark ?? "" },
    });
    expect(account.amount.amount).toBe("40.00");
    expect(account.entries.map(({ kind, change }) => [kind, change.amount])).toEqual([["recharge", "40.00"]]);
    const early = await finance.must(calls.readAccount, {
      query: { kind: "wallet", currency: "CNY", customerMark: own?.customerMark ?? "", at: before },
    });
    expect(early).toMatchObject({ amount: { amount: "0.00" }, entries: [] });
  });

  it("compare a bank at the hour of its own statement", async () => {
    await spec.fund(mei, "25.00");
    const { ours } = (await balances()).places.find(({ place, ours }) => place === "bank" && ours.currency === "CNY") ?? {};
    const at = spec.deps.clock.now().toISOString();
    await finance.must(
      calls.stateBalance,
      { body: { amount: ours ?? { amount: "0.00", currency: "CNY" }, at } },
      { key: aKey() },
    );
    await spec.advance(60);
    await spec.fund(mei, "5.00");
    const line = (await balances()).places.find(({ place, ours }) => place === "bank" && ours.currency === "CNY");
    expect(line).toMatchObject({ timing: { amount: "5.00" }, rest: { amount: "0.00" } });
  });

  it("are a table no spreadsheet runs (rule F62)", async () => {
    await spec.fund(mei, "25.00");
    await sql`update app_user set email = '=cmd|x@example.com' where id = ${mei.id}`.execute(spec.deps.db);
    const file = await finance.fetch("/api/staff/books/balances.csv?kind=wallet&currency=CNY");
    const text = await file.text();
    expect(text).toContain("'=cmd|x@example.com");
    expect(text.split("\n")[0]).toBe("at,account,customer,email,currency,amount");
    const whole = await (await finance.fetch("/api/staff/books/balances.csv")).text();
    expect(whole).toMatch(/,due,wallet,CNY,/);
  });

  it("refuse an hour that has not come, an account nobody has, and are finance's alone", async () => {
    const at = new Date(spec.deps.clock.now().getTime() + 60_000).toISOString();
    expect(await finance.call(calls.readBalances, { query: { at } })).toMatchObject({ code: "HOUR_WRONG" });
    const body = { amount: { amount: "1.00", currency: "CNY" as const }, at };
    expect(await finance.call(calls.stateBalance, { body }, { key: aKey() })).toMatchObject({ code: "HOUR_WRONG" });
    expect(
      await finance.call(calls.readAccount, { query: { kind: "wallet", currency: "CNY", customerMark: "SH99999999" } }),
    ).toMatchObject({ code: "ACCOUNT_NOT_FOUND" });
    const support = await spec.staff("support");
    expect(await support.call(calls.readBalances, { query: {} })).toMatchObject({ code: "FORBIDDEN" });
    expect((await colleague.call(calls.readBalances, { query: {} })).ok).toBe(true);
  });
});

it("says plainly when the gateway does not answer", async () => {
  const { payment } = spec.deps.adapters;
  const asked = payment.movementsBetween;
  payment.movementsBetween = async () => ({ ok: false, refusal: { code: "SOURCE_SLOW", source: "payment" } });
  expect(await finance.call(calls.reconcileGateway, {})).toMatchObject({ code: "GATEWAY_SILENT" });
  payment.movementsBetween = asked;
});
