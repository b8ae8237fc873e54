import { cny, money, toDecimal } from "@sihai/domain";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import {
  aKey,
  aWorld,
  booked as bookedIn,
  type Client,
  eventually,
  inWallet,
  race,
  type SpecWorld,
  statementsOf,
  told,
} from "#testing";
import { accountOf } from "./accounts.ts";
import { type AccountRef, balanceOf, deposit, held, lockForPosting, owed, type Posting, post, wallet, world } from "./index.ts";

let spec: SpecWorld;
let mei: Client;

beforeAll(async () => {
  spec = await aWorld();
  mei = await spec.shopper();
});

const at = new Date("2026-11-21T04:00:00Z");
const booked = (entry: Parameters<typeof bookedIn>[1]) => bookedIn(spec, { at, ...entry });

describe("an entry", () => {
  it("sums to zero in each currency it touches, whatever is posted", async () => {
    const kinds = [() => wallet(mei.id), () => deposit(mei.id), () => held(mei.id), () => owed(mei.id)] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ to: fc.nat(3), fen: fc.bigInt({ min: 0n, max: 10n ** 9n }), usd: fc.boolean() }), {
          minLength: 1,
          maxLength: 6,
        }),
        async (moves) => {
          const key = aKey();
          const postings = moves.map(({ to, fen, usd }) =>
            usd
              ? { from: world("gateway", "USD"), to: world("fx", "USD"), amount: money(fen, "USD") }
              : { from: world("bank"), to: (kinds[to] ?? kinds[0])(), amount: money(fen, "CNY") },
          );
          await booked({ key, userId: mei.id, postings });
          const { rows } = await sql<{ currency: string; sum: string }>`
            select a.currency, sum(case when a.id = p.to_account_id then p.amount else -p.amount end)::text as sum
            from ledger_entry e join ledger_posting p on p.entry_id = e.id join ledger_account a on a.id in (p.from_account_id, p.to_account_id)
            where e.business_key = ${key} group by a.currency`.execute(spec.deps.db);
          for (const row of rows) expect(row).toEqual({ currency: row.currency, sum: "0" });
        },
      ),
      { numRuns: 30 },
    );
  });

  it("cannot be of two currencies in one posting", async () => {
    for (const [from, to] of [
      [world("gateway", "USD"), wallet(mei.id)],
      [wallet(mei.id), world("gateway", "USD")],
    ] as const) {
      const postings = [{ from, to, amount: cny("1.00") }];
      await expect(booked({ key: aKey(), userId: mei.id, postings })).rejects.toThrow("currencies differ");
    }
    const { rows } = await sql<{ id: string }>`select id from ledger_account where currency = 'USD' and kind = 'fx'`.execute(
      spec.deps.db,
    );
    const cnyAccount = await spec.deps.db
      .selectFrom("ledger_account")
      .select("id")
      .where("kind", "=", "bank")
      .where("currency", "=", "CNY")
      .executeTakeFirstOrThrow();
    const entry = await spec.deps.db.selectFrom("ledger_entry").select("id").limit(1).executeTakeFirstOrThrow();
    await expect(
      sql`insert into ledger_posting values (${entry.id}, 99, 'CNY', ${cnyAccount.id}, ${rows[0]?.id ?? "0"}, 1, 0, 0)`.execute(
        spec.deps.db,
      ),
    ).rejects.toThrow(/foreign key/);
  });

  it("refuses a negative amount, in code and in the database", async () => {
    const arrives = (amount: string) => ({ from: world("bank"), to: wallet(mei.id), amount: cny(amount) });
    const postings = [arrives("2.00"), arrives("-1.00")];
    await expect(booked({ key: aKey(), userId: mei.id, postings })).rejects.toThrow("a negative amount");
    await expect(
      sql`insert into ledger_posting select entry_id, 98, currency, from_account_id, to_account_id, -1, 0, 0 from ledger_posting limit 1`.execute(
        spec.deps.db,
      ),
    ).rejects.toThrow(/check constraint/);
  });

  it("keeps the balances it led to beside its postings", async () => {
    const lin = await spec.shopper({ name: "lin", funds: "100.00" });
    const key = aKey();
    await booked({ key, userId: lin.id, postings: [{ from: wallet(lin.id), to: deposit(lin.id), amount: cny("30.00") }] });
    const row = await spec.deps.db
      .selectFrom("ledger_posting as p")
      .innerJoin("ledger_entry as e", "e.id", "p.entry_id")
      .select(["p.from_balance", "p.to_balance"])
      .where("e.business_key", "=", key)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ from_balance: "7000", to_balance: "3000" });
  });

  it("tells what stands on its accounts afterwards, again when it comes twice, and nothing of others", async () => {
    const lin = await spec.shopper({ name: "lin", funds: "100.00" });
    const entry = {
      key: aKey(),
      userId: lin.id,
      postings: [{ from: wallet(lin.id), to: deposit(lin.id), amount: cny("30.00") }],
    };
    for (const already of [false, true]) {
      const posted = await booked(entry);
      if (!("left" in posted)) throw new Error("refused");
      expect(posted.already).toBe(already);
      expect([wallet(lin.id), deposit(lin.id), held(lin.id)].map(posted.left)).toEqual([7000n, 3000n, null]);
    }
  });

  it("leaves out what is zero, and is written all the same", async () => {
    const [key, nothing] = [aKey(), aKey()];
    const some = (amount: string) => ({ from: world("bank"), to: deposit(mei.id), amount: cny(amount) });
    await booked({ key, userId: mei.id, postings: [some("0.00"), some("1.00")] });
    expect(await booked({ key: nothing, userId: mei.id, postings: [some("0.00")] })).toMatchObject({ already: false });
    const { rows } = await sql<{ key: string; postings: string }>`
      select e.business_key as key, count(p.entry_id) as postings from ledger_entry e left join ledger_posting p on p.entry_id = e.id
      where e.business_key in (${key}, ${nothing}) group by e.id order by e.id`.execute(spec.deps.db);
    expect(rows).toEqual([
      { key, postings: "1" },
      { key: nothing, postings: "0" },
    ]);
  });

  it("keeps what it is about and the facts beside it", async () => {
    const key = aKey();
    await booked({ key, userId: mei.id, subject: "spec:8", facts: { rate: "7.10" }, postings: [] });
    const query = spec.deps.db.selectFrom("ledger_entry").select(["subject", "facts"]).where("business_key", "=", key);
    expect(await query.executeTakeFirst()).toEqual({ subject: "spec:8", facts: { rate: "7.10" } });
  });

  it("is of accounts the books know", () => {
    expect(() => accountOf(null, "cellar", "CNY")).toThrow("ledger_account.kind");
    expect(() => accountOf("7", "bank", "CNY")).toThrow("ledger_account.kind");
    expect(() => accountOf("7", "wallet", "XXX")).toThrow("ledger_account.currency");
  });
});

describe("the accounts of an entry", () => {
  it("are made in one order by everybody, so that two who use them first wait for each other and no more", async () => {
    const made = async (order: (refs: AccountRef[]) => AccountRef[]) => {
      const { id } = await spec.shopper({ name: "new" });
      const [one, other] = order([deposit(id), held(id)]);
      if (!one || !other) throw new Error("two accounts");
      const postings = [one, other].map((to) => ({ from: world("bank"), to, amount: cny("1.00") }));
      await booked({ key: aKey(), userId: id, postings });
      const rows = await spec.deps.db
        .selectFrom("ledger_account")
        .select("kind")
        .where("owner_user_id", "=", id)
        .where("kind", "in", ["deposit", "held"])
        .orderBy("id")
        .execute();
      return rows.map(({ kind }) => kind);
    };
    expect(await made((refs) => refs.toReversed())).toEqual(await made((refs) => refs));
  });

  it("are asked for once where all were used before", async () => {
    const omar = await spec.shopper({ name: "omar", funds: "10.00" });
    const pays = () =>
      booked({ key: aKey(), userId: omar.id, postings: [{ from: wallet(omar.id), to: deposit(omar.id), amount: cny("1.00") }] });
    await pays();
    const sent = await statementsOf(pays);
    expect(sent.filter((text) => /\bledger_account\b/.test(text))).toHaveLength(1);
  });

  it("can be locked before it is known what will move: whoever else moves them waits", async () => {
    const omar = await spec.shopper({ name: "omar", funds: "10.00" });
    const postings = [{ from: wallet(omar.id), to: deposit(omar.id), amount: cny("10.00") }];
    const { other } = await spec.deps.db.transaction().execute(async (tx) => {
      await lockForPosting(tx, omar.id, [deposit(omar.id), wallet(omar.id)]);
      let isOver = false;
      const other = booked({ key: aKey(), userId: omar.id, postings }).finally(() => {
        isOver = true;
      });
      await eventually("the other one waits", async () => {
        const { rows } = await sql`select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(
          tx,
        );
        return isOver || rows.length > 0;
      });
      expect(isOver).toBe(false);
      await post(tx, { key: aKey(), kind: "spec", userId: omar.id, at, postings, sources: told(postings) });
      return { other };
    });
    expect(await other).toMatchObject({ code: "BALANCE_NOT_ENOUGH" });
  });
});

describe("what was written", () => {
  it.each([
    ["a posting is not changed", sql`update ledger_posting set amount = amount + 1`],
    ["a posting is not deleted", sql`delete from ledger_posting`],
    ["an entry is not changed", sql`update ledger_entry set kind = 'other'`],
    ["an entry is not deleted", sql`delete from ledger_entry`],
    ["the books are not emptied", sql`truncate ledger_posting, ledger_entry cascade`],
    ["a balance moves only by a posting", sql`update ledger_account set balance = balance + 1`],
  ])("%s", async (_, statement) => {
    await expect(statement.execute(spec.deps.db)).rejects.toThrow(/append-only|only by a posting/);
  });

  it("cannot take a customer below zero even past the code", async () => {
    await expect(
      sql`insert into ledger_posting select (select min(id) from ledger_entry), 97, 'CNY', a.id, b.id, a.balance + 1, 0, 0
        from ledger_account a, ledger_account b where a.kind = 'wallet' and a.owner_user_id = ${mei.id} and a.currency = 'CNY'
        and b.kind = 'bank' and b.currency = 'CNY' limit 1`.execute(spec.deps.db),
    ).rejects.toThrow(/check constraint/);
  });
});

describe("two customers' money", () => {
  it("survives going both ways at once without a deadlock", async () => {
    const [ann, ben] = [await spec.shopper({ name: "ann" }), await spec.shopper({ name: "ben" })];
    for (const { id } of [ann, ben])
      await booked({ key: aKey(), userId: id, postings: [{ from: world("bank"), to: deposit(id), amount: cny("100.00") }] });
    const outcomes = await race(24, (index) => {
      const [from, to] = index % 2 === 0 ? [ann, ben] : [ben, ann];
      return booked({
        key: aKey(),
        userId: from.id,
        postings: [{ from: deposit(from.id), to: deposit(to.id), amount: cny("1.00") }],
      });
    });
    expect(outcomes.every((outcome) => "entryId" in outcome)).toBe(true);
    for (const { id } of [ann, ben]) expect(toDecimal(await balanceOf(spec.deps.db, deposit(id)))).toBe("100.00");
  });
});

describe("a wallet", () => {
  it("says what is short and changes nothing", async () => {
    const omar = await spec.shopper({ name: "omar", funds: "10.00" });
    const postings = [{ from: wallet(omar.id), to: deposit(omar.id), amount: cny("10.01") }];
    expect(await booked({ key: aKey(), userId: omar.id, postings })).toEqual({ code: "BALANCE_NOT_ENOUGH", short: cny("0.01") });
    expect(await inWallet(spec, omar)).toBe("10.00");
  });

  it.each([
    ["first", (fine: Posting, most: Posting, less: Posting) => [most, less, fine]],
    ["in the middle", (fine: Posting, most: Posting, less: Posting) => [less, most, fine]],
    ["last", (fine: Posting, most: Posting, less: Posting) => [fine, less, most]],
  ])("says the most an account is short of, whose posting comes %s", async (_, order) => {
    const { id } = await spec.shopper({ name: "omar", funds: "10.00" });
    const out = (from: AccountRef, amount: string) => ({ from, to: world("bank"), amount: cny(amount) });
    const postings = order(out(wallet(id), "4.00"), out(held(id), "8.00"), out(deposit(id), "3.00"));
    expect(await booked({ key: aKey(), userId: id, postings })).toEqual({ code: "BALANCE_NOT_ENOUGH", short: cny("8.00") });
  });

  it("that covers three of sixteen payments at once pays three", async () => {
    const omar = await spec.shopper({ name: "omar", funds: "35.00" });
    const outcomes = await race(16, () =>
      booked({ key: aKey(), userId: omar.id, postings: [{ from: wallet(omar.id), to: deposit(omar.id), amount: cny("10.00") }] }),
    );
    expect(outcomes.filter((outcome) => "entryId" in outcome)).toHaveLength(3);
    expect(await inWallet(spec, omar)).toBe("5.00");
  });

  it("may be debt on the account for what is owed", async () => {
    const omar = await spec.shopper({ name: "omar" });
    await booked({
      key: aKey(),
      userId: omar.id,
      postings: [{ from: owed(omar.id), to: world("freight-income"), amount: cny("12.00") }],
    });
    expect(toDecimal(await balanceOf(spec.deps.db, owed(omar.id)))).toBe("-12.00");
  });
});

describe("a hold", () => {
  it("sets money aside, cannot be set aside twice, and is given back or used up", async () => {
    const omar = await spec.shopper({ name: "omar", funds: "50.00" });
    const hold = { from: wallet(omar.id), to: held(omar.id), amount: cny("40.00") };
    const outcomes = await race(8, () => booked({ key: aKey(), userId: omar.id, postings: [hold] }));
    expect(outcomes.filter((outcome) => "entryId" in outcome)).toHaveLength(1);
    await booked({
      key: aKey(),
      userId: omar.id,
      postings: [{ from: held(omar.id), to: wallet(omar.id), amount: cny("15.00") }],
    });
    await booked({ key: aKey(), userId: omar.id, postings: [{ from: held(omar.id), to: world("bank"), amount: cny("25.00") }] });
    expect(await inWallet(spec, omar)).toBe("25.00");
    expect(toDecimal(await balanceOf(spec.deps.db, held(omar.id)))).toBe("0.00");
    const more = { from: held(omar.id), to: world("bank"), amount: cny("0.01") };
    expect(await booked({ key: aKey(), userId: omar.id, postings: [more] })).toMatchObject({ code: "BALANCE_NOT_ENOUGH" });
  });
});

describe("a business key", () => {
  it("has one effect, however many post it at once", async () => {
    const omar = await spec.shopper({ name: "omar", funds: "100.00" });
    const key = aKey();
    const outcomes = await race(16, () =>
      booked({ key, userId: omar.id, postings: [{ from: wallet(omar.id), to: deposit(omar.id), amount: cny("7.00") }] }),
    );
    expect(outcomes.filter((outcome) => "already" in outcome && !outcome.already)).toHaveLength(1);
    expect(new Set(outcomes.map((outcome) => ("entryId" in outcome ? outcome.entryId : "refused"))).size).toBe(1);
    expect(await inWallet(spec, omar)).toBe("93.00");
  });

  it("that was refused is free again", async () => {
    const omar = await spec.shopper({ name: "omar" });
    const entry = {
      key: aKey(),
      userId: omar.id,
      postings: [{ from: wallet(omar.id), to: deposit(omar.id), amount: cny("7.00") }],
    };
    expect(await booked(entry)).toMatchObject({ code: "BALANCE_NOT_ENOUGH" });
    await spec.fund(omar, "7.00");
    expect(await booked(entry)).toMatchObject({ already: false });
  });
});

describe("the auditor", () => {
  it.each([
    [
      "M3",
      sql`alter table ledger_account disable trigger ledger_account_guard; update ledger_account set balance = balance + 1 where kind = 'bank' and currency = 'CNY'`,
    ],
    [
      "M2",
      sql`alter table ledger_account disable trigger ledger_account_guard; update ledger_account set balance = balance + 1 where kind = 'bank' and currency = 'CNY'`,
    ],
    [
      "M4",
      sql`alter table ledger_account drop constraint ledger_account_check, disable trigger ledger_account_guard; update ledger_account set balance = -1 where kind = 'wallet'`,
    ],
  ])("sees a planted defect (%s)", async (name, defect) => {
    const { ledgerInvariants } = await import("./invariants.ts");
    const query = Object.entries(ledgerInvariants).find(([invariant]) => invariant.startsWith(name))?.[1] ?? "";
    await expect(
      spec.deps.db.transaction().execute(async (tx) => {
        expect((await sql.raw(query).execute(tx)).rows).toHaveLength(0);
        const { sql: statements } = defect.compile(tx);
        for (const statement of statements.split(";")) await sql.raw(statement).execute(tx);
        throw new Error(`seen: ${(await sql.raw(query).execute(tx)).rows.length > 0}`);
      }),
    ).rejects.toThrow("seen: true");
  });
});
