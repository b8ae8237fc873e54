import * as contract from "@sihai/contract/freight";
import { cny } from "@sihai/domain";
import { promisedDays } from "@sihai/domain/parcel";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type SpecWorld } from "#testing";
import { landedFreight } from "./index.ts";

describe("the freight calculator", () => {
  let world: SpecWorld;
  beforeAll(async () => {
    world = await aWorld();
  });

  it("prices every line that takes the thing, cheapest first, and says why the others do not", async () => {
    const { eligible, excluded } = await world.visitor().must(contract.calculate, {
      body: { country: "DE", zip: "10115", warehouse: 1, classes: ["clothing"], grams: 2100, sidesCm: [38, 30, 14] },
    });
    expect(eligible.length).toBeGreaterThan(3);
    const totals = eligible.map(({ quote }) => Number(quote.total));
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    for (const { quote } of eligible) {
      expect(quote.lines.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(
        Math.round(Number(quote.total) * 100),
      );
    }
    const small = excluded.find(({ refusals }) => refusals.some(({ code }) => code === "too-heavy"));
    expect(small?.refusals[0]).toMatchObject({ limit: expect.any(Number), actual: expect.any(Number) });
    expect([...eligible, ...excluded].every(({ line }) => line.id !== "us-air-standard")).toBe(true);
  });

  it("says what a line promises in calendar days too, from now on", async () => {
    const { eligible } = await world.visitor().must(contract.calculate, { body: { country: "DE", warehouse: 1, grams: 500 } });
    const now = world.deps.clock.now();
    const { holidays } = world.deps.settings.at(now);
    expect(eligible.length).toBeGreaterThan(3);
    for (const { line, promised } of eligible)
      expect(promised).toEqual(line.days.map((days) => promisedDays(now, days, holidays)));
  });

  it("tells the tax to expect on goods of a value, by who collects it, and nothing of tax without one", async () => {
    const body = { country: "DE", zip: "10115", warehouse: 1 as const, classes: ["clothing", "shoes"], grams: 2100 };
    const without = await world.visitor().must(contract.calculate, { body });
    expect(without.eligible.map(({ landed }) => landed)).toEqual(without.eligible.map(() => null));
    const { eligible } = await world.visitor().must(contract.calculate, { body: { ...body, goodsValue: "800.00" } });
    const of = (mode: string) => eligible.filter(({ line }) => line.tax.mode === mode);
    expect(of("included").length * of("excluded").length).toBeGreaterThan(0);
    for (const { quote, landed } of of("included"))
      expect(landed).toEqual({ total: quote.total, tax: { total: "0.00", from: null, lines: [] } });
    for (const { quote, landed } of of("excluded")) {
      expect(landed?.tax.from).toMatch(/^20\d\d-/);
      // Two classes are two kinds of goods declared.
      expect(landed?.tax.lines[0]).toMatchObject({ code: "flat-duty", how: expect.stringContaining("2 × ") });
      const lines = [quote.total, ...(landed?.tax.lines ?? []).map(({ amount }) => amount)];
      expect(lines.reduce((sum, amount) => sum + cny(amount).amount, 0n)).toBe(cny(landed?.total ?? "").amount);
    }
    const mexico = { country: "MX", warehouse: 1 as const, grams: 2100, goodsValue: "800.00" };
    const prepaid = (await world.visitor().must(contract.calculate, { body: mexico })).eligible.filter(
      ({ line }) => line.tax.mode === "prepaid",
    );
    for (const { line, landed } of prepaid) expect(landed?.tax.total).toBe(((800 * line.tax.rateBp) / 10_000).toFixed(2));
    // Goods worth less than nothing would make a line that prepays tax cheaper than its freight.
    const below = await world.visitor().call(contract.calculate, { body: { ...mexico, goodsValue: "-800.00" } });
    expect(below).toMatchObject({ ok: false, code: "INPUT_INVALID" });
  });

  it("finds no line to a country nobody serves, and refuses more than three classes", async () => {
    const visitor = world.visitor();
    const nowhere = await visitor.must(contract.calculate, { body: { country: "KP", warehouse: 1, grams: 500 } });
    expect(nowhere).toEqual({ eligible: [], excluded: [] });
    const four = await visitor.call(contract.calculate, {
      body: { country: "DE", warehouse: 1, grams: 500, classes: ["clothing", "bags", "shoes", "books"] },
    });
    expect(four).toMatchObject({ ok: false, code: "INPUT_INVALID" });
    const strange = await visitor.call(contract.calculate, {
      body: { country: "DE", warehouse: 1, grams: 500, classes: ["dragons"] },
    });
    expect(strange).toMatchObject({ ok: false, code: "GOODS_CLASS_UNKNOWN" });
  });

  it("shows a line with its tariff, its curve, and no line where there is none", async () => {
    const visitor = world.visitor();
    const { line, tariff } = await visitor.must(contract.readLine, { query: { lineId: "us-air-standard" } });
    expect(line.name).toEqual({ en: expect.any(String), zh: expect.any(String) });
    expect(tariff[0]).toEqual({ overGrams: 0, upToGrams: 100, price: { kind: "flat", amount: "76.00" } });
    const { curves } = await visitor.must(contract.readCurves, {
      query: { lineIds: "us-air-standard,nothing", upToGrams: 4000 },
    });
    expect(curves).toHaveLength(1);
    expect(await visitor.call(contract.readLine, { query: { lineId: "nothing" } })).toMatchObject({
      ok: false,
      code: "LINE_NOT_FOUND",
    });
  });

  it("lists destinations and goods classes in both languages", async () => {
    const { countries } = await world.visitor().must(contract.listFreightCountries);
    expect(countries.length).toBeGreaterThanOrEqual(40);
    expect(countries[0]).toMatchObject({ code: "US", name: { zh: "美国", en: "United States" } });
    const { classes, flags } = await world.visitor().must(contract.listGoodsClasses);
    for (const flag of classes.flatMap((one) => one.flags)) expect(flags.map(({ id }) => id)).toContain(flag);
  });

  it("lands goods nobody weighed by their class", async () => {
    const landed = await landedFreight(world.deps, {
      items: [{ classId: "shoes", quantity: 2 }],
      country: "US",
      zip: "",
      warehouse: 1,
    });
    expect(landed.ok && landed.value).toMatchObject({ weighed: false, grams: 2200 });
    expect(landed.ok && landed.value.lines.length).toBeGreaterThan(5);
  });
});
