import type { Line, Segment } from "../line.ts";
import type { Item } from "../parcel.ts";

/** The line of rule Q1, for specs that are checked by hand. */
export const usAirStandard: Line = {
  id: "us-air-standard",
  name: { en: "US air standard", zh: "美国空运普货" },
  service: "air",
  warehouses: [1, 2],
  countries: ["US"],
  days: [10, 15],
  tax: { mode: "excluded", rateBp: 0 },
  volumetric: { rule: "greater", divisor: 6000 },
  minChargeGrams: 30,
  roundUpGrams: 1,
  tariff: [
    {
      upToGrams: 2000,
      kind: "brackets",
      brackets: [
        [100, "76.00"],
        [300, "84.00"],
        [500, "92.00"],
        [1000, "108.00"],
        [1500, "124.00"],
        [2000, "140.00"],
      ],
    },
    { upToGrams: 3000, kind: "per-kg", parcel: "20.00", perKg: "60.00" },
    { upToGrams: 30_000, kind: "per-kg", parcel: "26.00", perKg: "58.00" },
  ],
  limits: { maxGrams: 30_000, maxSideCm: 120, maxSumCm: 200, maxGirthCm: 300 },
  refuses: ["liquid", "loose-battery"],
  surcharges: [],
  insurance: { rateBp: 300, min: "3.00", cap: "3000.00" },
  validFrom: "2026-01-01",
  validTo: null,
};

/** The same line, with what a spec changes of it. */
export function aLine(change: Partial<Line> = {}): Line {
  return { ...usAirStandard, ...change };
}

/** A line that charges the actual weight by one tariff, so that only the tariff speaks. */
export function byTariff(...tariff: Segment[]): Line {
  return aLine({ tariff, volumetric: { rule: "never" }, minChargeGrams: 0, limits: {} });
}

/** 500 g of plain goods in warehouse 1, with what a spec changes of it; sides in centimetres. */
export function anItem(change: Partial<Item> = {}): Item {
  return { id: "a", grams: 500, sidesCm: [20, 15, 5], flags: [], valueCny: "100.00", alone: false, warehouse: 1, ...change };
}
