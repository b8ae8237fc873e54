import { readFileSync } from "node:fs";
import { messageList } from "@sihai/contract/message";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { aWorld } from "#testing";

const migration = readFileSync(new URL("../../../migrations/2026-11-23-20-messages-name-couriers.sql", import.meta.url), "utf8");

it("messages told when couriers went by a code say their names, also of one nobody knows; run twice it changes nothing more", async () => {
  const world = await aWorld();
  const { db } = world.deps;
  const mei = await world.shopper();
  const write = (courier: string, trackingNo: string) => {
    const facts = JSON.stringify({ itemNo: "I1", name: { zh: "杯", en: "Cup" }, courier, trackingNo });
    return sql`insert into message (user_id, type, template, facts, created_at)
      values (${mei.id}, 'order', 'item-seller-shipped', ${facts}, now())`.execute(db);
  };
  await write("sf", "SF1");
  await write("Pigeon post", "P1");
  await sql.raw(migration).execute(db);
  await sql.raw(migration).execute(db);
  const { list } = await mei.must(messageList, { body: {} });
  expect(list.map(({ text }) => text)).toEqual([
    expect.stringContaining("with Pigeon post, tracking number P1"),
    expect.stringContaining("with SF Express, tracking number SF1"),
  ]);
});
