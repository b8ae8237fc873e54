import { beforeAll, expect, it } from "vitest";
import { aWorld, type SpecWorld } from "#testing";
import { lineFigures } from "./line-figures.ts";

let world: SpecWorld;

beforeAll(async () => {
  world = await aWorld();
});

it("how lines do is measured anew when a rule it counts days by changes, and asked of the database once till then", async () => {
  const { deps } = world;
  let queries = 0;
  const db = deps.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const rules = deps.settings.at(deps.clock.now());
  const settings = { ...deps.settings, at: () => rules };
  await lineFigures({ ...deps, db, settings });
  await lineFigures({ ...deps, db, settings });
  expect(queries).toBe(1);
  const changed = { ...rules, holidays: [...rules.holidays] };
  await lineFigures({ ...deps, db, settings: { ...settings, at: () => changed } });
  expect(queries).toBe(2);
});
