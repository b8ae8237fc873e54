import { sql } from "kysely";
import { beforeAll, expect, it, vi } from "vitest";
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
  const asking = vi.spyOn(db, "executeQuery");
  const found = () => findGoods(db, goodsId);
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
  const answers = await Promise.all(asking.mock.results.map(({ value }) => value));
  asking.mockRestore();
  const told = expect.any(String);
  expect(answers.map(({ rows }) => rows)).toEqual(
    [null, told, null, told].map((detail) => [expect.objectContaining({ detail })]),
  );
});
