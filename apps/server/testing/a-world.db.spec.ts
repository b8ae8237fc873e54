import { sql } from "kysely";
import { expect, it } from "vitest";
import { aBuyer, aWorld } from "#testing";
import { closeWorlds } from "./open-worlds.ts";
import { anAnnouncedItem } from "./warehouse/stored-items.ts";

it("is audited when the specs of its file are through, and its database is gone", async () => {
  const world = await aWorld();
  const { itemId } = await anAnnouncedItem(world, await aBuyer(world));
  await sql`update order_item set state = 'signed' where id = ${itemId}`.execute(world.deps.db);
  await expect(closeWorlds()).rejects.toThrow("M8 an item stands where its history ends");
  await expect(sql`select 1`.execute(world.deps.db)).rejects.toThrow();
});

it("may name what its specs break by hand", async () => {
  const world = await aWorld({ breaks: ["M8 an item stands where its history ends"] });
  const { itemId } = await anAnnouncedItem(world, await aBuyer(world));
  await sql`update order_item set state = 'signed' where id = ${itemId}`.execute(world.deps.db);
  await expect(closeWorlds()).resolves.toBeUndefined();
});
