import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { aWorld, type SpecWorld } from "#testing";

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
});

const migration = readFileSync(new URL("../../migrations/2026-11-22-31-texts-by-language.sql", import.meta.url), "utf8");

/** Rows as they were before there was one word for Chinese; the file runs over a database that has it, which changes nothing else. */
it("gives kept texts the names of their languages, at any depth, and leaves other words alone", async () => {
  const { db } = world.deps;
  const { id: userId } = await world.shopper();
  const old = {
    line: { name: { cn: "线路", en: "Line" }, note: 'a "cn": in a sentence' },
    skuName: [
      { cn: "红", en: "Red" },
      { cn: "大", en: "Large" },
    ],
    declaration: [{ nameZh: "杯", nameEn: "Cup", value: "9.00" }],
    countries: { cn: 3 },
  };
  const facts = { itemNo: "I1", nameZh: "杯", nameEn: "Cup", reasonZh: "商品到仓时已破损", reasonEn: "it arrived damaged" };
  const write = (template: string, said: object) =>
    sql`insert into message (user_id, type, template, facts, created_at) values (${userId}, 'order', ${template}, ${JSON.stringify(said)}, now())`.execute(
      db,
    );
  await write("kept-old", old);
  await write("item-refused", facts);
  await write("return-approved", { returnNo: "R1", kindZh: "换货", kindEn: "exchange" });
  await sql.raw(migration).execute(db);
  await sql.raw(migration).execute(db);
  const { rows } = await sql<{ template: string; facts: object }>`
    select template, facts from message where user_id = ${userId} and template in ('kept-old', 'item-refused', 'return-approved')`.execute(
    db,
  );
  expect(Object.fromEntries(rows.map((row) => [row.template, row.facts]))).toEqual({
    "kept-old": {
      line: { name: { zh: "线路", en: "Line" }, note: 'a "cn": in a sentence' },
      skuName: [
        { zh: "红", en: "Red" },
        { zh: "大", en: "Large" },
      ],
      declaration: [{ name: { zh: "杯", en: "Cup" }, value: "9.00" }],
      countries: { cn: 3 },
    },
    "item-refused": { itemNo: "I1", name: { zh: "杯", en: "Cup" }, reason: "damaged" },
    "return-approved": { returnNo: "R1", kind: "exchange" },
  });
});

it("takes the old word for Chinese from nobody's account", async () => {
  const { id: userId } = await world.shopper();
  await expect(sql`update app_user set language = 'cn' where id = ${userId}`.execute(world.deps.db)).rejects.toThrow(
    "app_user_language_check",
  );
});
