import * as contract from "@sihai/contract/consult";
import { assignSubject, writeNote } from "@sihai/contract/note";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, type Client, type SpecWorld } from "#testing";
import { answer, aQuestion } from "../../../testing/consult/consults.ts";
import { anEnquiry } from "../../../testing/enquiry/enquiries.ts";
import { paidFor, someGoods } from "../../../testing/expert/experts.ts";
import { theBenches } from "../../../testing/parcel/parcels.ts";

let spec: SpecWorld;
let mei: Client;
let clerk: Client;
let consultNo: string;
let enquiryNo: string;
beforeAll(async () => {
  spec = await aWorld();
  mei = await aBuyer(spec);
  clerk = await spec.staff("support");
  consultNo = await aQuestion(mei, { title: "First" });
  enquiryNo = await anEnquiry(spec, mei, ["https://item.taobao.com/item.htm?id=610947572360"]);
});

const inbox = (query: NonNullable<Parameters<typeof clerk.must<typeof contract.readInbox>>[1]>["query"] = {}) =>
  clerk.must(contract.readInbox, { query });
const codeOf = (reply: { ok: boolean; code?: string }) => (reply.ok ? "ok" : reply.code);

describe("the inbox", () => {
  it("holds what waits of every kind, the most urgent first, and narrows to a kind, a type and whose it is", async () => {
    const { list, counts } = await inbox();
    expect(list.map(({ no }) => no).toSorted()).toEqual([enquiryNo, consultNo].toSorted());
    expect(list.map(({ dueAt }) => dueAt)).toEqual(list.map(({ dueAt }) => dueAt).toSorted());
    expect(counts).toMatchObject({ waiting: 2, consult: 1, enquiry: 1, claim: 0 });
    expect((await inbox({ kind: "enquiry" })).list.map(({ no }) => no)).toEqual([enquiryNo]);
    expect((await inbox({ type: "other" })).list.map(({ no }) => no)).toEqual([consultNo]);
    expect((await inbox({ type: "legal" })).list).toEqual([]);
    expect((await inbox({ due: "late" })).list).toEqual([]);
    expect((await inbox({ whose: "nobody" })).list).toHaveLength(2);
    const { staffId } = await spec.deps.db
      .selectFrom("staff")
      .select("id as staffId")
      .where(sql<boolean>`'support' = any(roles)`)
      .executeTakeFirstOrThrow();
    await clerk.must(assignSubject, { body: { kind: "enquiry", no: enquiryNo, to: staffId, was: null } });
    expect((await inbox({ whose: "nobody" })).list.map(({ no }) => no)).toEqual([consultNo]);
    expect((await inbox({ kind: "enquiry" })).list[0]?.assignee).toBeTruthy();
    await clerk.must(writeNote, { body: { kind: "consult", no: consultNo, text: "Ask the bench first" } });
    expect((await inbox({ q: `SH${mei.id}` })).list.map(({ no }) => no)).toEqual([consultNo]);
  });

  it("is read page by page without a gap or a row twice, whatever shares an instant", async () => {
    const omar = await aBuyer(spec);
    await spec.deps.db.transaction().execute(async (tx) => {
      await sql`insert into consult (user_id, consult_no, type, title, state, created_at, due_at, last_at, last_text, messages)
        select ${omar.id}, 'ZX' || (800000000 + n), 'other', 'Many', 'untreated', now(), date_trunc('second', now()) + (n / 7) * interval '1 minute', now(), 'x', 0
        from generate_series(1, 130) n`.execute(tx);
    });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof inbox>> = await inbox(after === null ? {} : { after });
      seen.push(...page.list.map(({ no }) => no));
      after = page.next;
    } while (after !== null);
    expect([seen.length, new Set(seen).size]).toEqual([132, 132]);
    await sql`delete from consult where consult_no like 'ZX8000%' or consult_no like 'ZX8001%'`.execute(spec.deps.db);
  });

  it("shows answered ones apart, and is closed to whoever may not read questions", async () => {
    const other = await aQuestion(mei, { title: "Second" });
    await answer(clerk, other);
    expect((await inbox({ tab: "answered" })).list.map(({ no }) => no)).toEqual([other]);
    await mei.must(contract.closeConsult, { body: { consultNo: other } });
    expect((await inbox({ tab: "ended" })).list.map(({ no }) => no)).toEqual([other]);
    const packer = await spec.staff("packer");
    expect(await packer.call(contract.readInbox, { query: {} })).toMatchObject({ ok: false, status: 403 });
  });

  it("shows as much of what a customer wrote as a line holds: where it is cut, the page says so", async () => {
    const member = await aBuyer(spec, "5000.00");
    const serviceBarcode = await paidFor(member, await someGoods(spec, member, await theBenches(spec), [900]));
    const description =
      "A birthday present for my mother, who opens everything with scissors: please pack it in two boxes, one in the other.";
    await sql`update expert_service set description = ${description} where service_no = ${serviceBarcode}`.execute(spec.deps.db);
    const { list } = await inbox({ kind: "expert" });
    expect(list.find(({ no }) => no === serviceBarcode)).toMatchObject({ title: description });
  });
});

describe("saved replies", () => {
  const reply = (change: object = {}) => ({
    body: {
      replyId: null,
      version: 0,
      title: { zh: "催件", en: "Chasing" },
      text: { zh: "已催促。", en: "We asked." },
      ...change,
    },
  });
  it("stand in both languages, and a colleague's change is not written over unseen", async () => {
    const { replyId } = await clerk.must(contract.saveReply, reply(), { key: aKey() });
    const changed = reply({ replyId, version: 1, title: { zh: "催件二", en: "Chasing again" } });
    const both = await Promise.all([0, 1].map(() => clerk.call(contract.saveReply, changed, { key: aKey() })));
    expect(both.map(codeOf).toSorted()).toEqual(["REPLY_CHANGED", "ok"]);
    expect((await clerk.must(contract.listReplies, {})).list).toMatchObject([
      { replyId, version: 2, title: { en: "Chasing again" } },
    ]);
    await clerk.must(contract.removeReply, { body: { replyId } }, { key: aKey() });
    expect(codeOf(await clerk.call(contract.removeReply, { body: { replyId } }, { key: aKey() }))).toBe("REPLY_NOT_FOUND");
    expect(codeOf(await clerk.call(contract.saveReply, changed, { key: aKey() }))).toBe("REPLY_NOT_FOUND");
    expect((await clerk.must(contract.listReplies, {})).list).toEqual([]);
  });
});
