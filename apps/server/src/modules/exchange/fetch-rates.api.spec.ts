import { ok } from "@sihai/domain";
import { dayMs } from "@sihai/domain/clocks";
import { beforeAll, expect, it, vi } from "vitest";
import { aWorld, type SpecWorld } from "#testing";
import { fetchRates } from "./fetch-rates.ts";
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

it("a sheet that was heard of before its day is heard of again on that day", async () => {
  const sheet = await world.deps.adapters.rates.latest();
  if (!sheet.ok) throw new Error("no sheet");
  const later = new Date(world.deps.clock.now().getTime() + 90 * dayMs);
  const ahead = vi.spyOn(world.deps.adapters.rates, "latest");
  ahead.mockResolvedValue(ok({ ...sheet.value, date: later.toISOString().slice(0, 10) }));
  await fetchRates(world.deps);
  await world.advance((90 * dayMs) / 1000);
  await fetchRates(world.deps);
  expect(await tradableRates(world.deps, world.deps.clock.now())).toHaveLength(12);
});
