import * as contract from "@sihai/contract/consult";
import { messageList } from "@sihai/contract/message";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, type Client, logInAgain, race, type SpecWorld } from "#testing";
import { aPicture } from "../../../testing/claim/claims.ts";
import { answer, aQuestion, question, stateOf } from "../../../testing/consult/consults.ts";
import { aPaidOrder, itemOf } from "../../../testing/order/orders.ts";
import { changeRule } from "../../../testing/setting/change-rule.ts";

let spec: SpecWorld;
let mei: Client;
let clerk: Client;
beforeAll(async () => {
  spec = await aWorld();
});
beforeEach(async () => {
  mei = await aBuyer(spec);
  clerk = await spec.staff("support");
});

const write = (consultNo: string, text = "And then?", pictures: string[] = []) => ({ body: { consultNo, text, pictures } });
const only = (consultNo: string) => ({ body: { consultNo } });
const codeOf = (reply: { ok: boolean; code?: string }) => (reply.ok ? "ok" : reply.code);

describe("a question", () => {
  it("keeps its words, pictures and thing, and says by when it is answered", async () => {
    const { orderNo } = await aPaidOrder(spec, await aBuyer(spec, "1000.00").then((rich) => (mei = rich)));
    const picture = await aPicture(mei);
    const consultNo = await aQuestion(mei, {
      type: "order",
      subject: { kind: "order", no: orderNo },
      title: "Colour",
      text: "Is it blue?",
      pictures: [picture],
    });
    const read = await stateOf(mei, consultNo);
    expect(read).toMatchObject({ state: "untreated", type: "order", title: "Colour", unread: 0 });
    expect(read.subject).toMatchObject({ kind: "order", no: orderNo, goods: 1 });
    const { itemNo } = await itemOf(mei, orderNo);
    // An item has no page of its own: its order has.
    expect(await mei.must(contract.readConsultSubject, { query: { kind: "item", no: itemNo } })).toMatchObject({
      orderNo,
      goods: 1,
    });
    expect(read.messages).toEqual([{ seq: 1, from: "user", text: "Is it blue?", pictures: [picture], at: read.createdAt }]);
    expect(Date.parse(read.dueAt ?? "")).toBeGreaterThanOrEqual(Date.parse(read.createdAt) + 24 * 3_600_000);
    const { list, total } = await mei.must(contract.listConsults, { query: { kind: "order", no: orderNo } });
    expect([total, list[0]?.consultNo, list[0]?.last.text]).toEqual([1, consultNo, "Is it blue?"]);
    expect(await mei.must(contract.readConsultSubject, { query: { kind: "order", no: orderNo } })).toMatchObject({ goods: 1 });
  });

  it("is refused about what does not suit its type, about another's things and with another's pictures", async () => {
    const omar = await aBuyer(spec, "1000.00");
    const { orderNo } = await aPaidOrder(spec, omar);
    const ask = async (wish: Parameters<typeof question>[0]) => codeOf(await mei.call(contract.submitConsult, question(wish)));
    expect(await ask({ type: "order" })).toBe("CONSULT_SUBJECT_WRONG");
    expect(await ask({ type: "package", subject: { kind: "order", no: orderNo } })).toBe("CONSULT_SUBJECT_WRONG");
    expect(await ask({ type: "order", subject: { kind: "order", no: orderNo } })).toBe("CONSULT_SUBJECT_NOT_FOUND");
    expect(await ask({ pictures: [await aPicture(omar)] })).toBe("CONSULT_PICTURE_NOT_FOUND");
    const unknown = { query: { kind: "order" as const, no: orderNo } };
    expect(codeOf(await mei.call(contract.readConsultSubject, unknown))).toBe("CONSULT_SUBJECT_NOT_FOUND");
  });

  it("cannot be asked beyond so many open ones, also by two presses at once", async () => {
    const most = spec.deps.settings.at(spec.deps.clock.now()).consultTerms.openMost;
    for (let made = 1; made < most; made++) await aQuestion(mei);
    const both = await race(2, () => mei.call(contract.submitConsult, question(), { key: aKey() }));
    expect(both.map(codeOf).toSorted()).toEqual(["CONSULT_TOO_MANY", "ok"]);
  });

  it("of somebody else is as unknown as one that never was", async () => {
    const consultNo = await aQuestion(mei);
    const omar = await aBuyer(spec);
    for (const no of [consultNo, "ZX999999999"])
      expect(await omar.call(contract.readConsult, { query: { consultNo: no } })).toMatchObject({
        status: 404,
        code: "CONSULT_NOT_FOUND",
      });
    for (const call of [contract.cancelConsult, contract.closeConsult, contract.seeConsult, contract.speedUpConsult])
      expect(codeOf(await omar.call(call, only(consultNo)))).toBe("CONSULT_NOT_FOUND");
  });

  it("keeps the due time it was promised when the rule changes, and the next one goes by the new", async () => {
    const before = await stateOf(mei, await aQuestion(mei));
    const { consultAnswerHours } = spec.deps.settings.at(spec.deps.clock.now());
    await changeRule(spec, "consultAnswerHours", { ...consultAnswerHours, other: 3 });
    await logInAgain(spec, mei);
    expect((await stateOf(mei, before.consultNo)).dueAt).toBe(before.dueAt);
    const after = await stateOf(mei, await aQuestion(mei));
    const hours = (Date.parse(after.dueAt ?? "") - Date.parse(after.createdAt)) / 3_600_000;
    expect(hours).toBeLessThan(100);
    await changeRule(spec, "consultAnswerHours", consultAnswerHours);
  });
});

describe("an answer", () => {
  it("makes the question answered and unread, is told by message and mail, and is seen once looked at", async () => {
    const consultNo = await aQuestion(mei);
    expect(await answer(clerk, consultNo)).toMatchObject({ ok: true, data: { state: "processed" } });
    const read = await stateOf(mei, consultNo);
    expect(read).toMatchObject({ state: "processed", unread: 1, dueAt: null });
    expect(read.messages.at(-1)).toMatchObject({ from: "staff", text: "Two days." });
    expect(JSON.stringify(read)).not.toContain("author");
    expect((await mei.must(contract.countUnreadConsults, {})).unread).toBe(1);
    expect((await mei.must(contract.listConsults, { query: { unread: "1" } })).total).toBe(1);
    const { list } = await mei.must(messageList, { body: {} });
    expect(list.map(({ link }) => link)).toContain(`/user/consult/my-consult?consultId=${consultNo}`);
    await mei.must(contract.seeConsult, only(consultNo));
    expect((await mei.must(contract.countUnreadConsults, {})).unread).toBe(0);
  });

  it("is refused when more was said than its author has read", async () => {
    const consultNo = await aQuestion(mei);
    await mei.must(contract.writeInConsult, write(consultNo));
    const stale = { body: { consultNo, text: "No.", seen: 1 } };
    expect(codeOf(await clerk.call(contract.answerConsult, stale))).toBe("CONSULT_MORE_WAS_SAID");
    expect(codeOf(await answer(clerk, consultNo))).toBe("ok");
    expect(codeOf(await answer(clerk, consultNo))).toBe("CONSULT_STATE_REFUSED");
  });

  it("nobody replies to closes after seven days, and can be reopened for seven more by saying why", async () => {
    const consultNo = await aQuestion(mei);
    await answer(clerk, consultNo);
    await spec.advance(7 * 24 * 3600 + 60);
    await logInAgain(spec, mei);
    expect(await stateOf(mei, consultNo)).toMatchObject({ state: "closed", may: { reopen: true, write: false } });
    expect(codeOf(await mei.call(contract.writeInConsult, write(consultNo)))).toBe("CONSULT_STATE_REFUSED");
    expect(await mei.must(contract.reopenConsult, write(consultNo))).toMatchObject({ state: "processing" });
    expect((await stateOf(mei, consultNo)).dueAt).not.toBeNull();
    await mei.must(contract.closeConsult, only(consultNo));
    await spec.advance(7 * 24 * 3600 + 60);
    await logInAgain(spec, mei);
    expect((await stateOf(mei, consultNo)).may.reopen).toBe(false);
    expect(codeOf(await mei.call(contract.reopenConsult, write(consultNo)))).toBe("CONSULT_REOPEN_TOO_LATE");
  });

  it("that is replied to waits for us again, and does not close by itself", async () => {
    const consultNo = await aQuestion(mei);
    await answer(clerk, consultNo);
    expect(await mei.must(contract.writeInConsult, write(consultNo))).toMatchObject({ state: "processing" });
    await spec.advance(8 * 24 * 3600);
    await logInAgain(spec, mei);
    expect(await stateOf(mei, consultNo)).toMatchObject({ state: "processing" });
  });

  it("is rated once, and only where there is one", async () => {
    const consultNo = await aQuestion(mei);
    const rate = { body: { consultNo, stars: 5, words: "Quick" } };
    expect(codeOf(await mei.call(contract.rateConsult, rate))).toBe("CONSULT_STATE_REFUSED");
    await answer(clerk, consultNo);
    const twice = await race(2, () => mei.call(contract.rateConsult, rate, { key: aKey() }));
    expect(twice.map(codeOf).toSorted()).toEqual(["CONSULT_RATED_ALREADY", "ok"]);
    expect((await stateOf(mei, consultNo)).rating).toEqual({ stars: 5, words: "Quick" });
  });
});

describe("at the same moment", () => {
  it("an answer and its customer's closing: one comes first, and nothing is half done", async () => {
    for (let round = 0; round < 4; round++) {
      const consultNo = await aQuestion(mei);
      const [answered, closed] = await Promise.all([
        clerk.call(contract.answerConsult, { body: { consultNo, text: "Yes.", seen: 1 } }, { key: aKey() }),
        mei.call(contract.cancelConsult, only(consultNo), { key: aKey() }),
      ]);
      const { state, messages } = await stateOf(mei, consultNo);
      expect([codeOf(answered), codeOf(closed), state, messages.length]).toEqual(
        answered.ok ? ["ok", "CONSULT_STATE_REFUSED", "processed", 2] : ["CONSULT_STATE_REFUSED", "ok", "cancelled", 1],
      );
      if (state === "processed") await mei.must(contract.closeConsult, only(consultNo), { key: aKey() });
    }
  });

  it("a closed question is reopened once", async () => {
    const consultNo = await aQuestion(mei);
    await answer(clerk, consultNo);
    await mei.must(contract.closeConsult, only(consultNo));
    const both = await race(2, () => mei.call(contract.reopenConsult, write(consultNo), { key: aKey() }));
    expect(both.map(codeOf).toSorted()).toEqual(["CONSULT_STATE_REFUSED", "ok"]);
    expect((await stateOf(mei, consultNo)).messages).toHaveLength(3);
  });

  it("two clerks take a question: it is one's, and the other is told whose", async () => {
    const consultNo = await aQuestion(mei);
    const clerks = [clerk, await spec.staff("admin")];
    const both = await Promise.all(clerks.map((each) => each.call(contract.takeConsult, only(consultNo), { key: aKey() })));
    expect(both.map(codeOf).toSorted()).toEqual(["CONSULT_TAKEN", "ok"]);
    expect(await stateOf(mei, consultNo)).toMatchObject({ state: "processing" });
    const { list } = await clerk.must(contract.readInbox, { query: { q: consultNo } });
    expect(list[0]?.assignee).toBeTruthy();
  });

  it("two clerks answer: one answer is sent", async () => {
    const consultNo = await aQuestion(mei);
    const both = await race(2, () =>
      clerk.call(contract.answerConsult, { body: { consultNo, text: "Yes.", seen: 1 } }, { key: aKey() }),
    );
    expect(both.map(codeOf).toSorted()).toEqual(["CONSULT_STATE_REFUSED", "ok"]);
    expect((await stateOf(mei, consultNo)).messages).toHaveLength(2);
  });
});

it("what was said is never changed, whoever asks the database", async () => {
  await aQuestion(mei);
  await expect(spec.deps.db.updateTable("consult_message").set({ text: "x" }).execute()).rejects.toThrow("never changed");
});
