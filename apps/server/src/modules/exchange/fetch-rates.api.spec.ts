import { dayMs } from "@sihai/domain/clocks";
import { beforeAll, expect, it, vi } from "vitest";
import { aWorld, type SpecWorld } from "#testing";
import { tradableRates } from "./rates-now.ts";

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
});

it("rates are of the day again soon after the clock was moved by months, though none of them moved", async () => {
  const asked = vi.spyOn(world.deps.adapters.rates, "latest");
  const tradable = async () => (await tradableRates(world.deps, world.deps.clock.now())).length;
  await world.work();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), { timeout: 5000 });
  await vi.waitFor(async () => expect(await tradable()).toBe(12));
  await world.advance((60 * dayMs) / 1000);
  expect(await tradable()).toBe(0);
  await vi.waitFor(async () => expect(await tradable()).toBe(12), { timeout: 5000 });
});
