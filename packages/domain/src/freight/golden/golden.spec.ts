import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cny, toDecimal } from "../../money.ts";
import { type Line, priceOf, quote, quoteMeasured, type Segment } from "../index.ts";
import { readTable } from "../rate-cards/index.ts";
import { aLine, anItem, byTariff } from "../testing/lines.ts";

const text = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const rowsOf = (name: string, columns: string[]) => {
  const { rows, errors } = readTable(name, text(name), columns);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return rows.map(({ row, cells }) => ({ row, cells }));
};

const brackets: Segment = {
  kind: "brackets",
  upToGrams: 500,
  brackets: [
    [100, "76.00"],
    [300, "84.00"],
    [500, "92.00"],
  ],
};
const perKg: Segment = { kind: "per-kg", upToGrams: 3000, parcel: "20.00", perKg: "60.00" };
const tariffs: Record<string, readonly Segment[]> = {
  brackets: [brackets],
  "per-kg": [perKg],
  "first-step": [{ kind: "first-step", upToGrams: 30_000, firstGrams: 500, first: "85.00", stepGrams: 500, step: "22.00" }],
  "base-gram": [{ kind: "base-gram", upToGrams: 2000, base: "1.90", perGram: "0.065" }],
  joined: [brackets, perKg],
};

describe("the golden table of tariffs", () => {
  it.each(rowsOf("tariffs.csv", ["tariff", "grams", "amount", "by hand"]))("row $row: $cells", ({ cells }) => {
    const price = priceOf(byTariff(...(tariffs[cells.tariff ?? ""] ?? [])), Number(cells.grams));
    expect(price === null ? "none" : toDecimal(price.amount)).toBe(cells.amount);
  });
});

const rules: Record<string, Partial<Line>> = {
  never: { volumetric: { rule: "never" } },
  greater: { volumetric: { rule: "greater", divisor: 6000 } },
  "side-over": { volumetric: { rule: "side-over", divisor: 6000, sideCm: 60 } },
  "ratio-over": { volumetric: { rule: "ratio-over", divisor: 6000, ratio: 1.5 } },
  stepped: { volumetric: { rule: "greater", divisor: 6000 }, minChargeGrams: 300, roundUpGrams: 500 },
};
const flat: Segment = { kind: "brackets", upToGrams: 100_000, brackets: [[100_000, "1.00"]] };
const unlimited = { limits: {}, refuses: [], tariff: [flat], minChargeGrams: 0, roundUpGrams: 1 };

describe("the golden table of chargeable weights", () => {
  const columns = ["rule", "grams", "length", "width", "height", "volumetric", "chargeable", "by hand"];
  it.each(rowsOf("volumetric.csv", columns))("row $row: $cells", ({ cells }) => {
    const quoted = quoteMeasured({
      line: aLine({ ...unlimited, ...rules[cells.rule ?? ""] }),
      measured: { grams: Number(cells.grams), sidesCm: [Number(cells.length), Number(cells.width), Number(cells.height)] },
      parcel: { country: "US", zip: "10001", flags: [], warehouse: 1 },
      on: "2026-11-21",
    });
    expect(quoted.chargeableGrams).toBe(Number(cells.chargeable));
    if (cells.rule !== "never") expect(quoted.volumetricGrams).toBe(Number(cells.volumetric));
  });
});

describe("any tariff of one shape", () => {
  const price = fc.integer({ min: 0, max: 500_000 }).map((fen) => toDecimal({ amount: BigInt(fen), currency: "CNY" }));
  const shape: fc.Arbitrary<Segment> = fc.oneof(
    fc.record({ kind: fc.constant("per-kg" as const), upToGrams: fc.constant(30_000), parcel: price, perKg: price }),
    fc.record({ kind: fc.constant("base-gram" as const), upToGrams: fc.constant(30_000), base: price, perGram: price }),
    fc.record({
      kind: fc.constant("first-step" as const),
      upToGrams: fc.constant(30_000),
      firstGrams: fc.integer({ min: 1, max: 5_000 }),
      first: price,
      stepGrams: fc.integer({ min: 1, max: 2_000 }),
      step: price,
    }),
  );
  const weight = fc.integer({ min: 1, max: 30_000 });

  it("never costs less for more weight", () => {
    fc.assert(
      fc.property(shape, weight, weight, (segment, a, b) => {
        const line = byTariff(segment);
        const [light, heavy] = [priceOf(line, Math.min(a, b)), priceOf(line, Math.max(a, b))];
        expect(light !== null && heavy !== null && light.amount.amount <= heavy.amount.amount).toBe(true);
      }),
    );
  });

  it("has exactly one price for every weight up to its end and none after it, across joined segments", () => {
    const ends = fc.uniqueArray(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(ends, weight, (unsorted, grams) => {
        const sorted = unsorted.sort((a, b) => a - b);
        const line = byTariff(
          ...sorted.map((upToGrams, at): Segment => ({ kind: "per-kg", upToGrams, parcel: `${at}.00`, perKg: "0.00" })),
        );
        const at = sorted.findIndex((end) => grams <= end);
        const found = priceOf(line, grams);
        expect(found === null ? -1 : Number(toDecimal(found.amount))).toBe(at);
      }),
    );
  });

  it("has lines that add up to the total, and a part of a parcel is never dearer than the whole", () => {
    const grams = fc.integer({ min: 1, max: 9_000 });
    fc.assert(
      fc.property(shape, grams, grams, fc.integer({ min: 0, max: 3_000 }), (segment, a, b, memberFreightOffBp) => {
        const line = {
          ...byTariff(segment),
          refuses: [],
          surcharges: [{ label: "fuel", kind: "percent" as const, rateBp: 1200 }],
        };
        const ask = (...items: ReturnType<typeof anItem>[]) =>
          quote({
            line,
            parcel: { items, country: "US", zip: "" },
            on: "2026-11-21",
            memberFreightOffBp,
            operationFee: "8.00",
          });
        const first = anItem({ id: "a", grams: a, sidesCm: [10, 10, 10] });
        const whole = ask(first, anItem({ id: "b", grams: b, sidesCm: [10, 10, 10] }));
        const part = ask(first);
        expect(whole.eligible && part.eligible).toBe(true);
        for (const { lines, total } of [whole, part])
          expect(lines.reduce((sum, { amount }) => sum + cny(amount).amount, 0n)).toBe(cny(total).amount);
        expect(cny(part.total).amount).toBeLessThanOrEqual(cny(whole.total).amount);
      }),
    );
  });
});
