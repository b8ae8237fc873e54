import * as contract from "@sihai/contract/dispute";
import { assignSubject, writeNote } from "@sihai/contract/note";
import { submitDiy } from "@sihai/contract/order";
import { sql } from "kysely";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aKey, type Client, inWallet, pay, payPassword, race } from "#testing";
import { aQuestion } from "../../../testing/consult/consults.ts";
import { aSubmittedParcel, theBenches } from "../../../testing/parcel/parcels.ts";
import { addressId, gateway, mei, spec, standOnCardGround } from "../../../testing/payment/card-fixtures.ts";
import { aRecharge, cards, payWith } from "../../../testing/payment/payments.ts";
import { extend } from "../../../testing/storage/stored.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";
import { sendAnswers } from "./send-answer.ts";

standOnCardGround();

let finance: Client;
let otherNode: string;
beforeAll(async () => {
  finance = await spec.staff("finance");
  otherNode = await spec.anotherNode();
});
beforeEach(async () => {
  const hash = await spec.deps.passwords.hash(payPassword);
  await spec.deps.db.updateTable("app_user").set({ pay_password_hash: hash }).where("id", "=", mei.id).execute();
});

const anOrder = {
  ...{
    name: "A lamp",
    link: "https://shop.example/lamp",
    platform: "other" as const,
    unitPrice: "60.00",
    domesticFreight: "0.00",
  },
  ...{ quantity: 1, options: "", remark: "", classId: "cups", pictures: [] as string[], warehouseId: 1 as const },
  ...{ country: "DE", disclaimerAgreed: true },
};
const said = { explanation: "The goods were delivered", productDescription: "A lamp", carrier: "", trackingNumber: "" };
const texts = { ...said, shippedOn: "", shippingAddress: "" };
const aDraft = { texts, papers: ["receipt" as const], pictures: [] as string[] };

async function aCharge(amount = "100.00"): Promise<{ tradeNo: string; intentId: string }> {
  const tradeNo = await aRecharge(mei, amount);
  await payWith(mei, tradeNo, cards.visa, { addressId });
  return { tradeNo, intentId: (await gateway.intentsOf(tradeNo))[0]?.id ?? "" };
}
/** The bank's client disputes a charge, and every notice of it has come. */
async function aDispute(wish: { isInquiry?: boolean; reason?: string } = {}) {
  const { tradeNo, intentId } = await aCharge();
  const { id } = await gateway.dispute(intentId, wish);
  for (const event of await gateway.eventsAbout(intentId)) await gateway.replay(event.id);
  const [row] = (await finance.must(contract.listDisputes, { query: { q: id } })).list;
  return { tradeNo, intentId, id, disputeNo: row?.disputeNo ?? "" };
}
/** The same of what paid a trade already. */
async function disputedTrade(tradeNo: string) {
  const intentId = (await gateway.intentsOf(tradeNo))[0]?.id ?? "";
  const { id } = await gateway.dispute(intentId);
  await deliver(intentId);
  const [row] = (await finance.must(contract.listDisputes, { query: { q: tradeNo } })).list;
  return { id, disputeNo: row?.disputeNo ?? "" };
}
const read = (disputeNo: string) => finance.must(contract.readDispute, { query: { disputeNo } });
const save = (disputeNo: string, version: number, more: Partial<typeof aDraft> = {}, client = finance) =>
  client.call(contract.saveDisputeAnswer, { body: { disputeNo, version, ...aDraft, ...more } }, { key: aKey() });
const submit = (disputeNo: string, version: number, client = finance) =>
  client.call(contract.submitDisputeAnswer, { body: { disputeNo, version } }, { key: aKey() });
const codeOf = (reply: { ok: boolean; code?: string }) => (reply.ok ? "ok" : reply.code);
async function evidenceOf(id: string) {
  const reply = await fetch(`${spec.sandbox.url}/sandbox/gateway/evidence/${id}`);
  return (await reply.json()) as { evidence: Record<string, string>; submissions: number; status: string };
}
async function paperText(fileId: string): Promise<string> {
  const reply = await fetch(`${spec.sandbox.url}/sandbox/gateway/files/${fileId}`);
  const pdf = await getDocumentProxy(new Uint8Array(await reply.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, " ");
}
/** The notices of a dispute, delivered anew. */
async function deliver(intentId: string, order: "forth" | "back" = "forth"): Promise<void> {
  const events = await gateway.eventsAbout(intentId);
  for (const event of order === "forth" ? events : events.toReversed()) await gateway.replay(event.id);
}

describe("the desk for disputes", () => {
  it("lists what waits by its due time, and finds one by whatever names it", async () => {
    const { tradeNo, id, disputeNo, intentId } = await aDispute({ reason: "product_not_received" });
    const { list, counts } = await finance.must(contract.listDisputes, { query: {} });
    const row = list.find((one) => one.disputeNo === disputeNo);
    expect(row).toMatchObject({ status: "open", reason: "product_not_received", tradeNo, answer: null });
    expect(row?.amount).toEqual({ amount: "103.50", currency: "CNY" });
    expect(list.map(({ dueAt }) => dueAt)).toEqual(list.map(({ dueAt }) => dueAt).toSorted());
    expect(counts.answer).toBe(list.length);
    for (const q of [disputeNo.toLowerCase(), id, intentId, tradeNo, `SH${mei.id}`, row?.customerEmail ?? ""])
      expect((await finance.must(contract.listDisputes, { query: { q } })).list.map((one) => one.disputeNo)).toEqual([disputeNo]);
    expect(codeOf(await finance.call(contract.readDispute, { query: { disputeNo: "DP999999" } }))).toBe("CARD_DISPUTE_NOT_FOUND");
  });

  it("is read page by page without a gap or a row twice, whatever shares an instant", async () => {
    await sql`insert into card_reversal (id, kind, gateway_id, currency, amount, status, due_at, withdrawn, reinstated, opened_at, changed_at)
      select 'dp_many' || n, 'dispute', 'pi_many' || n, 'CNY', 100, 'open',
        date_trunc('second', now()) + (n / 9) * interval '1 hour', false, false, now(), now() from generate_series(1, 120) n`.execute(
      spec.deps.db,
    );
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page: { list: { disputeNo: string }[]; next: string | null } = await finance.must(contract.listDisputes, {
        query: after === undefined ? {} : { after },
      });
      seen.push(...page.list.map(({ disputeNo }) => disputeNo));
      after = page.next;
    }
    expect(seen.length).toBeGreaterThanOrEqual(120);
    expect(new Set(seen).size).toBe(seen.length);
    await sql`delete from card_reversal where id like 'dp_many%'`.execute(spec.deps.db);
  });

  it("shows the payment as it was billed then, and what was bought out of it, whatever was edited since", async () => {
    const { tradeNo, intentId } = await aCharge();
    const { tradeNo: order } = await mei.must(submitDiy, { body: anOrder }, { key: aKey() });
    expect(await pay(mei, order)).toMatchObject({ ok: true });
    await aQuestion(mei);
    await sql`update address set full_address = 'Elsewhere 9' where id = ${addressId}`.execute(spec.deps.db);
    await gateway.dispute(intentId);
    await deliver(intentId);
    const [row] = (await finance.must(contract.listDisputes, { query: { q: tradeNo } })).list;
    const { proof, money, answerGiven } = await read(row?.disputeNo ?? "");
    expect(proof.payment).toMatchObject({
      charged: { amount: "103.50", currency: "CNY" },
      card: "visa 4242",
      billing: { name: "Mei Chen", email: "mei@example.com" },
    });
    expect(proof.payment?.billing?.address).toContain("Invalidenstraße");
    expect(proof.termsAcceptedAt).not.toBeNull();
    expect(proof.orders.map(({ items, total }) => [items, total])).toEqual([[["A lamp x 1"], "60.00"]]);
    expect(proof.correspondence).toHaveLength(1);
    expect(money).toEqual({ booked: "out", borne: "100.00", ours: "3.50", owedNow: "60.00" });
    expect(answerGiven).toMatchObject({ version: 0, papers: ["receipt", "correspondence"] });
    expect(answerGiven.texts.productDescription).toBe("A lamp x 1");
  });

  it("names what was in a parcel that was paid for by the card, on the receipt the bank reads too", async () => {
    const benches = await theBenches(spec);
    const { packageId, tradeNo } = await aSubmittedParcel(spec, mei, benches);
    await payWith(mei, tradeNo, cards.visa, { addressId });
    const { id, disputeNo } = await disputedTrade(tradeNo);
    const { proof, answerGiven } = await read(disputeNo);
    expect(proof.orders).toEqual([]);
    const [parcel] = proof.parcels;
    expect(parcel).toMatchObject({ packageId, items: [expect.stringMatching(/ x 1$/)] });
    const goods = parcel?.items?.join("; ") ?? "";
    expect(answerGiven).toMatchObject({
      papers: ["receipt"],
      texts: { productDescription: `International shipping of ${goods}` },
    });
    expect(codeOf(await save(disputeNo, 0))).toBe("ok");
    expect(await submit(disputeNo, 1)).toMatchObject({ ok: true, data: { state: "submitted" } });
    const paper = await paperText((await evidenceOf(id)).evidence.receipt ?? "");
    expect(paper).toContain(`In parcel ${packageId} ${goods}`);
  });

  it.each(["card", "wallet"] as const)("names the goods that longer storage was paid for, by the %s", async (method) => {
    const item = await aStoredItem(spec, mei, await theBenches(spec));
    const opened = await extend(mei, [{ itemId: item.itemId, months: 1 }], "15.00");
    if (!opened.ok) throw new Error(opened.code);
    const tradeNo = method === "card" ? opened.data.tradeNo : await aRecharge(mei, "15.00");
    await payWith(mei, tradeNo, cards.visa, { addressId });
    if (method === "wallet") expect(await pay(mei, opened.data.tradeNo)).toMatchObject({ ok: true });
    const { id, disputeNo } = await disputedTrade(tradeNo);
    const { proof, answerGiven } = await read(disputeNo);
    expect(proof).toMatchObject({
      orders: [],
      parcels: [],
      works: [{ kind: "storage", items: [expect.stringMatching(/ x 1$/)] }],
    });
    const goods = proof.works?.[0]?.items.join("; ") ?? "";
    expect(answerGiven.texts.productDescription).toBe(`Longer storage of goods: ${goods}`);
    expect(codeOf(await save(disputeNo, 0))).toBe("ok");
    expect(await submit(disputeNo, 1)).toMatchObject({ ok: true, data: { state: "submitted" } });
    expect(await paperText((await evidenceOf(id)).evidence.receipt ?? "")).toContain(`Longer storage of goods ${goods}`);
  });

  it("is worked on by a colleague with notes of its own", async () => {
    const { disputeNo } = await aDispute();
    const { id: to } = await spec.deps.db
      .selectFrom("staff")
      .select("id")
      .where(sql<boolean>`'finance' = any(roles)`)
      .executeTakeFirstOrThrow();
    const given = await finance.call(assignSubject, { body: { kind: "dispute", no: disputeNo, to, was: null } });
    expect(given).toMatchObject({ ok: true });
    expect(await finance.call(writeNote, { body: { kind: "dispute", no: disputeNo, text: "Asked the carrier" } })).toMatchObject({
      ok: true,
    });
  });
});

describe("an answer to a dispute", () => {
  it("goes to the gateway with its texts and papers, and the bank looks at it", async () => {
    const { disputeNo, id, tradeNo } = await aDispute();
    expect(codeOf(await submit(disputeNo, 1))).toBe("DISPUTE_ANSWER_EMPTY");
    expect(codeOf(await save(disputeNo, 0))).toBe("ok");
    expect(await submit(disputeNo, 1)).toMatchObject({ ok: true, data: { state: "submitted" } });
    const { evidence, submissions, status } = await evidenceOf(id);
    expect([submissions, status]).toEqual([1, "under_review"]);
    expect(evidence).toMatchObject({
      uncategorized_text: "The goods were delivered",
      customer_name: "Mei Chen",
      customer_email_address: "mei@example.com",
    });
    expect(evidence.billing_address).toContain("Invalidenstraße");
    const paper = await paperText(evidence.receipt ?? "");
    for (const words of [disputeNo, id, tradeNo, "CN ￥103.50", "visa 4242", "Mei Chen", "accepted the terms"])
      expect(paper).toContain(words);
    expect(await read(disputeNo)).toMatchObject({ status: "review", canAnswer: false, answerGiven: { state: "submitted" } });
    expect(codeOf(await save(disputeNo, 1))).toBe("CARD_DISPUTE_OVER");
  });

  it("is sent once, whoever presses on two nodes at once", async () => {
    const { disputeNo, id } = await aDispute();
    await save(disputeNo, 0);
    const answers = await race(6, (index) => submit(disputeNo, 1, index % 2 === 0 ? finance : finance.at(otherNode)));
    expect(answers.map(codeOf).toSorted()).toEqual([...Array(5).fill("DISPUTE_ANSWER_SENT"), "ok"].toSorted());
    expect((await evidenceOf(id)).submissions).toBe(1);
  });

  it("is not written over by a colleague who read it before", async () => {
    const { disputeNo } = await aDispute();
    const drafts = await race(4, (index) => save(disputeNo, 0, {}, index % 2 === 0 ? finance : finance.at(otherNode)));
    expect(drafts.map(codeOf).toSorted()).toEqual([
      "DISPUTE_ANSWER_CHANGED",
      "DISPUTE_ANSWER_CHANGED",
      "DISPUTE_ANSWER_CHANGED",
      "ok",
    ]);
    expect(codeOf(await save(disputeNo, 1))).toBe("ok");
    expect(codeOf(await submit(disputeNo, 1))).toBe("DISPUTE_ANSWER_CHANGED");
    expect(codeOf(await save(disputeNo, 2, { pictures: ["a".repeat(32)] }))).toBe("DISPUTE_PICTURE_UNKNOWN");
  });

  it("whose taking nobody heard of is asked again under its key, and counts once", async () => {
    const { disputeNo, id } = await aDispute();
    await save(disputeNo, 0);
    const { payment } = spec.deps.adapters;
    const { submitEvidence } = payment;
    payment.submitEvidence = async (request) => {
      await submitEvidence(request);
      return { status: "unknown", detail: "silence" };
    };
    expect(await submit(disputeNo, 1)).toMatchObject({ ok: true, data: { state: "sending" } });
    payment.submitEvidence = submitEvidence;
    // The gateway's own word that it looks at it may be here before.
    expect(["DISPUTE_ANSWER_SENT", "CARD_DISPUTE_OVER"]).toContain(codeOf(await save(disputeNo, 1)));
    await spec.advance(121);
    await Promise.all([sendAnswers(spec.deps), sendAnswers(spec.deps)]);
    const { answer } = await spec.deps.db
      .selectFrom("dispute_answer")
      .select("state as answer")
      .where("dispute_id", "=", id)
      .executeTakeFirstOrThrow();
    expect([answer, (await evidenceOf(id)).submissions]).toEqual(["submitted", 1]);
  });

  it("one of whose papers the gateway will not take is told so, and is sent again as it is or without it", async () => {
    const { disputeNo, id } = await aDispute();
    await save(disputeNo, 0);
    const { payment } = spec.deps.adapters;
    const { uploadEvidence } = payment;
    payment.uploadEvidence = (file) => uploadEvidence({ ...file, bytes: Buffer.alloc(5_500_000) });
    expect(await submit(disputeNo, 1)).toMatchObject({ ok: true, data: { state: "refused" } });
    const { answerGiven, canAnswer } = await read(disputeNo);
    expect(answerGiven.detail).toBe(`${disputeNo}-receipt.pdf: not a file the gateway takes`);
    expect([canAnswer, answerGiven.version, (await evidenceOf(id)).submissions]).toEqual([true, 1, 0]);
    // A silent gateway is another thing: the sweep asks it again.
    payment.uploadEvidence = async () => ({ status: "unknown", detail: "silence" });
    expect(await submit(disputeNo, 1)).toMatchObject({ ok: true, data: { state: "sending" } });
    payment.uploadEvidence = uploadEvidence;
    await spec.advance(121);
    await Promise.all([sendAnswers(spec.deps), sendAnswers(spec.deps)]);
    expect(await read(disputeNo)).toMatchObject({
      status: "review",
      answerGiven: { state: "submitted", version: 2, detail: "" },
    });
    expect((await evidenceOf(id)).submissions).toBe(1);
  });

  it("comes too late once the bank has decided, and the money moves once in whatever order it is said", async () => {
    await gateway.hold(true);
    const { intentId, id, disputeNo } = await aDispute();
    expect(await inWallet(spec, mei)).toBe("0.00");
    await save(disputeNo, 0);
    await gateway.closeDispute(id, "won");
    // The gateway has decided, and nobody here knows yet.
    expect(await submit(disputeNo, 1)).toMatchObject({ ok: true, data: { state: "refused" } });
    await Promise.all([deliver(intentId, "back"), deliver(intentId)]);
    expect(await inWallet(spec, mei)).toBe("100.00");
    expect(await read(disputeNo)).toMatchObject({ status: "won", money: { booked: "back" }, answerGiven: { state: "refused" } });
    expect(codeOf(await save(disputeNo, 1))).toBe("CARD_DISPUTE_OVER");
  });

  it.each([
    ["won", "winning_evidence", "100.00", "back"],
    ["lost", "losing_evidence", "0.00", "out"],
  ] as const)("ends %s by what the bank reads, with its postings once", async (status, word, left, booked) => {
    const { disputeNo, intentId, id } = await aDispute();
    await save(disputeNo, 0, { texts: { ...texts, explanation: word } });
    await submit(disputeNo, 1);
    await gateway.closeDispute(id, status);
    await Promise.all([deliver(intentId), deliver(intentId, "back")]);
    expect(await inWallet(spec, mei)).toBe(left);
    expect(await read(disputeNo)).toMatchObject({ status, money: { booked }, canAnswer: false });
    expect((await finance.must(contract.listDisputes, { query: { tab: "ended" } })).list[0]?.disputeNo).toBe(disputeNo);
  });

  it("to an inquiry moves no money, and the inquiry closes", async () => {
    const { disputeNo, intentId, id } = await aDispute({ isInquiry: true });
    expect(await inWallet(spec, mei)).toBe("100.00");
    expect((await mei.must(contract.listOwnDisputes)).list).toMatchObject([{ state: "inquiry", taken: "0.00" }]);
    await save(disputeNo, 0);
    expect(await submit(disputeNo, 1)).toMatchObject({ ok: true, data: { state: "submitted" } });
    await gateway.closeDispute(id, "lost");
    await deliver(intentId);
    expect(await read(disputeNo)).toMatchObject({ status: "inquiry-closed", money: { booked: "never", borne: "0.00" } });
    expect(await inWallet(spec, mei)).toBe("100.00");
  });
});

describe("a dispute that is given up", () => {
  const giveUp = (disputeNo: string, client = finance) =>
    client.call(contract.giveUpDispute, { body: { disputeNo, reason: "We have no proof of delivery" } }, { key: aKey() });

  it("is lost at once and once, whoever presses on two nodes; its money stays out, and who did it and why is kept", async () => {
    const { disputeNo, intentId, id } = await aDispute();
    const pressed = await race(4, (index) => giveUp(disputeNo, index % 2 === 0 ? finance : finance.at(otherNode)));
    for (const reply of pressed) expect(["ok", "CARD_DISPUTE_OVER"]).toContain(codeOf(reply));
    expect(pressed.some(({ ok }) => ok)).toBe(true);
    expect((await evidenceOf(id)).status).toBe("lost");
    await Promise.all([deliver(intentId), deliver(intentId, "back")]);
    expect(await read(disputeNo)).toMatchObject({ status: "lost", money: { booked: "out", borne: "100.00" }, canAnswer: false });
    expect(await inWallet(spec, mei)).toBe("0.00");
    const kept = await spec.deps.db
      .selectFrom("audit_log")
      .select("facts")
      .where("action", "=", "dispute.give-up")
      .where("subject", "=", `dispute:${disputeNo}`)
      .execute();
    expect(kept[0]?.facts).toEqual({ reason: "We have no proof of delivery" });
    expect(codeOf(await save(disputeNo, 0))).toBe("CARD_DISPUTE_OVER");
  });

  it("is not one that was answered, an inquiry, nor one nobody knows; a silent gateway is told", async () => {
    const answered = await aDispute();
    await save(answered.disputeNo, 0);
    await submit(answered.disputeNo, 1);
    expect(codeOf(await giveUp(answered.disputeNo))).toBe("DISPUTE_ANSWER_SENT");
    expect(codeOf(await giveUp((await aDispute({ isInquiry: true })).disputeNo))).toBe("CARD_DISPUTE_OVER");
    expect(codeOf(await giveUp("DP999999"))).toBe("CARD_DISPUTE_NOT_FOUND");
    const { disputeNo } = await aDispute();
    const { payment } = spec.deps.adapters;
    const { acceptDispute } = payment;
    payment.acceptDispute = async () => ({ status: "unknown", detail: "silence" });
    expect(codeOf(await giveUp(disputeNo))).toBe("GATEWAY_SILENT");
    payment.acceptDispute = acceptDispute;
    expect(await giveUp(disputeNo)).toMatchObject({ ok: true, data: { status: "lost" } });
  });
});

describe("a customer", () => {
  it("sees the dispute, what it took and what is owed", async () => {
    const { intentId, tradeNo } = await aCharge();
    const { tradeNo: order } = await mei.must(submitDiy, { body: anOrder }, { key: aKey() });
    await pay(mei, order);
    await gateway.dispute(intentId);
    await deliver(intentId);
    expect(await mei.must(contract.listOwnDisputes)).toMatchObject({
      list: [{ state: "open", tradeNo, taken: "100.00", amount: { amount: "103.50", currency: "CNY" } }],
      owed: "60.00",
    });
    expect(await mei.call(submitDiy, { body: anOrder }, { key: aKey() })).toMatchObject({ code: "DEBT_OPEN" });
    expect((await (await spec.shopper()).must(contract.listOwnDisputes)).list).toEqual([]);
  });
});
