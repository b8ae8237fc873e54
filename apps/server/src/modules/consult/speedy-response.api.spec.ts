import * as contract from "@sihai/contract/consult";
import { getTrade } from "@sihai/contract/payment";
import { hourMs } from "@sihai/domain/clocks";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, type Client, logInAgain, pay, race, type SpecWorld } from "#testing";
import { answer, aQuestion, goOnTo, stateOf } from "../../../testing/consult/consults.ts";
import { balanceOf, deposit, wallet } from "../ledger/index.ts";

let spec: SpecWorld;
let mei: Client;
let clerk: Client;
beforeAll(async () => {
  spec = await aWorld();
});
beforeEach(async () => {
  await goOnTo(spec, 10);
  mei = await aBuyer(spec, "100.00");
  clerk = await spec.staff("support");
});

const only = (consultNo: string) => ({ body: { consultNo } });
const codeOf = (reply: { ok: boolean; code?: string }) => (reply.ok ? "ok" : reply.code);
const fen = async () => (await balanceOf(spec.deps.db, wallet(mei.id))).amount;
const kept = async () => (await balanceOf(spec.deps.db, deposit(mei.id))).amount;

async function aSpeedyQuestion() {
  const consultNo = await aQuestion(mei);
  const { tradeNo } = await mei.must(contract.speedUpConsult, only(consultNo), { key: aKey() });
  return { consultNo, tradeNo };
}
async function aPaidSpeedyQuestion() {
  const { consultNo, tradeNo } = await aSpeedyQuestion();
  expect((await pay(mei, tradeNo)).ok).toBe(true);
  return consultNo;
}

describe("speedy response", () => {
  it("makes the question due by its own clock, from the payment on, and is earned by an answer in time", async () => {
    const { consultNo, tradeNo } = await aSpeedyQuestion();
    const ordinary = await stateOf(mei, consultNo);
    expect(ordinary.speedy).toMatchObject({ state: "unpaid", price: "10.00", tradeNo, dueAt: null });
    expect((await pay(mei, tradeNo)).ok).toBe(true);
    expect([await fen(), await kept()]).toEqual([9000n, 1000n]);
    const paid = await stateOf(mei, consultNo);
    const row = await spec.deps.db
      .selectFrom("consult_speedy")
      .selectAll()
      .where("user_id", "=", mei.id)
      .executeTakeFirstOrThrow();
    const at = row.paid_at ?? new Date(0);
    expect(paid.speedy).toMatchObject({ state: "paid", dueAt: new Date(at.getTime() + hourMs).toISOString() });
    expect(paid.dueAt).toBe(paid.speedy?.dueAt);
    expect((await clerk.must(contract.readInbox, { query: { q: consultNo } })).list[0]).toMatchObject({ isSpeedy: true });
    expect(codeOf(await answer(clerk, consultNo))).toBe("ok");
    expect([await fen(), await kept(), (await stateOf(mei, consultNo)).speedy?.state]).toEqual([9000n, 0n, "kept"]);
  });

  it("goes back once the promised instant has come without an answer, and once only", async () => {
    const consultNo = await aPaidSpeedyQuestion();
    await spec.advance(48 * 3600);
    await spec.fireTimers();
    await logInAgain(spec, mei);
    expect([await fen(), await kept(), (await stateOf(mei, consultNo)).speedy?.state]).toEqual([10_000n, 0n, "returned"]);
    clerk = await spec.staff("support");
    expect(codeOf(await answer(clerk, consultNo))).toBe("ok");
    expect([await fen(), await kept()]).toEqual([10_000n, 0n]);
  });

  it("goes back by a late answer, too, and never twice when answer and timer meet", async () => {
    const consultNo = await aPaidSpeedyQuestion();
    const late = new Date(spec.deps.clock.now().getTime() - 60_000);
    // The promise is over by the row; its timer comes at the same moment as the answer.
    await spec.deps.db.updateTable("consult_speedy").set({ due_at: late }).where("user_id", "=", mei.id).execute();
    await spec.deps.db.updateTable("consult").set({ due_at: late }).where("user_id", "=", mei.id).execute();
    await spec.deps.db.updateTable("timer").set({ due_at: late }).where("kind", "=", "consult.speedy-late").execute();
    const [answered] = await Promise.all([answer(clerk, consultNo), spec.fireTimers()]);
    await spec.fireTimers();
    expect([codeOf(answered), await fen(), await kept()]).toEqual(["ok", 10_000n, 0n]);
  });

  it.each([
    ["called off", contract.cancelConsult],
    ["closed", contract.closeConsult],
  ])("goes back when its customer ends the question before the answer: %s", async (_name, call) => {
    const consultNo = await aPaidSpeedyQuestion();
    if (call === contract.closeConsult) await clerk.must(contract.takeConsult, only(consultNo), { key: aKey() });
    await mei.must(call, only(consultNo), { key: aKey() });
    expect([await fen(), await kept()]).toEqual([10_000n, 0n]);
  });

  it("is asked for once at a time, and not where nothing waits for us", async () => {
    const consultNo = await aQuestion(mei);
    const both = await race(2, () => mei.call(contract.speedUpConsult, only(consultNo), { key: aKey() }));
    expect(both.map(codeOf).toSorted()).toEqual(["CONSULT_SPEEDY_ALREADY", "ok"]);
    await answer(clerk, consultNo);
    expect(codeOf(await mei.call(contract.speedUpConsult, only(consultNo), { key: aKey() }))).toBe("CONSULT_STATE_REFUSED");
  });

  it("cannot be paid any more once the question was answered, or its hour is over", async () => {
    const answered = await aSpeedyQuestion();
    await answer(clerk, answered.consultNo);
    expect((await pay(mei, answered.tradeNo)).ok).toBe(false);
    const lapsed = await aSpeedyQuestion();
    await spec.advance(3700);
    await logInAgain(spec, mei);
    expect((await mei.must(getTrade, { query: { tradeNo: lapsed.tradeNo } })).state).toBe("cancelled");
    expect((await stateOf(mei, lapsed.consultNo)).speedy?.state).toBe("lapsed");
    expect(await fen()).toBe(10_000n);
  });

  it("is paid or the question answered first, never both: the money is earned, or was never taken", async () => {
    for (let round = 0; round < 4; round++) {
      const { consultNo, tradeNo } = await aSpeedyQuestion();
      const before = await fen();
      const [paid, answered] = await Promise.all([pay(mei, tradeNo), answer(clerk, consultNo)]);
      const { speedy, state } = await stateOf(mei, consultNo);
      expect([answered.ok, state, await kept()]).toEqual([true, "processed", 0n]);
      expect([speedy?.state, before - (await fen())]).toEqual(paid.ok ? ["kept", 1000n] : ["lapsed", 0n]);
    }
  });

  it("can be bought again for the next answer", async () => {
    const consultNo = await aPaidSpeedyQuestion();
    await answer(clerk, consultNo);
    await mei.must(contract.writeInConsult, { body: { consultNo, text: "And?", pictures: [] } });
    const { tradeNo } = await mei.must(contract.speedUpConsult, only(consultNo), { key: aKey() });
    expect((await pay(mei, tradeNo)).ok).toBe(true);
    await answer(clerk, consultNo);
    expect([await fen(), await kept()]).toEqual([8000n, 0n]);
  });

  it("is neither offered nor sold at night, when the answer that costs nothing comes sooner", async () => {
    await goOnTo(spec, 4);
    await logInAgain(spec, mei);
    const consultNo = await aQuestion(mei);
    const { dueAt, may } = await stateOf(mei, consultNo);
    expect(may.speedUp).toBe(false);
    expect(await mei.call(contract.speedUpConsult, only(consultNo), { key: aKey() })).toMatchObject({
      code: "CONSULT_SPEEDY_NOT_SOONER",
      data: { until: dueAt },
    });
  });

  it("is offered at noon, and is not paid any more in the evening, when it would not come sooner", async () => {
    await goOnTo(spec, 4);
    await logInAgain(spec, mei);
    const consultNo = await aQuestion(mei);
    await spec.advance(13.5 * 3600);
    await logInAgain(spec, mei);
    expect((await stateOf(mei, consultNo)).may.speedUp).toBe(true);
    const { tradeNo } = await mei.must(contract.speedUpConsult, only(consultNo), { key: aKey() });
    await spec.advance(1800);
    await logInAgain(spec, mei);
    expect([(await pay(mei, tradeNo)).ok, await fen(), await kept()]).toEqual([false, 10_000n, 0n]);
  });
});
