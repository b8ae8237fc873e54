import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { aWorld, type SpecWorld } from "#testing";
import { someGoods } from "../../../testing/order/orders.ts";
import { findGoods } from "./goods.store.ts";

let world: SpecWorld;
let goodsId: string;
beforeAll(async () => {
  world = await aWorld();
  ({ goodsId } = await someGoods(world));
});

const titled = (title: string) =>
  sql`update goods set detail = jsonb_set(detail, '{title,zh}', to_jsonb(${title}::text)) where id = ${goodsId}`;

it("is not told again what stands of goods it read, and is told each writing of them", async () => {
  const { db } = world.deps;
  const first = await findGoods(db, goodsId);
  const asked: (string | null | undefined)[] = [];
  const watched = {
    executeQuery: async (query: Parameters<typeof db.executeQuery>[0]) => {
      const answer = await db.executeQuery<{ detail: string | null }>(query);
      asked.push(answer.rows[0]?.detail);
      return answer;
    },
  };
  Object.setPrototypeOf(watched, db);
  const found = () => findGoods(watched as typeof db, goodsId);
  expect((await found())?.goods).toBe(first?.goods);
  await titled("one").execute(db);
  expect((await found())?.goods.title.zh).toBe("one");
  // Two writings of one transaction, read in between: who wrote them is the same.
  await db.transaction().execute(async (tx) => {
    for (const title of ["two", "three"]) {
      await titled(title).execute(tx);
      expect((await findGoods(tx, goodsId))?.goods.title.zh).toBe(title);
    }
  });
  expect((await found())?.goods.title.zh).toBe("three");
  const takenBack = db.transaction().execute(async (tx) => {
    await titled("taken back").execute(tx);
    expect((await findGoods(tx, goodsId))?.goods.title.zh).toBe("taken back");
    throw new Error("taken back");
  });
  await expect(takenBack).rejects.toThrow("taken back");
  expect((await found())?.goods.title.zh).toBe("three");
  expect(asked.map((detail) => detail === null)).toEqual([true, false, true, false]);
});
