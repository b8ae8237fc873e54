import { ok } from "@sihai/domain";
import { beijingDate, dayMs } from "@sihai/domain/clocks";
import { beforeAll, expect, it, vi } from "vitest";
import { inTransaction } from "#platform";
import { aWorld, type SpecWorld } from "#testing";
import { fetchRates } from "./fetch-rates.ts";
import { currentRates, keepRate } from "./rates.store.ts";
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

it("a rate two people agreed to before Beijing's morning holds against the feed of that day", async () => {
  const sheet = await world.deps.adapters.rates.latest();
  if (!sheet.ok) throw new Error("no sheet");
  const tomorrow = new Date(world.deps.clock.now().getTime() + dayMs).toISOString().slice(0, 10);
  const at = new Date(`${tomorrow}T17:30:00.000Z`);
  const publishedOn = beijingDate(at);
  const held = { publishedOn, currency: "EUR", rate: "0.1", at, source: "manual" } as const;
  await inTransaction(world.deps.db, (tx) => keepRate(tx, held));
  const again = vi.spyOn(world.deps.adapters.rates, "latest");
  again.mockResolvedValue(ok({ ...sheet.value, date: publishedOn }));
  await fetchRates(world.deps);
  again.mockRestore();
  const rates = await currentRates(world.deps.db);
  expect(rates.find(({ currency }) => currency === "EUR")).toMatchObject({ rate: "0.1", source: "manual" });
});
