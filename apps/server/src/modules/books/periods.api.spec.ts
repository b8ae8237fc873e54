import * as calls from "@sihai/contract/books";
import { listBills } from "@sihai/contract/payment";
import { cny } from "@sihai/domain";
import { beijingMonth } from "@sihai/domain/clocks";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aKey, aWorld, type Client, inWallet, race, type SpecWorld, told } from "#testing";
import { changeRule } from "../../../testing/setting/change-rule.ts";
import { type Entry, post, wallet, world } from "../ledger/index.ts";

let spec: SpecWorld;
let mei: Client;
let maker: Client;
let checker: Client;
beforeAll(async () => {
  spec = await aWorld();
});
beforeEach(async () => {
  mei = await spec.shopper();
  maker = await spec.staff("finance");
  checker = await spec.staff("finance");
});

const reason = "The statements are in";

/** Money that arrived at the bank at an hour of the past, or of now. */
function arrived(key: string, amount: string, at: Date) {
  const postings: Entry["postings"] = [{ from: world("bank"), to: wallet(mei.id), amount: cny(amount) }];
  return spec.deps.db
    .transaction()
    .execute((tx) => post(tx, { key: `${key}:${mei.id}`, kind: "spec", userId: mei.id, at, postings, sources: told(postings) }));
}

/** A whole month ends, with something in it, and the bank's statement of its end says what the books say. */
async function aMonthThatEnded(): Promise<string> {
  const { name, to } = beijingMonth(spec.deps.clock.now());
  await arrived("month", "10.00", spec.deps.clock.now());
  await spec.advance(Math.ceil((to.getTime() - spec.deps.clock.now().getTime()) / 1_000) + 3_600);
  await stated(to);
  return name;
}

async function stated(at: Date, more = 0) {
  const report = await maker.must(calls.readBalances, { query: { at: at.toISOString() } });
  for (const { place, ours } of report.places)
    if (place === "bank") {
      const amount = { ...ours, amount: (Number(ours.amount) + more).toFixed(2) };
      await maker.must(calls.stateBalance, { body: { amount, at: at.toISOString() } }, { key: aKey() });
    }
}

const ask = (month: string, to: "closed" | "open" = "closed", by = maker, why = reason) =>
  by.call(calls.askPeriod, { body: { month, to, reason: why } }, { key: aKey() });
const confirm = (month: string, by = checker, why = reason) =>
  by.call(calls.confirmPeriod, { body: { month, reason: why } }, { key: aKey() });
const drop = (month: string) => maker.call(calls.dropPeriod, { body: { month, reason: "Too soon" } }, { key: aKey() });
const stateOf = async (month: string) =>
  (await maker.must(calls.listPeriods, {})).list.find((period) => period.month === month)?.state;

describe("a month of the books", () => {
  it("is closed by two people once it agrees, and takes no entry then; a correction goes into the open month", async () => {
    const month = await aMonthThatEnded();
    const inside = new Date(beijingMonth(spec.deps.clock.now()).from.getTime() - 60_000);
    await stated(beijingMonth(spec.deps.clock.now()).from, 1);
    expect(await ask(month)).toMatchObject({ code: "PERIOD_DISAGREES" });
    await stated(beijingMonth(spec.deps.clock.now()).from);
    expect(await ask(month)).toMatchObject({ ok: true, data: { state: "closing" } });
    expect(await ask(month)).toMatchObject({ code: "PERIOD_STATE_REFUSED" });
    expect(await confirm(month, maker)).toMatchObject({ code: "PERIOD_SAME_PERSON" });
    expect(await confirm(month, checker, "Another reason")).toMatchObject({ code: "PERIOD_SEEN_CHANGED" });
    const confirmed = await race(4, () => confirm(month));
    expect(confirmed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stateOf(month)).toBe("closed");
    await expect(arrived("late", "1.00", inside)).rejects.toThrow("the books are closed");
    expect((await arrived("corrected", "1.00", spec.deps.clock.now())).ok).toBe(true);
    expect(await ask(month)).toMatchObject({ code: "PERIOD_STATE_REFUSED" });
  });

  it("is asked for anew when an entry came into it meanwhile", async () => {
    const month = await aMonthThatEnded();
    const end = beijingMonth(spec.deps.clock.now()).from;
    expect((await ask(month)).ok).toBe(true);
    await arrived("meanwhile", "2.00", new Date(end.getTime() - 60_000));
    await stated(end);
    expect(await confirm(month)).toMatchObject({ code: "PERIOD_SEEN_CHANGED" });
    expect(await drop(month)).toMatchObject({ ok: true, data: { state: "open" } });
    expect(await drop(month)).toMatchObject({ code: "PERIOD_STATE_REFUSED" });
    expect((await ask(month)).ok).toBe(true);
    expect((await confirm(month)).ok).toBe(true);
  });

  it("closes whole though entries are being written into it: none lands inside afterwards", async () => {
    const month = await aMonthThatEnded();
    const end = beijingMonth(spec.deps.clock.now()).from;
    await ask(month);
    const inside = new Date(end.getTime() - 60_000);
    const [closed, ...written] = await Promise.all([
      confirm(month),
      ...Array.from({ length: 12 }, (_, one) =>
        arrived(`race-${one}`, "1.00", inside).then(
          () => true,
          () => false,
        ),
      ),
    ]);
    if (closed.ok) expect(written.filter(Boolean)).toEqual([]);
    else {
      expect(written.some(Boolean)).toBe(true);
      await drop(month);
      await stated(end);
      expect((await ask(month)).ok).toBe(true);
      expect((await confirm(month)).ok).toBe(true);
    }
    expect(await stateOf(month)).toBe("closed");
  });

  it("stays closed by whom it was when reopening is asked for and taken back", async () => {
    const month = await aMonthThatEnded();
    expect((await ask(month)).ok).toBe(true);
    expect((await confirm(month)).ok).toBe(true);
    const shown = async () => (await maker.must(calls.listPeriods, {})).list.find((period) => period.month === month);
    const closed = await shown();
    expect(closed).toMatchObject({
      state: "closed",
      askedBy: expect.stringMatching(/./),
      confirmedBy: expect.stringMatching(/./),
    });
    expect((await ask(month, "open", checker, "A statement was wrong")).ok).toBe(true);
    expect((await drop(month)).ok).toBe(true);
    expect(await shown()).toEqual(closed);
    // And once it is opened nothing of that is kept: the next one who closes it is named.
    expect((await ask(month, "open", maker, "A statement was wrong")).ok).toBe(true);
    expect((await confirm(month, checker, "A statement was wrong")).ok).toBe(true);
    expect((await ask(month)).ok).toBe(true);
    expect(await drop(month)).toMatchObject({ ok: true, data: { state: "open" } });
    expect((await ask(month)).ok).toBe(true);
    expect((await confirm(month)).ok).toBe(true);
  });

  it("is reopened by two people with a reason, the latest first", async () => {
    const [first, second] = [await aMonthThatEnded(), await aMonthThatEnded()];
    expect(await ask(second)).toMatchObject({ code: "PERIOD_ORDER" });
    for (const month of [first, second]) {
      expect((await ask(month)).ok).toBe(true);
      expect((await confirm(month)).ok).toBe(true);
    }
    expect(await ask(first, "open")).toMatchObject({ code: "PERIOD_ORDER" });
    expect(await ask(second, "open", maker, "A statement was wrong")).toMatchObject({ ok: true, data: { state: "reopening" } });
    const inside = new Date(beijingMonth(spec.deps.clock.now()).from.getTime() - 60_000);
    await expect(arrived("reopening", "1.00", inside)).rejects.toThrow("the books are closed");
    expect(await confirm(second, maker, "A statement was wrong")).toMatchObject({ code: "PERIOD_SAME_PERSON" });
    expect(await confirm(second, checker, "A statement was wrong")).toMatchObject({ ok: true, data: { state: "open" } });
    expect((await arrived("reopened", "1.00", inside)).ok).toBe(true);
  });

  it("cannot be closed before it ends, nor one that is none", async () => {
    const { name } = beijingMonth(spec.deps.clock.now());
    expect(await ask(name)).toMatchObject({ code: "PERIOD_WRONG" });
    expect(await confirm(name)).toMatchObject({ code: "PERIOD_STATE_REFUSED" });
    expect(await ask("2026-13")).toMatchObject({ code: "INPUT_INVALID" });
  });

  it("is a journal of double entry: debit and credit of each movement, no cell a formula", async () => {
    const at = spec.deps.clock.now();
    await arrived("journal", "12.30", at);
    await sql`insert into ledger_entry (business_key, kind, at, subject) values (${`formula:${mei.id}`}, 'spec', ${at}, '=1+1, x')`.execute(
      spec.deps.db,
    );
    await sql`insert into ledger_posting (entry_id, seq, currency, from_account_id, to_account_id, amount, from_balance, to_balance)
      select (select id from ledger_entry where business_key = ${`formula:${mei.id}`}), 1, 'CNY', f.id, t.id, 100, 0, 0
      from ledger_account f, ledger_account t where f.kind = 'fx' and f.currency = 'CNY' and t.kind = 'bank' and t.currency = 'CNY' limit 1`.execute(
      spec.deps.db,
    );
    const reply = await maker.fetch(`/api/staff/books/journal.csv?month=${beijingMonth(at).name}`);
    const [header, ...lines] = (await reply.text()).trimEnd().split("\n");
    expect(header).toBe("date,entry,account,customer,debit,credit,currency,kind,subject");
    const own = lines.filter((line) => line.includes(`SH${mei.id}`));
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(/,wallet,SH\d+,,12\.30,CNY,spec,$/);
    const side = (column: number) => lines.reduce((sum, line) => sum + Math.round(100 * Number(line.split(",")[column])), 0);
    expect(side(4)).toBe(side(5));
    const { rows } = await sql`select 1 from ledger_account where kind = 'fx' and currency = 'CNY'`.execute(spec.deps.db);
    if (rows.length > 0) expect(lines.some((line) => line.endsWith('"\'=1+1, x"'))).toBe(true);
    const month = "2026-13";
    expect((await maker.fetch(`/api/staff/books/journal.csv?month=${month}`)).status).toBe(400);
  });
});

const propose = (amount: string, by = maker, currency: "CNY" | "EUR" = "CNY") =>
  by.call(
    calls.proposeAdjustment,
    { body: { customerMark: `SH${mei.id}`, amount: { amount, currency }, reason: "Booked twice" } },
    { key: aKey() },
  );
const agree = (adjustmentNo: string, amount: string, by = checker) =>
  by.call(calls.confirmAdjustment, { body: { adjustmentNo, seen: { amount, currency: "CNY" } } }, { key: aKey() });
const messages = async () =>
  (await spec.deps.db.selectFrom("message").select("template").where("user_id", "=", mei.id).execute()).map(
    ({ template }) => template,
  );

describe("a correction of a balance", () => {
  it("is made by two people, once, told to its owner and a bill", async () => {
    const proposed = await propose("25.00");
    if (!proposed.ok) throw new Error(proposed.code);
    const { adjustmentNo } = proposed.data;
    expect(await inWallet(spec, mei)).toBe("0.00");
    expect(await agree(adjustmentNo, "25.00", maker)).toMatchObject({ code: "ADJUSTMENT_SAME_PERSON" });
    expect(await agree(adjustmentNo, "24.00")).toMatchObject({ code: "ADJUSTMENT_SEEN_CHANGED" });
    const done = await race(6, () => agree(adjustmentNo, "25.00"));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(done.flatMap((one) => (one.ok ? [] : [one.code]))).toEqual(Array(5).fill("ADJUSTMENT_ENDED"));
    expect(await inWallet(spec, mei)).toBe("25.00");
    expect(await messages()).toEqual(["balance-corrected"]);
    const [bill] = (await mei.must(listBills, { query: {} })).list;
    expect(bill).toMatchObject({ kind: "adjustment", change: { amount: "25.00" }, subject: adjustmentNo });
  });

  it("takes what the balance holds, and no more, whenever it is agreed to", async () => {
    await spec.fund(mei, "10.00");
    expect(await propose("-10.01")).toMatchObject({ code: "ADJUSTMENT_NOT_COVERED" });
    const [one, other] = [await propose("-8.00"), await propose("-8.00")];
    if (!one.ok || !other.ok) throw new Error("not proposed");
    const done = await Promise.all([agree(one.data.adjustmentNo, "-8.00"), agree(other.data.adjustmentNo, "-8.00")]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(done.flatMap((each) => (each.ok ? [] : [each.code]))).toEqual(["ADJUSTMENT_NOT_COVERED"]);
    expect(await inWallet(spec, mei)).toBe("2.00");
  });

  it("has a limit, in any currency, and can be taken back", async () => {
    expect(await propose("5000.01")).toMatchObject({ code: "ADJUSTMENT_TOO_LARGE", data: { most: "5000.00" } });
    expect(await propose("4000.00", maker, "EUR")).toMatchObject({ code: "ADJUSTMENT_TOO_LARGE" });
    expect(await propose("0.00")).toMatchObject({ code: "INPUT_INVALID" });
    const proposed = await propose("5.00", maker, "EUR");
    if (!proposed.ok) throw new Error(proposed.code);
    const { adjustmentNo } = proposed.data;
    const body = { adjustmentNo, reason: "A typing mistake" };
    expect((await maker.call(calls.dropAdjustment, { body }, { key: aKey() })).ok).toBe(true);
    expect(await maker.call(calls.dropAdjustment, { body }, { key: aKey() })).toMatchObject({ code: "ADJUSTMENT_ENDED" });
    const found = async (q: string) =>
      (await maker.must(calls.listAdjustments, { query: { q } })).list.map((one) => one.adjustmentNo);
    const email = (await spec.deps.db.selectFrom("app_user").select("email").where("id", "=", mei.id).executeTakeFirstOrThrow())
      .email;
    for (const q of [adjustmentNo.toLowerCase(), `SH${mei.id}`, email.toUpperCase()])
      expect(await found(q)).toEqual([adjustmentNo]);
    for (const q of ["AJ999999", "SH99999999", "nobody"]) expect(await found(q)).toEqual([]);
    expect(await agree("AJ999999", "5.00")).toMatchObject({ code: "ADJUSTMENT_NOT_FOUND" });
    const nobody = { customerMark: "SH99999999", amount: { amount: "1.00", currency: "CNY" as const }, reason: "x" };
    expect(await maker.call(calls.proposeAdjustment, { body: nobody }, { key: aKey() })).toMatchObject({
      code: "ADJUSTMENT_OWNER_UNKNOWN",
    });
  });
});

describe("goodwill", () => {
  const give = (by: Client, amount: string, key = aKey()) =>
    by.call(calls.giveGoodwill, { body: { customerMark: `SH${mei.id}`, amount, reason: "Sorry for the wait" } }, { key });

  it("is given by support at once, told, a bill, and once for a key", async () => {
    const support = await spec.staff("support");
    const key = aKey();
    const given = await race(4, () => give(support, "20.00", key));
    expect(new Set(given.map((one) => (one.ok ? one.data.adjustmentNo : one.code))).size).toBe(1);
    expect(await inWallet(spec, mei)).toBe("20.00");
    expect(await messages()).toEqual(["goodwill-given"]);
    expect((await mei.must(listBills, { query: {} })).list).toHaveLength(1);
  });

  it("keeps to its limits when many give at once", async () => {
    const support = await spec.staff("support");
    const others = [support, await spec.staff("support"), await spec.staff("support")] as const;
    expect(await give(support, "50.01")).toMatchObject({ code: "GOODWILL_LIMIT", data: { left: "50.00" } });
    const given = await race(9, (index) => give(others[index % 3] ?? support, "40.00"));
    expect(given.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await inWallet(spec, mei)).toBe("80.00");
    expect(await give(support, "20.01")).toMatchObject({ code: "GOODWILL_LIMIT", data: { left: "20.00" } });
    await changeRule(spec, "goodwillLimits", { once: "1.00", customerMonth: "100.00", staffDay: "500.00" });
    expect(await give(support, "2.00")).toMatchObject({ code: "GOODWILL_LIMIT", data: { left: "1.00" } });
    const packer = await spec.staff("packer");
    expect(await give(packer, "1.00")).toMatchObject({ code: "FORBIDDEN" });
  });
});
