import fc from "fast-check";
import type { Line, Segment, Surcharge, Volumetric } from "../line.ts";
import type { Item } from "../parcel.ts";
import { usAirStandard } from "./lines.ts";

const yuan = fc.integer({ min: 0, max: 50_000 }).map((cents) => (cents / 100).toFixed(2));
/** A price to four decimals, as a price a gram may be, without idle zeros. */
const fineYuan = fc.integer({ min: 0, max: 30_000 }).map((small) => String(small / 10_000));
const side = fc.oneof(fc.integer({ min: 1, max: 1_300 }), fc.constantFrom(600, 601, 1_200)).map((mm) => mm / 10);

/** What comes after a first segment's start, of any shape. */
function segmentTo(upToGrams: number, over: number): fc.Arbitrary<Segment> {
  const room = upToGrams - over;
  return fc.oneof(
    fc.record({ kind: fc.constant("per-kg" as const), upToGrams: fc.constant(upToGrams), parcel: yuan, perKg: yuan }),
    fc.record({ kind: fc.constant("base-gram" as const), upToGrams: fc.constant(upToGrams), base: fineYuan, perGram: fineYuan }),
    fc.record({
      kind: fc.constant("first-step" as const),
      upToGrams: fc.constant(upToGrams),
      firstGrams: fc.integer({ min: 1, max: 2_000 }),
      first: yuan,
      stepGrams: fc.integer({ min: 50, max: 1_000 }),
      step: yuan,
    }),
    fc
      .tuple(fc.uniqueArray(fc.integer({ min: 1, max: room }), { maxLength: 4 }), fc.array(yuan, { minLength: 6, maxLength: 6 }))
      .map(([ends, prices]): Segment => {
        const all = [...new Set([...ends, room])].sort((a, b) => a - b);
        return { kind: "brackets", upToGrams, brackets: all.map((end, at) => [over + end, prices[at] ?? "1.00"]) };
      }),
  );
}

export const anyTariff: fc.Arbitrary<Segment[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 4 })
  .map((ends) => ends.sort((a, b) => a - b))
  .chain((ends) => fc.tuple(...ends.map((end, at) => segmentTo(end, ends[at - 1] ?? 0))))
  .map((segments) => [...segments]);

const anyVolumetric: fc.Arbitrary<Volumetric> = fc.oneof(
  fc.constant({ rule: "never" as const }),
  fc.record({ rule: fc.constant("never" as const), divisor: fc.constantFrom(5_000, 6_000, null) }),
  fc.record({ rule: fc.constant("greater" as const), divisor: fc.constantFrom(4_000, 5_000, 6_000, 8_000) }),
  fc.record({
    rule: fc.constant("side-over" as const),
    divisor: fc.constantFrom(6_000, 8_000),
    sideCm: fc.constantFrom(39.9, 60, 0.1),
  }),
  fc.record({
    rule: fc.constant("ratio-over" as const),
    divisor: fc.constantFrom(5_000, 6_000),
    ratio: fc.constantFrom(1, 1.25, 1.5, 2),
  }),
);

const anySurcharge: fc.Arbitrary<Surcharge> = fc.oneof(
  fc.record({
    label: fc.constantFrom("fuel", "peak"),
    kind: fc.constant("percent" as const),
    rateBp: fc.integer({ min: 0, max: 5_000 }),
  }),
  fc.record({
    label: fc.constantFrom("remote", "island"),
    kind: fc.constant("zip" as const),
    prefixes: fc.subarray(["995", "99", "X0", "1"]),
    amount: yuan,
  }),
);

const limit = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null });
const limits = fc.oneof(
  fc.constant({}),
  fc.record({
    maxGrams: limit(500, 30_000),
    maxSideCm: fc.oneof(limit(20, 150), fc.constant(60.5)),
    maxSumCm: limit(40, 300),
    maxGirthCm: limit(60, 400),
  }),
  fc.record({ maxGirthCm: limit(60, 400) }, { requiredKeys: [] }),
);

export const anyLine: fc.Arbitrary<Line> = fc
  .record({
    tariff: anyTariff,
    volumetric: anyVolumetric,
    limits,
    surcharges: fc.array(anySurcharge, { maxLength: 3 }),
    minChargeGrams: fc.constantFrom(0, 1, 30, 250, 1_000),
    roundUpGrams: fc.constantFrom(1, 10, 50, 100, 500, 1_000),
    warehouses: fc.subarray([1, 2], { minLength: 1 }),
    countries: fc.subarray(["US", "CN", "GB"], { minLength: 1 }),
    refuses: fc.subarray(["liquid", "loose-battery", "food"]),
    days: fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 10, max: 40 })),
    validFrom: fc.constantFrom("2026-01-01", "2026-11-21", "2026-11-22"),
    validTo: fc.constantFrom(null, null, "2026-11-21", "2026-11-20"),
  })
  .map((change) => ({ ...usAirStandard, ...change }));

const anyItem = fc.record({
  grams: fc.oneof(fc.integer({ min: 1, max: 9_000 }), fc.integer({ min: 1, max: 600 }), fc.constantFrom(1_000, 2_000, 2_001)),
  sidesCm: fc.tuple(side, side, side),
  flags: fc.subarray(["liquid", "built-in-battery", "overseas-origin"], { maxLength: 1 }),
  alone: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
  warehouse: fc.constantFrom(1, 1, 1, 2),
});

export const anyItems: fc.Arbitrary<Item[]> = fc
  .array(anyItem, { minLength: 1, maxLength: 5 })
  .map((items) => items.map((item, at) => ({ ...item, id: `i${at}`, valueCny: "100.00" })));

/** Chargeable weights at which a tariff changes its mind, and the gram on either side. */
export function edgesOf(tariff: readonly Segment[]): number[] {
  const ends = tariff.flatMap((segment) => [
    segment.upToGrams,
    ...(segment.kind === "brackets" ? segment.brackets.map(([upTo]) => upTo) : []),
    ...(segment.kind === "first-step" ? [segment.firstGrams, segment.firstGrams + segment.stepGrams] : []),
  ]);
  return ends.flatMap((end) => [end - 1, end, end + 1]).filter((grams) => grams > 0);
}

/** What is on the scale when one item makes the parcel weigh this; null between 2 and 2.4 kg, where no parcel of one item is. */
export function goodsFor(actualGrams: number): number | null {
  if (actualGrams <= 2_000) return actualGrams;
  return actualGrams > 2_400 ? actualGrams - 400 : null;
}
