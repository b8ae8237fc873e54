import { cny } from "@sihai/domain";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aKey, aWorld, booked as bookedIn, inDeposit, meetInside, race, type SpecWorld } from "#testing";
import { type AccountRef, deposit, post, reverse, wallet, world } from "./index.ts";

let spec: SpecWorld;

beforeAll(async () => {
  spec = await aWorld();
});

const at = new Date("2026-11-21T04:00:00Z");
const booked = (entry: Parameters<typeof bookedIn>[1]) => bookedIn(spec, { at, ...entry });

describe("a reversal", () => {
  const purchase = (userId: string, amount: string) => [{ from: deposit(userId), to: world("purchases"), amount: cny(amount) }];

  it("undoes an entry once, by a new and linked one", async () => {
    const omar = await spec.shopper({ name: "omar" });
    await booked({
      key: aKey(),
      userId: omar.id,
      postings: [{ from: world("bank"), to: deposit(omar.id), amount: cny("20.00") }],
    });
    const key = aKey();
    await booked({ key, userId: omar.id, subject: "spec:7", postings: purchase(omar.id, "20.00") });
    const undo = () => spec.deps.db.transaction().execute((tx) => reverse(tx, { key, kind: "spec-reversal", at }));
    const outcomes = await race(8, undo);
    expect(outcomes.filter((outcome) => outcome.ok && !outcome.value.already)).toHaveLength(1);
    expect(await inDeposit(spec, omar)).toBe("20.00");
    const linked = await spec.deps.db
      .selectFrom("ledger_entry as r")
      .innerJoin("ledger_entry as e", "e.id", "r.reverses_id")
      .select(["e.business_key", "r.kind", "r.subject"])
      .where("e.business_key", "=", key)
      .execute();
    expect(linked).toEqual([{ business_key: key, kind: "spec-reversal", subject: "spec:7" }]);
  });

  it("is done once also where both looked for it before either wrote it down", async () => {
    const { db } = spec.deps;
    const omar = await spec.shopper({ name: "omar" });
    const key = aKey();
    await booked({ key, userId: omar.id, postings: [{ from: world("bank"), to: deposit(omar.id), amount: cny("7.00") }] });
    // Rows enter an index that takes its time before they enter the one of their keys.
    await sql`create function spec_slow(kind text) returns text immutable language plpgsql as
      $$ begin if kind = 'spec-slow' then perform pg_sleep(0.3); end if; return kind; end $$`.execute(db);
    await sql`create index spec_slow on ledger_entry (spec_slow(kind))`.execute(db);
    await sql`alter table ledger_entry drop constraint ledger_entry_business_key_key, add unique (business_key)`.execute(db);
    const outcomes = await race(2, () => db.transaction().execute((tx) => reverse(tx, { key, kind: "spec-slow", at })));
    await sql`drop index spec_slow`.execute(db);
    await sql`drop function spec_slow`.execute(db);
    expect(outcomes.map((outcome) => outcome.ok && outcome.value.already).sort()).toEqual([false, true]);
    expect(await inDeposit(spec, omar)).toBe("0.00");
  });

  it("is refused when the money is gone", async () => {
    const omar = await spec.shopper({ name: "omar" });
    const key = aKey();
    await booked({ key, userId: omar.id, postings: [{ from: world("bank"), to: deposit(omar.id), amount: cny("9.00") }] });
    await booked({ key: aKey(), userId: omar.id, postings: purchase(omar.id, "5.00") });
    const refused = spec.deps.db.transaction().execute(async (tx) => {
      const undone = await reverse(tx, { key, kind: "spec-reversal", at });
      expect(undone).toMatchObject({ ok: false, refusal: { code: "BALANCE_NOT_ENOUGH", short: 500n } });
      throw new Error("rolled back");
    });
    await expect(refused).rejects.toThrow("rolled back");
    expect(await inDeposit(spec, omar)).toBe("4.00");
  });

  it("is none of what moved a wallet: that is given back from what it was spent on", async () => {
    const omar = await spec.shopper({ name: "omar", funds: "20.00" });
    const key = aKey();
    await booked({ key, userId: omar.id, postings: [{ from: wallet(omar.id), to: deposit(omar.id), amount: cny("5.00") }] });
    const undo = spec.deps.db.transaction().execute((tx) => reverse(tx, { key, kind: "spec-reversal", at }));
    await expect(undo).rejects.toThrow("a wallet's money is given back");
  });

  it("is none where money came into a wallet beside something else", async () => {
    const omar = await spec.shopper({ name: "omar" });
    const key = aKey();
    const arrives = (to: AccountRef) => ({ from: world("bank"), to, amount: cny("5.00") });
    await booked({ key, userId: omar.id, postings: [arrives(deposit(omar.id)), arrives(wallet(omar.id))] });
    const undo = spec.deps.db.transaction().execute((tx) => reverse(tx, { key, kind: "spec-reversal", at }));
    await expect(undo).rejects.toThrow("a wallet's money is given back");
  });

  it("undoes an entry once when two undo it in the same instant, and tells the second so", async () => {
    const { db } = spec.deps;
    const omar = await spec.shopper({ name: "omar" });
    const key = aKey();
    const postings = [{ from: world("bank"), to: deposit(omar.id), amount: cny("20.00") }];
    await db.transaction().execute((tx) => post(tx, { key, kind: "spec", userId: omar.id, at, postings }));
    const undo = () => db.transaction().execute((tx) => reverse(tx, { key, kind: "spec-reversal", at }));

    const unique = { ledger_entry_business_key_key: "(business_key)", ledger_entry_reverses_id_key: "(reverses_id)" };
    const outcomes = await meetInside(db, { table: "ledger_entry", unique }, [undo, undo]);

    const answers = outcomes.map((outcome) => outcome.ok && outcome.value);
    expect(answers).toContainEqual(expect.objectContaining({ already: false }));
    expect(answers).toContainEqual(expect.objectContaining({ already: true }));
    expect(await inDeposit(spec, omar)).toBe("0.00");
  });
});
