import * as books from "@sihai/contract/books";
import { applyForWithdrawal, approveWithdrawal, withdrawalOptions } from "@sihai/contract/withdrawal";
import { beforeAll, describe, expect, it } from "vitest";
import { aKey, anAddress, type Client, inWallet, payPassword } from "#testing";
import { reconcileAttempts } from "../../src/modules/payment/reconcile-attempts.ts";
import { sendParts } from "../../src/modules/withdrawal/send-parts.ts";
import { gateway, spec, standOnCardGround } from "../payment/card-fixtures.ts";
import { allRuns, faults, interfere, type Run, refuseEntriesOf, type Script } from "../payment/gateway-faults.ts";
import { aRecharge, aTrade, payWith, stateOf } from "../payment/payments.ts";

/*
 * The gateway's faults: twelve of them, in six orders of its notices, with four operations and five seeds (rule R2): all 1,440 of
 * them. Whatever breaks, the customer has paid or got back exactly once, the books sum up, and the gateway's own lines agree with
 * ours.
 */
standOnCardGround();

const minutes = 15 * 60_000;
const scripts = new Map<string, Script>();
const scriptOf = (reference: string) => [...scripts].find(([start]) => reference.startsWith(start))?.[1];
let finance: Client;
let refused: Awaited<ReturnType<typeof refuseEntriesOf>>;

beforeAll(async () => {
  finance = await spec.staff("finance");
  refused = await refuseEntriesOf(spec);
  interfere(spec.deps.adapters.payment, scriptOf, (ask) => gateway.whileSearchLags(ask));
});

type Under = { run: Run; client: Client; addressId: string; yuan: string; tradeNo: string; reference: string };

/** Cards by what their bank does when it is charged, and when it is to take money back. */
const charging: Partial<Record<Run["fault"], string>> = {
  "bank-refuses": "pm_card_chargeDeclinedInsufficientFunds",
  "bank-asks": "pm_card_threeDSecure2Required",
  "bank-takes-its-time": "pm_card_sandboxAsync",
};
const refunding: Partial<Record<Run["fault"], string>> = {
  "bank-asks": "pm_card_pendingRefund",
  "bank-takes-its-time": "pm_card_refundFail",
};

async function prepare(run: Run): Promise<Under> {
  const client = await spec.shopper();
  const addressId = await anAddress(spec, client);
  const yuan = `${40 + 7 * run.seed + faults.indexOf(run.fault)}.${run.seed}0`;
  if (run.operation !== "refund-to-card") {
    const tradeNo =
      run.operation === "payable-that-is-gone" ? (await aTrade(spec, client, yuan)).tradeNo : await aRecharge(client, yuan);
    return { run, client, addressId, yuan, tradeNo, reference: tradeNo };
  }
  const tradeNo = await aRecharge(client, yuan);
  expect(await payWith(client, tradeNo, refunding[run.fault] ?? "pm_card_visa", { addressId })).toMatchObject({ ok: true });
  const hash = await spec.deps.passwords.hash(payPassword);
  await spec.deps.db.updateTable("app_user").set({ pay_password_hash: hash }).where("id", "=", client.id).execute();
  const amount = { amount: "20.00", currency: "CNY" as const };
  const { toAccount } = await client.must(withdrawalOptions, { query: { amount: "20.00" } });
  const { withdrawNo } = await client.must(
    applyForWithdrawal,
    { body: { amount, seenToAccount: toAccount, payPassword } },
    { key: aKey() },
  );
  await finance.must(approveWithdrawal, { body: { withdrawNo } }, { key: aKey() });
  return { run, client, addressId, yuan, tradeNo, reference: withdrawNo };
}

/** The gateway's notices about a run, in the way asked for. */
async function tell({ reference }: Under, how: Parameters<typeof gateway.replay>[1] = {}): Promise<void> {
  for (const { id } of (await gateway.eventsOf(reference)).toReversed()) await gateway.replay(id, how);
}

async function begin(under: Under): Promise<void> {
  const { run, client, addressId, tradeNo, reference } = under;
  const { fault, notice, operation } = run;
  const silences = fault.startsWith("answer-lost-then") ? 1 : 0;
  const onTaken = async () => void (notice === "before-answer" && (await tell(under)));
  scripts.set(reference, { fault, onTaken, isStruck: false, silences });
  if (fault === "database-refuses-once") await refused.of(client.id);
  if (operation === "refund-to-card") return;
  const more = operation === "recharge-in-euro" ? { currency: "EUR" as const } : {};
  const answer = await payWith(client, tradeNo, charging[fault] ?? "pm_card_visa", { addressId, ...more });
  if (answer.ok && answer.data.status === "needs-action") await gateway.confirm(answer.data.actionUrl);
}

/** What the worker does, as often as it takes: one that fails is tried again by the next run. */
async function look(): Promise<void> {
  await spec.advance(61);
  for (const which of ["unknown", "asked"] as const) await reconcileAttempts(spec.deps, which).catch(() => {});
  await sendParts(spec.deps).catch(() => {});
}

async function runAll(batch: readonly Run[]): Promise<Under[]> {
  await gateway.hold(true);
  const all = await inTurns(batch, prepare);
  await inTurns(all, begin);
  await sendParts(spec.deps).catch(() => {});
  const of = (notice: Run["notice"]) => all.filter(({ run }) => run.notice === notice);
  // The bank that takes its time has decided by then.
  if (batch.some(({ fault }) => fault === "bank-takes-its-time" || fault === "bank-asks"))
    await new Promise((done) => setTimeout(done, 3_500));
  await inTurns(of("after"), (under) => tell(under));
  await inTurns(of("three-at-once"), (under) => tell(under, { times: 3, together: true }));
  await look();
  await inTurns(of("after-looking"), (under) => tell(under));
  await Promise.all([look(), inTurns(of("while-looking"), (under) => tell(under, { times: 2, together: true, newId: true }))]);
  await refused.goOn();
  for (let times = 0; times < 3; times++) await look();
  return all;
}

async function inTurns<Item, Done>(items: readonly Item[], work: (item: Item) => Promise<Done>): Promise<Done[]> {
  const done: Done[] = [];
  for (let start = 0; start < items.length; start += 6)
    done.push(...(await Promise.all(items.slice(start, start + 6).map(work))));
  return done;
}

/** What is wrong with the end of a run; empty when it is the one correct outcome. */
async function wrongWith(under: Under): Promise<string[]> {
  const { run, client, yuan, tradeNo } = under;
  const intents = await gateway.intentsOf(tradeNo);
  const taken = intents.filter(({ status }) => status === "succeeded");
  const wallet = await inWallet(spec, client);
  const problems: string[] = [];
  const should = (is: unknown, expected: unknown, what: string) => {
    if (is !== expected) problems.push(`${what}: ${String(is)} instead of ${String(expected)}`);
  };
  const open = await spec.deps.db
    .selectFrom("payment_attempt")
    .select("state")
    .where("user_id", "=", client.id)
    .where("state", "in", ["created", "needs-action", "uncertain"])
    .execute();
  should(open.length, 0, "attempts left open");
  if (run.operation === "refund-to-card") {
    const refunds = await spec.deps.adapters.payment.refundsOf(taken[0]?.id ?? "");
    const done = refunds.ok ? refunds.value.filter(({ status }) => status === "refunded").length : -1;
    const failed = run.fault === "bank-refuses" || run.fault === "bank-takes-its-time";
    should(done, failed ? 0 : 1, "refunds");
    should(wallet, (Number(yuan) - (failed ? 0 : 20)).toFixed(2), "wallet");
    return problems;
  }
  const isSurely = !["unavailable", "request-lost", "died-before-asking", "bank-refuses"].includes(run.fault);
  should(taken.length, isSurely ? 1 : 0, "charges");
  if (run.operation === "payable-that-is-gone") {
    should(Number(wallet) > Number(yuan), isSurely, "all of it in the wallet");
    return problems;
  }
  should(wallet, isSurely ? yuan : "0.00", "wallet");
  if (isSurely) should(await stateOf(client, tradeNo), "paid", "payment");
  return problems;
}

/** Nothing was taken: the customer pays once more, and that is that. */
async function paysAgain(under: Under): Promise<string[]> {
  const { run, client, tradeNo, addressId, yuan } = under;
  if (run.operation === "refund-to-card" || run.operation === "payable-that-is-gone") return [];
  if ((await stateOf(client, tradeNo)) === "paid") return [];
  const answer = await payWith(client, tradeNo, "pm_card_visa", { addressId });
  const wallet = await inWallet(spec, client);
  return answer.ok && wallet === yuan ? [] : [`paying again: ${answer.ok ? wallet : answer.code}`];
}

describe(`the gateway's faults, ${allRuns.length} runs`, () => {
  it.each(faults)("%s", { timeout: minutes }, async (fault) => {
    const all = await runAll(allRuns.filter((run) => run.fault === fault));
    const wrong: string[] = [];
    for (const under of all) {
      const { operation, notice, seed } = under.run;
      const found = [...(await wrongWith(under)), ...(await paysAgain(under))];
      wrong.push(...found.map((one) => `${operation}, ${notice}, ${seed}: ${one}`));
    }
    expect(wrong).toEqual([]);
  });

  it("leaves books that sum up and agree with the gateway's own lines, to the last of them", { timeout: minutes }, async () => {
    await spec.advance(6 * 60);
    await finance.must(books.reconcileGateway, {});
    const { comparison, list } = await finance.must(books.gatewayDesk, { query: {} });
    expect(list).toEqual([]);
    expect(comparison?.matched).toBe(comparison?.compared);
    expect(await spec.audit()).toEqual([]);
  });
});
