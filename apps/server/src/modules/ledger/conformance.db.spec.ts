import { cny, money, toDecimal } from "@sihai/domain";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aWorld, type Client, race, type SpecWorld, told } from "#testing";
import { balanceOf, deposit, type Entry, held, post, reverse, wallet, world } from "./index.ts";
import { ledgerInvariants } from "./invariants.ts";

/*
 * The fifteen promises of a ledger, and the stranded key (rule R6). Where the database keeps a promise, the guard is taken away in a transaction that is
 * rolled back: what was refused goes through then, so that the spec could fail.
 */
let spec: SpecWorld;
let mei: Client;
beforeAll(async () => {
  spec = await aWorld();
});
beforeEach(async () => {
  mei = await spec.shopper();
});

const at = new Date("2026-11-21T04:00:00Z");
let keys = 0;
const aKey = () => `conformance:${process.pid}:${++keys}`;

class Undone extends Error {}

async function posted(postings: Entry["postings"], key = aKey()) {
  let refusal: string | null = null;
  try {
    await spec.deps.db.transaction().execute(async (tx) => {
      const done = await post(tx, { key, kind: "spec", userId: mei.id, at, postings, sources: told(postings) });
      if (done.ok) return;
      refusal = done.refusal.code;
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return refusal ?? "booked";
}

const arrives = (amount: string, key?: string) => posted([{ from: world("bank"), to: wallet(mei.id), amount: cny(amount) }], key);
const spends = (amount: string, key?: string) =>
  posted([{ from: wallet(mei.id), to: deposit(mei.id), amount: cny(amount) }], key);
const has = async () => toDecimal(await balanceOf(spec.deps.db, wallet(mei.id)));

/** Runs a statement in a transaction that never commits; with a guard taken away before. Says whether the database let it through. */
async function letsThrough(statement: string, guardAway?: string): Promise<boolean> {
  try {
    await spec.deps.db.transaction().execute(async (tx) => {
      if (guardAway) await sql.raw(guardAway).execute(tx);
      await sql.raw(statement).execute(tx);
      throw new Undone();
    });
  } catch (error) {
    return error instanceof Undone;
  }
  throw new Error("it was committed");
}

/** Which promises an auditor finds broken when the books were tampered with behind the guards' back. */
async function brokenBy(statement: string): Promise<string[]> {
  const broken: string[] = [];
  await spec.deps.db
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql.raw(statement).execute(tx);
      for (const [name, query] of Object.entries(ledgerInvariants))
        if ((await sql.raw(query).execute(tx)).rows.length > 0) broken.push(name);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return broken;
}

const walletOf = () => `(select id from ledger_account where owner_user_id = ${mei.id} and kind = 'wallet' and currency = 'CNY')`;
const aPosting = `insert into ledger_posting (entry_id, seq, currency, from_account_id, to_account_id, amount, from_balance, to_balance)`;
const lastEntry = () => `(select max(id) from ledger_entry where user_id = ${mei.id})`;
const worldAccount = (kind: string, currency = "CNY") =>
  `(select min(id) from ledger_account where kind = '${kind}' and currency = '${currency}' and owner_user_id is null)`;

describe("the fifteen promises of the ledger (rule R6)", () => {
  it("1: an entry sums to zero in each currency", async () => {
    await posted([
      { from: world("gateway", "EUR"), to: world("fx", "EUR"), amount: money(1_234n, "EUR") },
      { from: world("fx"), to: wallet(mei.id), amount: cny("96.00") },
    ]);
    const { rows } = await sql<{ sum: string }>`
      select sum(case when a.id = p.to_account_id then p.amount else -p.amount end)::text as sum
      from ledger_entry e join ledger_posting p on p.entry_id = e.id join ledger_account a on a.id in (p.from_account_id, p.to_account_id)
      where e.user_id = ${mei.id} group by p.currency`.execute(spec.deps.db);
    expect(rows.map(({ sum }) => sum)).toEqual(["0", "0"]);
  });

  it("2: all accounts of a currency sum to zero", async () => {
    await arrives("10.00");
    expect(await brokenBy("select 1")).toEqual([]);
    expect(await brokenBy(`update ledger_account set balance = balance + 1 where id = ${walletOf()}`)).toContain(
      "M2 all accounts of a currency sum to zero",
    );
  });

  it("3: a balance is the sum of its postings", async () => {
    await arrives("10.00");
    expect(await brokenBy(`update ledger_posting set amount = amount + 1 where entry_id = ${lastEntry()}`)).toContain(
      "M3 a balance is the sum of its postings",
    );
  });

  it("4: a customer's account never goes below zero, whoever spends at once", async () => {
    await arrives("10.00");
    const spent = await race(16, () => spends("3.00"));
    expect(spent.filter((one) => one === "booked")).toHaveLength(3);
    expect(spent.filter((one) => one === "BALANCE_NOT_ENOUGH")).toHaveLength(13);
    expect(await has()).toBe("1.00");
    const beyond = `${aPosting} select ${lastEntry()}, 99, 'CNY', ${walletOf()}, ${worldAccount("bank")}, 101, 0, 0`;
    expect(await letsThrough(beyond)).toBe(false);
    const constraints = await sql<{ name: string }>`
      select conname as name from pg_constraint where conrelid = 'ledger_account'::regclass and contype = 'c'
        and pg_get_constraintdef(oid) like '%balance >= 0%'`.execute(spec.deps.db);
    const away = constraints.rows.map(({ name }) => `alter table ledger_account drop constraint "${name}"`).join(";");
    expect(await letsThrough(beyond, away)).toBe(true);
  });

  it("5: the same key books once", async () => {
    const key = aKey();
    await arrives("10.00", key);
    await arrives("10.00", key);
    expect(await has()).toBe("10.00");
  });

  it("6: the same key with another input books nothing more", async () => {
    const key = aKey();
    await arrives("10.00", key);
    await arrives("99.00", key);
    expect(await has()).toBe("10.00");
  });

  it("7: the same key at once books once", async () => {
    const key = aKey();
    expect(await race(16, () => arrives("10.00", key))).toEqual(Array(16).fill("booked"));
    expect(await has()).toBe("10.00");
    const twice = `insert into ledger_entry (business_key, kind, at) values ('${key}', 'spec', now())`;
    expect(await letsThrough(twice)).toBe(false);
    expect(await letsThrough(twice, "alter table ledger_entry drop constraint ledger_entry_business_key_key")).toBe(true);
  });

  it("8: an entry is booked whole or not at all", async () => {
    await arrives("10.00");
    const done = await posted([
      { from: wallet(mei.id), to: deposit(mei.id), amount: cny("4.00") },
      { from: wallet(mei.id), to: held(mei.id), amount: cny("7.00") },
    ]);
    expect(done).toBe("BALANCE_NOT_ENOUGH");
    expect(await has()).toBe("10.00");
    expect(toDecimal(await balanceOf(spec.deps.db, deposit(mei.id)))).toBe("0.00");
  });

  it("9: nothing that is booked is changed, deleted or emptied", async () => {
    await arrives("10.00");
    const forbidden = [
      [`update ledger_posting set amount = 1 where entry_id = ${lastEntry()}`, "ledger_posting"],
      [`delete from ledger_posting where entry_id = ${lastEntry()}`, "ledger_posting"],
      [`update ledger_entry set kind = 'other' where id = ${lastEntry()}`, "ledger_entry"],
    ] as const;
    for (const [statement, table] of forbidden) {
      expect(await letsThrough(statement)).toBe(false);
      expect(await letsThrough(statement, `alter table ${table} disable trigger ${table}_append_only`)).toBe(true);
    }
    expect(await letsThrough("truncate ledger_posting")).toBe(false);
    expect(
      await letsThrough("truncate ledger_posting", "alter table ledger_posting disable trigger ledger_posting_no_truncate"),
    ).toBe(true);
  });

  it("10: a balance moves by a posting only", async () => {
    await arrives("10.00");
    const moved = `update ledger_account set balance = balance + 100 where id = ${walletOf()}`;
    expect(await letsThrough(moved)).toBe(false);
    expect(await letsThrough(moved, "alter table ledger_account disable trigger ledger_account_guard")).toBe(true);
  });

  it("11: an entry is undone by a new one, linked, once, to the cent", async () => {
    const key = aKey();
    await posted([{ from: world("bank"), to: deposit(mei.id), amount: cny("10.00") }], key);
    const undo = () => spec.deps.db.transaction().execute((tx) => reverse(tx, { key, kind: "spec-undone", at }));
    await race(8, undo);
    expect(toDecimal(await balanceOf(spec.deps.db, deposit(mei.id)))).toBe("0.00");
    const { rows } =
      await sql`select 1 from ledger_entry r join ledger_entry e on e.id = r.reverses_id where e.business_key = ${key}`.execute(
        spec.deps.db,
      );
    expect(rows).toHaveLength(1);
    const amount = `update ledger_posting set amount = amount + 1 where entry_id = (select id from ledger_entry where business_key = 'reverse:${key}')`;
    expect(await brokenBy(amount)).toContain("an entry is reversed at most once, by the same amount");
  });

  it("12: currencies are never mixed in one posting", async () => {
    await arrives("10.00");
    await posted([{ from: world("gateway", "EUR"), to: world("fx", "EUR"), amount: money(1n, "EUR") }]);
    await expect(posted([{ from: world("gateway", "EUR"), to: wallet(mei.id), amount: cny("1.00") }])).rejects.toThrow(TypeError);
    const mixed = `${aPosting} select ${lastEntry()}, 99, 'CNY', ${worldAccount("gateway", "EUR")}, ${walletOf()}, 1, 0, 0`;
    expect(await letsThrough(mixed)).toBe(false);
    expect(
      await letsThrough(mixed, "alter table ledger_posting drop constraint ledger_posting_from_account_id_currency_fkey"),
    ).toBe(true);
  });

  it.each(["0", "-1"])("13: an amount is whole and above zero: %s is none", async (amount) => {
    await arrives("10.00");
    const wrong = `${aPosting} select ${lastEntry()}, 99, 'CNY', ${worldAccount("bank")}, ${walletOf()}, ${amount}, 0, 0`;
    expect(await letsThrough(wrong)).toBe(false);
    expect(await letsThrough(wrong, "alter table ledger_posting drop constraint ledger_posting_amount_check")).toBe(true);
    await expect(posted([{ from: world("bank"), to: wallet(mei.id), amount: { amount: -1n, currency: "CNY" } }])).rejects.toThrow(
      TypeError,
    );
  });

  it("14: the balance after each posting tells the whole history, in order", async () => {
    await arrives("10.00");
    await race(6, () => spends("1.00"));
    await arrives("5.00");
    const { rows } = await sql<{ said: string; summed: string }>`
      select case when p.to_account_id = a.id then p.to_balance else p.from_balance end::text as said,
        sum(case when p.to_account_id = a.id then p.amount else -p.amount end) over (order by p.posted)::text as summed
      from (select *, row_number() over (order by entry_id, seq) as posted from ledger_posting) p
      join ledger_account a on a.id in (p.from_account_id, p.to_account_id)
      where a.owner_user_id = ${mei.id} and a.kind = 'wallet' order by p.posted`.execute(spec.deps.db);
    expect(rows).toHaveLength(8);
    expect(rows.map(({ said }) => said).toSorted()).toEqual(rows.map(({ summed }) => summed).toSorted());
    expect(rows.at(-1)?.said).toBe("900");
  });

  it("15: those that move money both ways at once wait for each other, and nothing is lost", async () => {
    await arrives("20.00");
    await spends("10.00");
    const moves = await race(24, (index) =>
      index % 2 === 0
        ? posted([{ from: wallet(mei.id), to: deposit(mei.id), amount: cny("0.50") }])
        : posted([{ from: deposit(mei.id), to: held(mei.id), amount: cny("0.50") }]),
    );
    expect(moves).toEqual(Array(24).fill("booked"));
    expect(await has()).toBe("4.00");
    expect(toDecimal(await balanceOf(spec.deps.db, deposit(mei.id)))).toBe("10.00");
    expect(toDecimal(await balanceOf(spec.deps.db, held(mei.id)))).toBe("6.00");
  });
});

describe("a stranded key", () => {
  it("is free again when the entry was refused", async () => {
    const key = aKey();
    expect(await spends("10.00", key)).toBe("BALANCE_NOT_ENOUGH");
    await arrives("10.00");
    expect(await spends("10.00", key)).toBe("booked");
  });

  it("is free again when its process died in the middle", async () => {
    const key = aKey();
    const postings = [{ from: world("bank"), to: wallet(mei.id), amount: cny("10.00") }];
    const died = spec.deps.db.transaction().execute(async (tx) => {
      await post(tx, { key, kind: "spec", userId: mei.id, at, postings, sources: told(postings) });
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(spec.deps.db);
      await sql`select 1`.execute(tx);
    });
    await expect(died).rejects.toThrow();
    expect(await has()).toBe("0.00");
    expect(await arrives("10.00", key)).toBe("booked");
    expect(await has()).toBe("10.00");
  });
});
