import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Box,
  benchTasks,
  chooseBox,
  farFromEstimate,
  fitsBox,
  needsTaskPhoto,
  openBoxes,
  wantsPackedPhoto,
} from "./index.ts";

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

  const carton: Box = {
    code: "C3",
    kind: "carton",
    name: { zh: "三号箱", en: "Carton 3" },
    sidesCm: [20, 40, 30],
    grams: 300,
    maxGrams: 8_000,
  };
  const bag: Box = { ...carton, code: "B1", kind: "bag", sidesCm: [40, 30, 20], maxGrams: 5_000 };

  it.each([
    ["of its own inner size and all it bears", 8_000, [40, 30, 20], true],
    ["a gram heavier than it bears", 8_001, [40, 30, 20], false],
    ["longer than its longest side", 500, [41, 10, 10], false],
    ["with a second side too wide", 500, [35, 31, 10], false],
    ["with a third side too high", 500, [21, 21, 21], false],
    ["that is flat and light", 1, [1, 1, 1], true],
  ] as const)("holds a parcel %s: %i g, %j cm: %s", (_, grams, sidesCm, fits) => {
    expect(fitsBox(carton, { grams, sidesCm })).toBe(fits);
  });

  it("is a bag up to two kilograms, where one fits, and a carton for what is heavier", () => {
    const chosen = (boxes: Box[], grams: number) => chooseBox(boxes, { grams, sidesCm: [30, 20, 10] })?.code ?? null;
    expect([2_000, 2_001].map((grams) => chosen([carton, bag], grams))).toEqual(["B1", "C3"]);
    expect(chosen([carton], 500)).toBe("C3");
    expect(chosen([bag], 2_001)).toBeNull();
    expect(chosen([{ ...carton, code: "C9", sidesCm: [90, 90, 90] }, carton], 3_000)).toBe("C3");
    expect(chosen([{ ...carton, code: "C1", sidesCm: [32, 22, 12] }, bag], 500)).toBe("B1");
  });

  it("is one of those that stand at the benches, by its inner sides", () => {
    const row = { ...carton, lengthCm: 40, widthCm: 30, heightCm: 20 };
    const { sidesCm: _, ...listed } = row;
    expect(
      openBoxes([
        { ...listed, isOpen: true },
        { ...listed, code: "C4", isOpen: false },
      ]),
    ).toEqual([{ ...carton, sidesCm: [40, 30, 20] }]);
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

it("a parcel as heavy as estimated and of another volume is far in size alone", () => {
  const estimated = { grams: 1_000, sidesCm: [30, 20, 10] as const };
  expect(farFromEstimate(estimated, { grams: 1_000, sidesCm: [30, 20, 12] }, 1_500)).toEqual({ weight: false, size: true });
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
    expect(wantsPackedPhoto(charges.filter(({ code }) => code !== "packed-photo"))).toBe(false);
    expect([needsTaskPhoto("reinforcement"), needsTaskPhoto("vacuum"), wantsPackedPhoto(charges)]).toEqual([true, false, true]);
  });

  it("is one for the whole parcel where it is done once, or nobody said to which items", () => {
    const items = [{ itemId: "7", quantity: 2 }];
    expect(
      benchTasks([
        { code: "stretch-film", quantity: 1, items },
        { code: "remove-box", quantity: 2 },
        { code: "remove-box", quantity: 2, items: [] },
      ]),
    ).toEqual([
      { code: "stretch-film", itemId: null, quantity: 1 },
      { code: "remove-box", itemId: null, quantity: 2 },
      { code: "remove-box", itemId: null, quantity: 2 },
    ]);
  });

  it("is nothing for what is no work of the bench", () => {
    for (const code of ["priority-stock-out", "packed-photo", "prepaid-tax", "storage"])
      expect(benchTasks([{ code, quantity: 1 }]), code).toEqual([]);
  });
});
