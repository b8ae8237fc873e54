import { calculate } from "@sihai/contract/freight";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, Client, type SpecWorld } from "#testing";
import { modules } from "../modules.ts";
import { seedDemo } from "./seed-demo.ts";

describe("how lines did in the last six months", () => {
  let world: SpecWorld;
  beforeAll(async () => {
    world = await aWorld();
  });

  async function linesTo(country: string, visitor: Client) {
    const { eligible } = await visitor.must(calculate, { body: { country, warehouse: 1, classes: ["clothing"], grams: 1000 } });
    expect(eligible.length).toBeGreaterThan(3);
    return eligible.map(({ line }) => line);
  }

  it("is not known where nothing was measured yet: a start without the demo promises days and claims no more", async () => {
    for (const line of await linesTo("US", world.visitor()))
      expect(line).toMatchObject({
        performance: null,
        depositError: null,
        usage30Days: 0,
        days: [expect.any(Number), expect.any(Number)],
      });
  });

  it("is made up for the demo, and only by seeding it", { timeout: 90_000 }, async () => {
    const { config, log } = world.deps;
    await seedDemo({ config: { ...config, databaseUrl: world.databaseUrl }, log, modules });
    const lines = await linesTo("US", new Client(await world.anotherNode()));
    expect(lines.filter(({ performance, depositError }) => performance && depositError).length).toBeGreaterThan(3);
    expect(lines.find(({ id }) => id === "express-world-hk")).toMatchObject({
      performance: { medianDays: 9, parcels: 856 },
      // Nobody measured it: the pages say so.
      isMeasured: false,
    });
  });
});
