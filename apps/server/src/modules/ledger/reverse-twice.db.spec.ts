import { cny } from "@sihai/domain";
import { beforeAll, expect, it } from "vitest";
import { aKey, aWorld, inDeposit, meetInside, type SpecWorld } from "#testing";
import { deposit, post, reverse, world } from "./index.ts";

let spec: SpecWorld;
beforeAll(async () => {
  spec = await aWorld();
});

it("undoes an entry once when two undo it in the same instant, and tells the second so", async () => {
  const { db, clock } = spec.deps;
  const omar = await spec.shopper({ name: "omar" });
  const key = aKey();
  const at = clock.now();
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
