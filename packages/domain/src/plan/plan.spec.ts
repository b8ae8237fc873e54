import { describe, expect, it } from "vitest";
import { type Line, quote } from "../freight/index.ts";
import { aLine, anItem } from "../freight/testing/lines.ts";
import { parseMoney } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import { compileLine, fen, priceFen } from "./compile-line.ts";
import { groupItems, takenAlone } from "./group-items.ts";
import { objectives, plan, taxGauge } from "./index.ts";
import { planBySearch } from "./search/plan-by-search.ts";
import { planBySubsets } from "./search/plan-by-subsets.ts";
import { randomInstance } from "./testing/random-instance.ts";
import { steppedTax, taxed } from "./testing/taxed-instance.ts";
import { tryAllPlans } from "./testing/try-all-plans.ts";

const on = "2026-11-21";
const to = { country: "US", zip: "", on };
const ground = { country: "US", warehouses: seededSettings.warehouses };
const enough = Number.POSITIVE_INFINITY;
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

const perKg = (id: string, parcel: string, price: string, days: [number, number], maxGrams = 30_000) =>
  aLine({
    id,
    days,
    volumetric: { rule: "never" },
    limits: { maxGrams },
    tariff: [{ upToGrams: maxGrams, kind: "per-kg", parcel, perKg: price }],
  });
const slow = perKg("slow", "10.00", "20.00", [20, 30]);
const fast = perKg("fast", "10.00", "30.00", [5, 8]);

describe("planning parcels, by hand", () => {
  const items = [anItem({ id: "a", grams: 1000 }), anItem({ id: "b", grams: 1000 })];

  it("sends together what is cheaper together", () => {
    // One parcel: 10 + 20 × 2 + 8 = 58; two parcels: 2 × (10 + 20 + 8) = 76
    expect(plan({ items, lines: [slow, fast], ...to, objective: "cheapest" })).toMatchObject({
      parcels: [{ itemIds: ["a", "b"], lineId: "slow", quote: { total: "58.00", eligible: true } }],
      ...{ total: "58.00", slowestDays: 30, optimal: true, value: "58.00", bound: "58.00", gap: "0.00", refused: [] },
    });
  });

  it("takes country and zip as one destination, too", () => {
    const { on: day, ...destination } = to;
    const requested = { items, lines: [slow, fast], objective: "cheapest" as const };
    expect(plan({ ...requested, destination, on: day })).toEqual(plan({ ...requested, ...to }));
  });

  it("takes a request without a zip, and lines that do not say when they end", () => {
    const { zip: _, ...where } = to;
    const far = { ...slow, validTo: undefined, surcharges: [{ label: "far", kind: "zip", prefixes: ["1"], amount: "5.00" }] };
    const line: Line = JSON.parse(JSON.stringify(far));
    expect(plan({ items, lines: [line], ...where, objective: "cheapest" }).total).toBe("58.00");
    expect(plan({ items, lines: [line], ...to, zip: "10001", objective: "cheapest" }).total).toBe("63.00");
  });

  it("splits where a carton would cost more than another parcel", () => {
    // 2 × 1100 g in one parcel is charged 2600 g: 0 + 100 × 2.6 + 8 = 268; apart: 2 × (110 + 8) = 236
    const line = perKg("l", "0.00", "100.00", [5, 8]);
    const heavy = items.map((item) => ({ ...item, grams: 1100 }));
    expect(plan({ items: heavy, lines: [line], ...to, objective: "cheapest" }).total).toBe("236.00");
  });

  it("counts the tax of each parcel when asked for the cheapest at the door", () => {
    // Each is worth 200 and relieved of duty alone; together they are worth 400 and pay 8 % duty: 32.00.
    const worth = items.map((item) => ({ ...item, valueCny: "200.00" }));
    const relief = { ...steppedTax, rule: { ...steppedTax.rule, vatBp: 0, flatPerLine: parseMoney("0.00", "CNY") } };
    const request = { items: worth, lines: [slow], ...to, tax: relief };
    // Freight: together 58, apart 76. With tax: together 58 + 32 = 90, apart 76.
    expect(plan({ ...request, objective: "cheapest" })).toMatchObject({ total: "58.00", parcels: [{ tax: "32.00" }] });
    expect(plan({ ...request, objective: "door" })).toMatchObject({
      ...{ total: "76.00", value: "76.00", bound: "76.00", optimal: true },
      parcels: [{ tax: "0.00" }, { tax: "0.00" }],
    });
  });

  it("is not asked for the cheapest at the door where nobody knows the tax", () => {
    expect(() => plan({ items, lines: [slow], ...to, objective: "door" })).toThrow(RangeError);
    expect(plan({ items, lines: [slow], ...to, objective: "cheapest" }).parcels).toMatchObject([{ tax: null }]);
  });

  it("proves the fastest for many goods alike, unless parcels are too few to count them", () => {
    const many = Array.from({ length: 20 }, (_, at) => anItem({ id: `i${at}` }));
    const request = { items: many, ...to, objective: "fastest" as const };
    const tooNarrow = { ...fast, limits: { maxGrams: 30_000, maxSideCm: 15 } };
    expect(plan({ ...request, lines: [slow, tooNarrow] })).toMatchObject({ slowestDays: 30, optimal: true });
    const light = perKg("light", "10.00", "30.00", [5, 8], 1_300);
    expect(plan({ ...request, lines: [slow, light], maxParcels: 5 })).toMatchObject({ slowestDays: 30, optimal: false });
  });

  it("pays for speed when asked for the fastest", () => {
    expect(plan({ items, lines: [slow, fast], ...to, objective: "fastest" })).toMatchObject({
      total: "78.00",
      slowestDays: 8,
      optimal: true,
    });
  });

  it("weighs a day at six yuan when balanced", () => {
    // slow: 58 + 6 × 30 = 238; fast: 78 + 6 × 8 = 126
    expect(plan({ items, lines: [slow, fast], ...to, objective: "balanced" })).toMatchObject({
      total: "78.00",
      value: "126.00",
      optimal: true,
    });
  });

  it("keeps to the number of parcels, and says when that is impossible", () => {
    const small = perKg("small", "0.00", "10.00", [5, 8], 1500);
    const wide = perKg("wide", "50.00", "40.00", [5, 8]);
    expect(plan({ items, lines: [small, wide], ...to, objective: "cheapest" })).toMatchObject({
      total: "36.00",
      parcels: { length: 2 },
    });
    expect(plan({ items, lines: [small, wide], ...to, objective: "cheapest", maxParcels: 1 })).toMatchObject({
      ...{ total: "138.00", parcels: { length: 1 }, optimal: true },
    });
    expect(plan({ items, lines: [small], ...to, objective: "cheapest", maxParcels: 1 })).toMatchObject({
      parcels: [],
      refused: [
        { itemId: "a", why: "max-parcels" },
        { itemId: "b", why: "max-parcels" },
      ],
    });
  });

  it("leaves behind what no line takes, with the reason that came nearest", () => {
    const wet = anItem({ id: "wet", flags: ["liquid"] });
    expect(plan({ items: [...items, wet], lines: [slow], ...to, objective: "cheapest" })).toMatchObject({
      parcels: [{ itemIds: ["a", "b"] }],
      refused: [{ itemId: "wet", why: "goods", nearest: { lineId: "slow" } }],
    });
    expect(plan({ items, lines: [], ...to, objective: "cheapest" }).refused.map(({ why }) => why)).toEqual([
      "no-line",
      "no-line",
    ]);
  });

  it("counts the member's discount on freight", () => {
    // 50 − 10 % + 8
    expect(plan({ items, lines: [slow], ...to, objective: "cheapest", memberFreightOffBp: 1000 }).total).toBe("53.00");
  });

  it("has an empty plan for nothing", () => {
    expect(plan({ items: [], lines: [slow], ...to, objective: "cheapest" })).toMatchObject({
      parcels: [],
      total: "0.00",
      optimal: true,
    });
  });

  it.each([
    ["twice the same item", { items: [items[0], items[0]] }],
    ["negative grams", { items: [anItem({ grams: -1 })] }],
    ["no day", { on: "soon" }],
    ["half a parcel", { maxParcels: 0.5 }],
  ])("throws RangeError for %s", (_, change) => {
    const request = { items, lines: [slow], ...to, objective: "cheapest" as const, ...change };
    expect(() => plan({ ...request, items: request.items.flatMap((item) => item ?? []) })).toThrow(RangeError);
  });
});

describe("planning a few items", () => {
  it.each(objectives)("finds the %s plan that trying everything finds", (objective) => {
    for (const seed of seeds) {
      const tax = objective === "cheapest" ? null : steppedTax;
      const instance = randomInstance(seed, 5, 6);
      const { items, lines } = tax ? taxed(instance, seed) : instance;
      for (const maxParcels of [99, 2]) {
        const found = plan({ items, lines, ...to, zip: "99501", objective, maxParcels, tax });
        const sendable = items.filter(
          ({ id }) => !found.refused.some(({ itemId, why }) => itemId === id && why !== "max-parcels"),
        );
        const best = tryAllPlans(sendable, lines, "99501", objective, maxParcels, tax);
        expect(summary(found), `seed ${seed}, ${maxParcels} parcels`).toEqual(
          best && sendable.length > 0 ? { ...best, value: best.fen + (objective === "balanced" ? 600 * best.days : 0) } : null,
        );
        expect(found.optimal).toBe(true);
      }
    }
  });

  function summary(found: ReturnType<typeof plan>) {
    if (found.parcels.length === 0) return null;
    const { total, value, parcels, slowestDays } = found;
    return { fen: fen(total), parcels: parcels.length, days: slowestDays, value: fen(value) };
  }
});

describe("planning many items", () => {
  it.each(objectives)("proves twelve items on sixty lines (%s)", (objective) => {
    const { items, lines } = taxed(randomInstance(12, 12, 60), 12);
    const found = plan({ items, lines, ...to, objective, tax: steppedTax });
    expect(found).toMatchObject({ optimal: true, gap: "0.00", bound: found.value });
  });

  it("stays within five hundredths of its bound for forty items on sixty lines", () => {
    for (const seed of [1, 3]) {
      const { items, lines } = randomInstance(seed, 40, 60);
      const { gap, value } = plan({ items, lines, ...to, objective: "cheapest" });
      expect(fen(gap) / fen(value), `seed ${seed}`).toBeLessThan(0.05);
    }
  });

  it.each(objectives)("sends every item once, for the sum of its quotes, never below the bound (%s)", (objective) => {
    for (const seed of [1, 2]) {
      const { items, lines } = taxed(randomInstance(seed, 24, 30), seed);
      const found = plan({ items, lines, ...to, objective, tax: steppedTax });
      const sent = found.parcels.flatMap(({ itemIds }) => itemIds);
      expect([...sent, ...found.refused.map(({ itemId }) => itemId)].sort()).toEqual(items.map(({ id }) => id).sort());
      const freight = found.parcels.reduce((sum, parcel) => sum + fen(parcel.quote.total), 0);
      const taxes = found.parcels.reduce((sum, parcel) => sum + fen(parcel.tax ?? "0"), 0);
      expect(objective === "cheapest" ? freight : freight + taxes).toBe(fen(found.total));
      expect(fen(found.bound)).toBeLessThanOrEqual(fen(found.value));
      expect(found.optimal).toBe(found.bound === found.value);
    }
  });

  it("bounds soundly where a parcel becomes lower, and is taken again, by a longer item", () => {
    for (const seed of seeds.slice(0, 8)) {
      const { lines } = randomInstance(seed + 700, 0, 12);
      const tight = lines.map((line, at) => ({
        ...line,
        limits: { ...line.limits, maxSideCm: 50 + (at % 3) * 10, maxSumCm: 70 + ((at * 7 + seed) % 50), maxGirthCm: null },
      }));
      const items = Array.from({ length: 10 }, (_, at) =>
        anItem({ id: `i${at}`, grams: 150 + ((at * 137 + seed * 31) % 700), sidesCm: at < 2 ? [40 + at * 5, 20, 3] : [9, 9, 8] }),
      );
      const compiled = tight.map((line) => compileLine(line, { zip: "", memberFreightOffBp: 0, operationFee: "8.00" }));
      const sendable = items.filter((item) => takenAlone(item, compiled, ground));
      for (const group of groupItems(sendable, compiled, ground)) {
        const exact = planBySubsets(group)(20, 99, 1, enough);
        const searched = planBySearch(group)(20, 99, 0.3, enough);
        expect(searched === null, `seed ${seed}`).toBe(exact === null);
        expect(searched?.boundFen ?? 0, `bound, seed ${seed}`).toBeLessThanOrEqual(exact?.fen ?? 0);
      }
    }
  });

  it("bounds soundly heavy goods on lines that keep their sides short", () => {
    for (const seed of seeds.slice(0, 6)) {
      const { lines } = randomInstance(seed + 900, 0, 10);
      const short = lines.map((line, at) => ({
        ...line,
        limits: { ...line.limits, maxSideCm: 90, maxSumCm: 80 + ((at * 11 + seed) % 30), maxGirthCm: null },
      }));
      const items = Array.from({ length: 11 }, (_, at) => {
        const [a, b] = [(at * 137 + seed * 31) % 27, (at * 89 + seed * 53) % 24];
        return anItem({ id: `i${at}`, grams: 300 + a * 100, sidesCm: [8 + a, 6 + b, 2 + ((a + b) % 13)] });
      });
      const compiled = short.map((line) => compileLine(line, { zip: "", memberFreightOffBp: 0, operationFee: "8.00" }));
      const sendable = items.filter((item) => takenAlone(item, compiled, ground));
      for (const group of groupItems(sendable, compiled, ground)) {
        const exact = planBySubsets(group)(99, 99, 1, enough);
        const searched = planBySearch(group)(99, 99, 1, enough);
        if (!exact || !searched) throw new Error(`seed ${seed} has no plan`);
        expect(searched.fen, `search, seed ${seed}`).toBeGreaterThanOrEqual(exact.fen);
        expect(searched.boundFen, `bound, seed ${seed}`).toBeLessThanOrEqual(exact.fen);
      }
    }
  });

  it("never bounds a price at the door above the best there is", () => {
    for (const seed of seeds.slice(0, 12)) {
      const { items, lines } = taxed(randomInstance(seed + 300, 9, 12), seed);
      const compiled = lines.map((line) => compileLine(line, { zip: "", memberFreightOffBp: 0, operationFee: "8.00" }));
      const sendable = items.filter((item) => takenAlone(item, compiled, ground));
      for (const group of groupItems(sendable, compiled, ground, taxGauge(steppedTax))) {
        const exact = planBySubsets(group)(99, 99, 1, enough);
        const searched = planBySearch(group)(99, 99, 0.3, enough);
        if (!exact || !searched) throw new Error(`seed ${seed} has no plan`);
        expect(searched.fen, `search, seed ${seed}`).toBeGreaterThanOrEqual(exact.fen);
        expect(searched.boundFen, `bound, seed ${seed}`).toBeLessThanOrEqual(exact.fen);
      }
    }
  });

  it("plans the same twice", () => {
    const { items, lines } = randomInstance(7, 22, 20);
    const request = { items, lines, ...to, objective: "cheapest" as const };
    expect(plan(request)).toEqual(plan(request));
  });
});

describe("pricing fast", () => {
  it("asks the very fen a quote asks, at every weight", () => {
    for (const seed of seeds) {
      const { lines } = randomInstance(seed, 0, 8);
      for (const line of lines) {
        const bare = {
          ...line,
          volumetric: { rule: "never" as const },
          limits: {},
          warehouses: [1],
          refuses: [],
          minChargeGrams: 0,
          roundUpGrams: 1,
        };
        const compiled = compileLine(bare, { zip: "99501", memberFreightOffBp: 300, operationFee: "8.00" });
        for (let grams = 1 + seed; grams <= compiled.heaviestGrams - 400; grams += 97) {
          const parcel = { items: [anItem({ grams })], country: "US", zip: "99501" };
          const quoted = quote({ line: bare, parcel, on, memberFreightOffBp: 300, operationFee: "8.00" });
          expect(priceFen(compiled, quoted.chargeableGrams), `${line.id}, ${grams} g`).toBe(fen(quoted.total));
        }
      }
    }
  });
});
