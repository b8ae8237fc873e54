import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Box, benchTasks, chooseBox, farFromEstimate, fitsBox, needsTaskPhoto, wantsPackedPhoto } from "./index.ts";

const side = fc.integer({ min: 1, max: 120 });
const sides = fc.tuple(side, side, side);
const box: fc.Arbitrary<Box> = fc.record({
  code: fc.string({ minLength: 1, maxLength: 3 }),
  kind: fc.constantFrom("bag" as const, "carton" as const),
  name: fc.constant({ zh: "", en: "" }),
  sidesCm: sides,
  grams: fc.integer({ min: 1, max: 2_000 }),
  maxGrams: fc.integer({ min: 500, max: 30_000 }),
});
const volume = ([a, b, c]: readonly [number, number, number]) => a * b * c;

describe("the box for a parcel", () => {
  it("holds it, and no smaller one of its kind does", () => {
    fc.assert(
      fc.property(
        fc.array(box, { maxLength: 12 }),
        fc.record({ grams: fc.integer({ min: 1, max: 30_000 }), sidesCm: sides }),
        (boxes, parcel) => {
          const chosen = chooseBox(boxes, parcel);
          const fitting = boxes.filter((one) => fitsBox(one, parcel));
          if (!chosen) {
            expect(fitting.filter(({ kind }) => kind === "carton" || parcel.grams <= 2_000)).toEqual([]);
            return;
          }
          expect(fitsBox(chosen, parcel)).toBe(true);
          for (const other of fitting.filter(({ kind }) => kind === chosen.kind))
            expect(volume(other.sidesCm)).toBeGreaterThanOrEqual(volume(chosen.sidesCm));
          if (chosen.kind === "bag") expect(parcel.grams).toBeLessThanOrEqual(2_000);
        },
      ),
    );
  });

  it("does not matter which way the parcel is turned", () => {
    fc.assert(
      fc.property(box, sides, (one, [a, b, c]) => {
        const grams = 400;
        expect(fitsBox(one, { grams, sidesCm: [a, b, c] })).toBe(fitsBox(one, { grams, sidesCm: [c, a, b] }));
      }),
    );
  });

  it.each([
    [1_150, false],
    [1_151, true],
    [850, false],
    [849, true],
  ])("%i g against an estimate of 1000 g is far: %s", (grams, far) => {
    const sidesCm = [30, 20, 10] as const;
    expect(farFromEstimate({ grams: 1_000, sidesCm }, { grams, sidesCm }, 1_500)).toEqual({ weight: far, size: false });
  });
});

describe("what the bench does for a parcel", () => {
  const charges = [
    {
      code: "vacuum",
      quantity: 3,
      items: [
        { itemId: "7", quantity: 2 },
        { itemId: "9", quantity: 1 },
      ],
    },
    { code: "reinforcement", quantity: 1 },
    { code: "priority-stock-out", quantity: 1 },
    { code: "packed-photo", quantity: 1 },
    { code: "prepaid-tax", quantity: 1 },
  ];

  it("is a task for each service, and for each item where it is done by the piece", () => {
    expect(benchTasks(charges)).toEqual([
      { code: "vacuum", itemId: "7", quantity: 2 },
      { code: "vacuum", itemId: "9", quantity: 1 },
      { code: "reinforcement", itemId: null, quantity: 1 },
    ]);
    expect([needsTaskPhoto("reinforcement"), needsTaskPhoto("vacuum"), wantsPackedPhoto(charges)]).toEqual([true, false, true]);
  });
});
