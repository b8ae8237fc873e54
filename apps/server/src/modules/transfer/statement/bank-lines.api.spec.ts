import { messageList } from "@sihai/contract/message";
import { confirmSuspended, dropSuspended, settleSuspended } from "@sihai/contract/suspense";
import * as calls from "@sihai/contract/transfer";
import { beforeAll, describe, expect, it } from "vitest";
import { aKey, aWorld, type Client, race, type SpecWorld, trials } from "#testing";
import { anOrder, itemOf, someGoods } from "../../../../testing/order/orders.ts";
import { camtOf, csvOf, type StatementEntry } from "../../../../testing/transfer/statements.ts";
import {
  anAnnouncedTransfer,
  deskActs,
  euros,
  type FinanceDesk,
  theFinanceDesk,
} from "../../../../testing/transfer/transfers.ts";
import { balanceOf, wallet, world as worldAccount } from "../../ledger/index.ts";
import { numberIn } from "./read-lines.service.ts";

let world: SpecWorld;
let desk: FinanceDesk;
let mei: Client;
let node: string;
beforeAll(async () => {
  world = await aWorld({ unlimited: true });
  desk = await theFinanceDesk(world);
  mei = await world.shopper();
  node = await world.anotherNode();
});

let numbers = 0;
const aNumber = () => `BK${process.pid}${String(++numbers).padStart(6, "0")}`;
const today = () => world.deps.clock.now().toISOString().slice(0, 10);
const entry = (given: Partial<StatementEntry> = {}): StatementEntry => ({
  ...{ number: aNumber(), amount: "100.00", currency: "EUR", reference: "", day: today() },
  ...given,
});
const fileOf = (text: string) => ({ name: "statement.xml", bytes: new TextEncoder().encode(text), type: "text/xml" });
const send = (text: string, by = desk.maker) =>
  by.call(calls.importStatement, { body: {} }, { key: aKey(), files: [fileOf(text)] });
async function imported(entries: readonly StatementEntry[], as = camtOf) {
  const done = await send(as(entries));
  if (!done.ok) throw new Error(`not imported: ${done.code}`);
  return done.data;
}
async function lineOf(number: string) {
  const { list } = await desk.maker.must(calls.bankLines, { query: { q: number } });
  const [found] = list;
  if (!found) throw new Error(`no line ${number}`);
  return found;
}
const settle = (bankLine: string, way: "suspense" | "ignore", more: { customerMark?: string } = {}, by = desk.maker) =>
  by.call(calls.settleLine, { body: { bankLine, way, reason: "Not of a customer", ...more } }, { key: aKey() });
const confirm = (bankLine: string, way: "suspense" | "ignore", by = desk.checker) =>
  by.call(calls.confirmLine, { body: { bankLine, way, reason: "Not of a customer" } }, { key: aKey() });

describe("a file of the bank", () => {
  it("adds its lines once, however often it comes and in whichever form", async () => {
    const entries = [entry(), entry({ currency: "JPY", amount: "16000" }), entry({ way: "DBIT" })];
    expect(await imported(entries)).toEqual({ lines: 2, added: 2, skipped: 1 });
    expect(await imported(entries)).toEqual({ lines: 2, added: 0, skipped: 1 });
    expect(await imported([...entries.slice(0, 2), entry()], csvOf)).toEqual({ lines: 3, added: 1, skipped: 0 });
  });

  it("at once on two nodes adds each line once", async () => {
    for (const _ of trials(3)) {
      const entries = [entry(), entry(), entry()];
      const replies = await race(4, (index) => send(camtOf(entries), desk.maker.at(index % 2 === 0 ? world.url : node)));
      expect(replies.map((reply) => reply.ok && reply.data.added).toSorted()).toEqual([0, 0, 0, 3]);
    }
  });

  it("that is broken, or says otherwise of a known number, is refused whole with its line", async () => {
    const known = entry();
    await imported([known]);
    const fresh = entry();
    expect(await send(camtOf([fresh, { ...known, amount: "101.00" }]))).toMatchObject({
      ok: false,
      code: "STATEMENT_CONTRADICTS",
    });
    expect(await send(camtOf([fresh]).replace("</Ntry>", ""))).toMatchObject({ ok: false, code: "STATEMENT_NOT_READ" });
    expect(await send(csvOf([fresh, entry({ amount: "x" })]))).toMatchObject({
      code: "STATEMENT_AMOUNT_WRONG",
      data: { line: 3 },
    });
    expect(await send(csvOf([fresh, entry({ currency: "CHF" })]))).toMatchObject({ code: "STATEMENT_CURRENCY_WRONG" });
    expect(await send(csvOf([fresh, entry({ day: "soon" })]))).toMatchObject({ code: "STATEMENT_DAY_WRONG" });
    expect(await send(csvOf([fresh, entry({ number: "" })]))).toMatchObject({ code: "STATEMENT_NUMBER_MISSING" });
    expect(await send(csvOf([fresh, fresh]))).toMatchObject({ code: "STATEMENT_TWICE" });
    expect(await send("account\n1\n")).toMatchObject({ code: "STATEMENT_COLUMN_WRONG" });
    expect(await send(camtOf([]))).toMatchObject({ code: "STATEMENT_EMPTY" });
    const parts = [
      { number: aNumber(), amount: "1.00", reference: "" },
      { number: aNumber(), amount: "2.00", reference: "" },
    ];
    expect(await send(camtOf([entry({ parts })]))).toMatchObject({ code: "STATEMENT_SUM_WRONG" });
    expect(await send(csvOf(Array.from({ length: 5001 }, () => entry())))).toMatchObject({ code: "STATEMENT_TOO_LONG" });
    expect((await desk.maker.must(calls.bankLines, { query: { q: fresh.number } })).list).toEqual([]);
  });
});

describe("the statement of the sandbox's bank, as its first page offers it", () => {
  const statement = async (asked: Record<string, string>) => {
    const reply = await fetch(`${world.sandbox.url}/bank/statement.csv?${new URLSearchParams(asked)}`);
    return await reply.text();
  };

  it("is taken as it comes: the line fits the transfer it names, and comes once", async () => {
    const transferNo = await anAnnouncedTransfer(await world.shopper());
    const { amount } = (await desk.maker.must(calls.transferQueue, { query: { q: transferNo } })).list[0] ?? {};
    const [number, payer] = [aNumber(), 'Chen, "Mei"'];
    const text = await statement({ number, payer, reference: `for ${transferNo}`, ...amount });
    expect((await send(text)).data).toEqual({ lines: 1, added: 1, skipped: 0 });
    expect((await send(text)).data).toEqual({ lines: 1, added: 0, skipped: 0 });
    expect(await lineOf(number)).toMatchObject({ payer, received: amount, transfer: { transferNo, fits: true } });
  });

  it("goes wrong in each way the page lists", async () => {
    const number = aNumber();
    await send(await statement({ number, amount: "10.00", currency: "EUR" }));
    expect(await lineOf(number)).toMatchObject({ transfer: null, status: "open" });
    expect(await send(await statement({ number, amount: "11.00", currency: "EUR" }))).toMatchObject({
      code: "STATEMENT_CONTRADICTS",
    });
    expect((await send(await statement({ amount: "-50.00" }))).data).toEqual({ lines: 0, added: 0, skipped: 1 });
  });
});

describe("the number of a transfer in what a payer wrote", () => {
  it.each([
    ["TR300001 Mei", "300001"],
    ["payment tr-300 001", "300001"],
    ["RF18/TR.300001/INV", "300001"],
    ["TRIP 2026", null],
    ["TR12", null],
  ])("%s", (text, id) => expect(numberIn(text)).toBe(id));
});

describe("a line that names a transfer", () => {
  it("exactly: is recorded by one, confirmed by another, and ends matched", async () => {
    const transferNo = await anAnnouncedTransfer(mei);
    const one = entry({ reference: `${transferNo} Mei` });
    await imported([one]);
    expect(await lineOf(one.number)).toMatchObject({ status: "open", transfer: { transferNo, fits: true } });
    const acts = deskActs(world, desk, transferNo, euros, one.number);
    expect((await acts.record()).ok).toBe(true);
    expect(await lineOf(one.number)).toMatchObject({ status: "recorded", byMe: true, transfer: { transferNo } });
    expect(await settle(one.number, "ignore")).toMatchObject({ ok: false, code: "BANK_LINE_STATE_REFUSED" });
    expect((await acts.confirm()).ok).toBe(true);
    expect(await lineOf(one.number)).toMatchObject({ status: "matched", transfer: { transferNo, state: "credited" } });
  });

  it("with another amount says so, and is recorded as the bank has it and not otherwise", async () => {
    const transferNo = await anAnnouncedTransfer(mei);
    const one = entry({ reference: transferNo, amount: "97.50" });
    await imported([one]);
    expect(await lineOf(one.number)).toMatchObject({ transfer: { transferNo, fits: false } });
    expect(await deskActs(world, desk, transferNo, euros, one.number).record()).toMatchObject({ code: "BANK_LINE_DIFFERS" });
    const received = { amount: "97.50", currency: "EUR" } as const;
    expect((await deskActs(world, desk, transferNo, received, one.number).record()).ok).toBe(true);
  });

  it("recorded by hand before the file came stands matched in it", async () => {
    const transferNo = await anAnnouncedTransfer(mei);
    const one = entry();
    const acts = deskActs(world, desk, transferNo, euros, one.number);
    await acts.record();
    await acts.confirm();
    await imported([one]);
    expect(await lineOf(one.number)).toMatchObject({ status: "matched", transfer: { transferNo } });
  });
});

describe("a line of a transfer that pays an order", () => {
  let index = 0;
  /** Dear enough to be paid by transfer. */
  async function anUnpaidOrder(client: Client) {
    for (;;) {
      const goods = await someGoods(world, index++);
      if (goods.stock >= 40) return anOrder(world, client, { index: index - 1, quantity: 4 });
    }
  }

  it.each([
    ["CAMT.053", camtOf],
    ["CSV", csvOf],
  ] as const)("as %s: from the bank’s file to the order paid, once, whoever agrees on two nodes", async (_, as) => {
    const omar = await world.shopper({ name: "omar" });
    const { tradeNo, orderNo } = await anUnpaidOrder(omar);
    const { options } = await omar.must(calls.payOptions, { query: { tradeNo } });
    const euro = options.find(({ method, send }) => method === "wise" && send.currency === "EUR");
    if (!euro) throw new Error(`${tradeNo} cannot be paid in euro`);
    const opening = { tradeNo, method: "wise", currency: "EUR", rateId: euro.rateId } as const;
    const { transferNo } = await omar.must(calls.payByTransfer, { body: opening }, { key: aKey() });
    const one = entry({ reference: `${transferNo} Omar`, amount: euro.send.amount });
    await imported([one], as);
    expect(await lineOf(one.number)).toMatchObject({ status: "open", transfer: { transferNo, fits: true } });
    const received = { amount: euro.send.amount, currency: "EUR" } as const;
    expect((await deskActs(world, desk, transferNo, received, one.number).record()).ok).toBe(true);
    expect((await itemOf(omar, orderNo)).state).toBe("unpaid");
    const other = { ...desk, checker: desk.checker.at(node) };
    const agreed = await race(4, (at) => deskActs(world, at % 2 ? other : desk, transferNo, received, one.number).confirm());
    expect(agreed.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await itemOf(omar, orderNo)).state).toBe("paid");
    expect(await lineOf(one.number)).toMatchObject({ status: "matched", transfer: { transferNo, state: "credited" } });
    expect((await balanceOf(world.deps.db, wallet(omar.id, "EUR"))).amount).toBe(0n);
  });
});

describe("a line of nobody known", () => {
  it("goes into suspense by two people, and is credited from there as money that came by bank", async () => {
    const one = entry({ currency: "USD", amount: "50.00" });
    await imported([one]);
    const before = await balanceOf(world.deps.db, worldAccount("suspense", "USD"));
    expect(await settle(one.number, "suspense", { customerMark: "SH1" })).toMatchObject({ code: "BANK_LINE_OWNER_UNKNOWN" });
    expect((await settle(one.number, "suspense")).ok).toBe(true);
    expect(await confirm(one.number, "suspense", desk.maker)).toMatchObject({ code: "TRANSFER_SAME_PERSON" });
    expect(await confirm(one.number, "ignore")).toMatchObject({ code: "TRANSFER_SEEN_CHANGED" });
    expect((await confirm(one.number, "suspense")).ok).toBe(true);
    const { suspenseNo, status } = await lineOf(one.number);
    expect(status).toBe("suspense");
    expect((await balanceOf(world.deps.db, worldAccount("suspense", "USD"))).amount - before.amount).toBe(5000n);
    const omar = await world.shopper({ name: "omar" });
    const body = {
      suspenseNo: suspenseNo ?? "",
      way: "credit",
      reason: "Named on the phone",
      customerMark: `SH${omar.id}`,
    } as const;
    expect(await desk.maker.call(settleSuspended, { body }, { key: aKey() })).toMatchObject({ ok: true });
    expect((await balanceOf(world.deps.db, wallet(omar.id, "USD"))).amount).toBe(5000n);
    const sources = await world.deps.db.selectFrom("money_source").select("kind").where("user_id", "=", omar.id).execute();
    expect(sources).toEqual([{ kind: "transfer" }]);
  });

  it("is sent back by the bank, under the bank’s number, which stands for one", async () => {
    const sentAs = aNumber();
    for (const [round, ok] of [true, false].entries()) {
      const one = entry({ currency: "HKD", amount: "80.00" });
      await imported([one]);
      await settle(one.number, "suspense");
      await confirm(one.number, "suspense");
      const { suspenseNo } = await lineOf(one.number);
      const body = { suspenseNo: suspenseNo ?? "", way: "send-back", reason: "Asked for by the payer" } as const;
      expect(await desk.maker.call(settleSuspended, { body }, { key: aKey() })).toMatchObject({
        code: "SUSPENSE_BANK_NUMBER_NEEDED",
      });
      const sent = await desk.maker.call(settleSuspended, { body: { ...body, sentAs } }, { key: aKey() });
      expect([round, sent.ok]).toEqual([round, ok]);
    }
    expect((await balanceOf(world.deps.db, worldAccount("suspense", "HKD"))).amount).toBe(8000n);
  });

  it("whose way back is not agreed to lets go of the bank's number, which was another's", async () => {
    const sentAs = aNumber();
    const inSuspense: string[] = [];
    for (const one of [entry({ amount: "900.00" }), entry({ amount: "901.00" })]) {
      await imported([one]);
      await settle(one.number, "suspense");
      await confirm(one.number, "suspense");
      inSuspense.push((await lineOf(one.number)).suspenseNo ?? "");
    }
    const [mistaken = "", meant = ""] = inSuspense;
    const back = { way: "send-back", reason: "Asked for by the payer" } as const;
    const propose = (suspenseNo: string) =>
      desk.maker.call(settleSuspended, { body: { suspenseNo, ...back, sentAs } }, { key: aKey() });
    expect(await propose(mistaken)).toMatchObject({ data: { state: "proposed" } });
    expect(await propose(meant)).toMatchObject({ code: "SUSPENSE_BANK_NUMBER_NEEDED" });
    const dropped = { body: { suspenseNo: mistaken, reason: "It was the other" } };
    expect(await desk.checker.call(dropSuspended, dropped, { key: aKey() })).toMatchObject({ ok: true });
    expect(await propose(meant)).toMatchObject({ data: { state: "proposed" } });
    const agreed = { body: { suspenseNo: meant, ...back } };
    expect(await desk.checker.call(confirmSuspended, agreed, { key: aKey() })).toMatchObject({ data: { state: "sent-back" } });
  });

  it("sent back by the bank is told to whom it belongs as gone to their account, not to a card", async () => {
    const one = entry({ currency: "HKD", amount: "81.00" });
    await imported([one]);
    const owner = await world.shopper({ name: "ida" });
    await settle(one.number, "suspense", { customerMark: `SH${owner.id}` });
    await confirm(one.number, "suspense");
    const { suspenseNo } = await lineOf(one.number);
    const body = { suspenseNo: suspenseNo ?? "", way: "send-back", reason: "Asked for by the payer", sentAs: aNumber() } as const;
    expect(await desk.maker.call(settleSuspended, { body }, { key: aKey() })).toMatchObject({ ok: true });
    const told = (await owner.must(messageList, { body: {} })).list.find(({ title }) => title === "Your money was sent back");
    expect(told?.text).toContain("to your bank account.");
  });

  it("is left out with a reason by two people, and can be taken back before", async () => {
    const one = entry();
    await imported([one]);
    await settle(one.number, "ignore");
    expect((await desk.maker.call(calls.dropLine, { body: { bankLine: one.number, reason: "Looked again" } })).ok).toBe(true);
    expect(await lineOf(one.number)).toMatchObject({ status: "open", way: null });
    await settle(one.number, "ignore");
    expect((await confirm(one.number, "ignore")).ok).toBe(true);
    expect(await lineOf(one.number)).toMatchObject({ status: "ignored", reason: "Not of a customer" });
    const transferNo = await anAnnouncedTransfer(mei);
    expect(await deskActs(world, desk, transferNo, euros, one.number).record()).toMatchObject({ code: "BANK_LINE_DECIDED" });
    expect(await settle("NOSUCHLINE", "ignore")).toMatchObject({ code: "BANK_LINE_NOT_FOUND" });
  });

  it("ends in one way only, however many decide at once", async () => {
    for (const _ of trials(4)) {
      const transferNo = await anAnnouncedTransfer(await world.shopper());
      const one = entry();
      await imported([one]);
      const acts = deskActs(world, desk, transferNo, euros, one.number);
      const replies = await Promise.all([
        acts.record(),
        settle(one.number, "ignore"),
        settle(one.number, "suspense", {}, desk.checker),
      ]);
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    }
  });

  it("confirmed by several at once is in suspense once", async () => {
    const third = await world.staff("finance");
    for (const _ of trials(3)) {
      const one = entry({ currency: "GBP" });
      await imported([one]);
      await settle(one.number, "suspense");
      const replies = await race(4, (index) => confirm(one.number, "suspense", index % 2 === 0 ? desk.checker : third.at(node)));
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    }
  });
});
