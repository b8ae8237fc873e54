import { sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { cloneDatabase } from "../../../testing/template-database.ts";
import { openLog } from "../log.ts";
import { type Db, openDatabase } from "./database.ts";

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Db;
let pool: pg.Pool;
/** What went to the socket, piece by piece. */
let writes: string[] = [];
beforeAll(async () => {
  database = await cloneDatabase(inject("postgresUrl"));
  ({ db, pool } = openDatabase(database.url, openLog("silent"), { max: 1 }));
  pool.on("connect", (client) => {
    const { stream } = (client as pg.PoolClient & { connection: pg.Connection }).connection;
    const write = stream.write.bind(stream) as (bytes: Buffer) => boolean;
    stream.write = (bytes: Buffer) => {
      writes.push(Buffer.from(bytes).toString("latin1"));
      return write(bytes);
    };
  });
  await sql`create table word (id int primary key, text text)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  await sql`delete from word`.execute(db);
  writes = [];
});

const number = async (at: Db, wanted: number) => (await sql<{ n: number }>`select ${wanted}::int as n`.execute(at)).rows[0]?.n;
const put = (at: Db, id: number, text: string) => sql`insert into word values (${id}::int, ${text})`.execute(at);

it("sends what is asked for together in one transaction in one write, each answer to whoever asked", async () => {
  const answers = await db.transaction().execute((tx) => Promise.all([1, 2, 3].map((wanted) => number(tx, wanted))));
  expect(answers).toEqual([1, 2, 3]);
  // The three with their begin, and the commit.
  expect(writes).toHaveLength(2);
});

it("does the same on one connection outside a transaction, and one that fails leaves the others alone", async () => {
  const answers = await db
    .connection()
    .execute((one) => Promise.allSettled([put(one, 1, "first"), put(one, 1, "again"), number(one, 7)]));
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(answers[1]).toMatchObject({ reason: { code: "23505" } });
  expect(writes).toHaveLength(1);
});

it("takes the whole transaction back when one of them fails, and the connection is good for the next", async () => {
  const meets = db.transaction().execute((tx) => Promise.all([put(tx, 1, "first"), put(tx, 1, "again"), put(tx, 2, "other")]));
  await expect(meets).rejects.toMatchObject({ code: "23505" });
  expect((await sql`select from word`.execute(db)).rows).toEqual([]);
  expect(await number(db, 5)).toBe(5);
});

it("lets the database say once what a statement's answers are made of", async () => {
  const asked = () => sql`select id, text, ${"x"} as mark, null as nothing from word order by id`.execute(db);
  expect((await asked()).rows).toEqual([]);
  await put(db, 1, "one");
  await put(db, 2, "two");
  writes = [];
  const rows = [
    { id: 1, text: "one", mark: "x", nothing: null },
    { id: 2, text: "two", mark: "x", nothing: null },
  ];
  for (let time = 0; time < 3; time++) expect((await asked()).rows).toEqual(rows);
  // A request to describe a portal is a D, its length, and a P.
  for (const bytes of writes) expect(bytes).not.toContain("D\0\0\0\x06P");
  expect((await put(db, 3, "three")).numAffectedRows).toBe(1n);
});

it("is told anew what failed before it was told once", async () => {
  const fresh = (id: number) => sql<{ id: number }>`insert into word values (${id}::int, 'fresh') returning id`.execute(db);
  await put(db, 1, "first");
  await expect(fresh(1)).rejects.toMatchObject({ code: "23505" });
  expect((await fresh(2)).rows).toEqual([{ id: 2 }]);
  await expect(fresh(2)).rejects.toMatchObject({ code: "23505" });
  expect((await fresh(3)).rows).toEqual([{ id: 3 }]);
});
