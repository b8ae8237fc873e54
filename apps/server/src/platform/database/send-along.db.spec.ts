import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { statementsOf } from "#testing";
import { cloneDatabase } from "../../../testing/template-database.ts";
import { openLog } from "../log.ts";
import { type Db, openDatabase, type Tx } from "./database.ts";
import { sendAlong } from "./send-along.ts";
import { attemptWork, inTransaction } from "./transact.ts";

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase(inject("postgresUrl"));
  ({ db } = openDatabase(database.url, openLog("silent"), { max: 1 }));
  await sql`create table word (text text primary key)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  await sql`delete from word`.execute(db);
});

const along = (at: Tx | Db, text: string) => sendAlong(at, sql`insert into word values (${text})`.compile(at));
const words = async (at: Tx | Db) =>
  (await sql<{ text: string }>`select text from word order by text`.execute(at)).rows.map(({ text }) => text);

describe("a write whose answer nobody reads", () => {
  it("goes with the next statement, which sees it, and with the commit when there is none", async () => {
    let wasSentBefore = true;
    const sent = await statementsOf(() =>
      inTransaction(db, async (tx) => {
        await along(tx, "one");
        // Long enough for it to be there, were it sent by itself.
        await setTimeout(50);
        const other = new pg.Client({ connectionString: database.url });
        await other.connect();
        const lock = sql`select from pg_locks where relation = 'word'::regclass`.compile(tx).sql;
        wasSentBefore = ((await other.query(lock)).rowCount ?? 0) > 0;
        await other.end();
        expect(await words(tx)).toEqual(["one"]);
        await along(tx, "two");
      }),
    );
    expect(wasSentBefore).toBe(false);
    expect(sent.map((text) => text.split(" ")[0])).toEqual(["begin", "select", "insert", "select", "insert", "commit"]);
    expect(await words(db)).toEqual(["one", "two"]);
  });

  it("that fails says so itself, by whatever it goes with, and nothing stays", async () => {
    await along(db, "taken");
    const taken = { code: "23505" };
    await expect(
      db.transaction().execute(async (tx) => {
        await along(tx, "new");
        await along(tx, "taken");
        await words(tx);
      }),
    ).rejects.toMatchObject(taken);
    await expect(db.transaction().execute((tx) => along(tx, "taken"))).rejects.toMatchObject(taken);
    expect(await words(db)).toEqual(["taken"]);
  });

  it("is never sent by a transaction that is given up, and is gone with the attempt it belongs to", async () => {
    const sent = await statementsOf(() =>
      inTransaction(db, async (tx) => {
        await along(tx, "given up");
        throw new Error("enough");
      }).catch(() => undefined),
    );
    expect(sent).toEqual(["begin", "rollback"]);
    await inTransaction(db, async (tx) => {
      await along(tx, "kept");
      await attemptWork(tx, async () => {
        await along(tx, "attempted");
        return { ok: false as const, refusal: { code: "REFUSED" } };
      });
    });
    expect(await words(db)).toEqual(["kept"]);
  });

  it("stands alone outside a transaction", async () => {
    await along(db, "alone");
    expect(await words(db)).toEqual(["alone"]);
  });
});
