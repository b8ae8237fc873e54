import { expect, it } from "vitest";
import { aWorld, watchLockOrder } from "#testing";
import { chanceOf } from "../../../chaos/chance.ts";
import { liveDays } from "../../../year/live-days.ts";
import { modules } from "../src/entry/modules.ts";
import { buildHttpServer, gather } from "../src/platform/index.ts";

watchLockOrder();

/** Two days of the year `npm run year` lives; seeds that found something stand here with their days. */
it.each([{ seed: 5, days: 2 }])(
  "days of the whole business end with nothing broken: $days of seed $seed",
  async ({ seed, days }) => {
    const spec = await aWorld({ unlimited: true });
    const worker = await spec.work();
    const unlimited = gather(modules).routes.map((route) => ({ ...route, limits: null }));
    const app = await buildHttpServer(spec.deps, unlimited, []);
    const { acts, faults } = await liveDays({
      ...{ deps: spec.deps, app, chance: chanceOf(seed), days, customers: 3 },
      moveOutside: (offsetMs) => spec.sandbox.setClockOffset(offsetMs),
      say: () => undefined,
    });
    await worker.stop();
    await app.close();
    expect(faults).toEqual([]);
    expect([...acts.values()].reduce((sum, times) => sum + times, 0)).toBeGreaterThan(3);
  },
  240_000,
);
