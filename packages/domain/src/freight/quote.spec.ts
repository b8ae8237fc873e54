import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cny } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import { costCurve, headlinePrices, type Line, quote, quoteLines, quoteMeasured } from "./index.ts";
import { priceLine } from "./price-line.ts";
import { aLine, anItem } from "./testing/lines.ts";

const on = "2026-11-21";

function ask(line: Line, items = [anItem()], to: Partial<{ country: string; zip: string; on: string }> = {}) {
  return quote({ line, parcel: { items, country: to.country ?? "US", zip: to.zip ?? "10001" }, on: to.on ?? on });
}

function codes(...request: Parameters<typeof ask>) {
  return ask(...request).refusals.map(({ code }) => code);
}

describe("quoting a parcel", () => {
  it("adds up freight, discount, surcharges and operation, each with its formula", () => {
    const line = aLine({
      surcharges: [
        { label: "fuel", kind: "percent", rateBp: 1250 },
        { label: "remote", kind: "zip", prefixes: ["995", "hi"], amount: "180.00" },
      ],
    });
    const items = [anItem({ grams: 3850, sidesCm: [30, 20, 10] })]; // + 400 g carton = 4250 g
    const parcel = { items, country: "US", zip: " 99501" };
    expect(quote({ line, parcel, on, memberFreightOffBp: 600, operationFee: "8.00" })).toEqual({
      eligible: true,
      refusals: [],
      actualGrams: 4250,
      volumetricGrams: 1000,
      chargeableGrams: 4250,
      lines: [
        { label: "freight", amount: "272.50", how: "26.00 + 58.00/kg × 4.250 kg" },
        { label: "member-discount", amount: "-16.35", how: "-272.50 × 6 %" },
        { label: "fuel", amount: "34.06", how: "272.50 × 12.5 %" }, // 34.0625 → 34.06
        { label: "remote", amount: "180.00", how: "180.00 (995…)" },
        { label: "operation", amount: "8.00", how: "8.00" },
      ],
      total: "478.21",
    });
  });

  it("rounds each share half to even", () => {
    const half = aLine({ tariff: [{ upToGrams: 9000, kind: "brackets", brackets: [[9000, "0.50"]] }] });
    const quoted = quote({ line: half, parcel: { items: [anItem()], country: "US", zip: "" }, on, memberFreightOffBp: 500 });
    expect(quoted.lines[1]?.amount).toBe("-0.02"); // 0.025 → 0.02
  });

  it("leaves out a remote surcharge elsewhere", () => {
    const line = aLine({ surcharges: [{ label: "remote", kind: "zip", prefixes: ["995"], amount: "180.00" }] });
    expect(ask(line, [anItem()], { zip: "09950" }).total).toBe("92.00");
  });

  it("gives no price to what it refuses", () => {
    const quoted = ask(aLine(), [anItem({ flags: ["liquid"] })]);
    expect(quoted).toMatchObject({ eligible: false, lines: [], total: "0.00" });
  });

  it("asks the same of many lines as of each", () => {
    const lines = [aLine(), aLine({ id: "b", roundUpGrams: 500 })];
    const parcel = { items: [anItem()], country: "US", zip: "" };
    expect(quoteLines({ lines, parcel, on })).toEqual(
      lines.map((line) => ({ lineId: line.id, quote: quote({ line, parcel, on }) })),
    );
  });

  it("has a total that is the sum of its lines, for any terms", () => {
    const terms = fc.record({
      grams: fc.integer({ min: 1, max: 29_000 }),
      memberFreightOffBp: fc.integer({ min: 0, max: 10_000 }),
      rateBp: fc.integer({ min: 0, max: 5_000 }),
      fee: fc.integer({ min: 0, max: 10_000 }),
    });
    fc.assert(
      fc.property(terms, ({ grams, memberFreightOffBp, rateBp, fee }) => {
        const line = aLine({ surcharges: [{ label: "fuel", kind: "percent", rateBp }] });
        const parcel = { items: [anItem({ grams })], country: "US", zip: "" };
        const quoted = quote({ line, parcel, on, memberFreightOffBp, operationFee: (fee / 100).toFixed(2) });
        const sum = quoted.lines.reduce((total, { amount }) => total + cny(amount).amount, 0n);
        expect(cny(quoted.total).amount).toBe(sum);
        expect(quoted.lines[0]?.label).toBe("freight");
      }),
    );
  });

  it.each([
    ["a discount over everything", { memberFreightOffBp: 10_001 }],
    ["half a basis point", { memberFreightOffBp: 0.5 }],
    ["a negative fee", { operationFee: "-1.00" }],
    ["a fee that is no amount", { operationFee: "8,00" }],
    ["a day that is none", { on: "tomorrow" }],
    ["no items", { parcel: { items: [], country: "US", zip: "" } }],
  ])("throws RangeError for %s", (_, change) => {
    expect(() => quote({ line: aLine(), parcel: { items: [anItem()], country: "US", zip: "" }, on, ...change })).toThrow(
      RangeError,
    );
  });
});

describe("terms that are none", () => {
  const asked = (change: object) => () =>
    quote({ line: aLine(), parcel: { items: [anItem()], country: "US", zip: "" }, on, ...change });
  it.each([
    [{ memberFreightOffBp: -1 }, "a member discount lies between 0 and 10000 basis points: -1"],
    [{ memberFreightOffBp: 10_001 }, "a member discount lies between 0 and 10000 basis points: 10001"],
    [{ memberFreightOffBp: 0.5 }, "a member discount lies between 0 and 10000 basis points: 0.5"],
    [{ operationFee: "-1.00" }, "an operation fee cannot be negative: -1.00"],
    [{ on: "tomorrow" }, "not an ISO day: tomorrow"],
    [{ on: "x2026-11-21" }, "not an ISO day: x2026-11-21"],
    [{ on: "x2026-11-21T00:00:00Z" }, "not an ISO day: x2026-11-21T00:00:00Z"],
    [{ on: "2026-11-21x" }, "not an ISO day: 2026-11-21x"],
    [{ on: "Sat, 21 Nov 2026 00:00:00 GMT" }, "not an ISO day: Sat, 21 Nov 2026 00:00:00 GMT"],
    [{ on: "2026-11-21T99:00:00Z" }, "not an ISO day: 2026-11-21T99:00:00Z"],
  ])("%j are named", (change, message) => expect(asked(change)).toThrow(message));

  it("are named no longer than a line", () => expect(asked({ on: "x".repeat(50) })).toThrow(/: x{40}$/));

  it("are not those at the ends: nothing off, and all of it", () => {
    expect(asked({ memberFreightOffBp: 0 })().lines.map(({ label }) => label)).toEqual(["freight", "operation"]);
    expect(asked({ memberFreightOffBp: 10_000 })().total).toBe("0.00");
  });

  it("do not make a price of a weight over the tariff", () => {
    expect(() => priceLine(aLine(), "", 30_001, {})).toThrow("line us-air-standard has no price for 30001 g");
  });

  it("ask no surcharge by postcode where none is told, whatever it begins with", () => {
    const prefixes = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"];
    const line = aLine({ surcharges: [{ label: "remote", kind: "zip", prefixes, amount: "180.00" }] });
    expect(quote({ line, parcel: { items: [anItem()], country: "US" }, on }).total).toBe("92.00");
    expect(quote({ line, parcel: { items: [anItem()], country: "US", zip: "9" }, on }).total).toBe("272.00");
  });
});

describe("refusing a parcel", () => {
  const toMainland = aLine({ countries: ["CN"] });
  it("names every reason with limit, actual and the items to blame", () => {
    const items = [
      anItem({ id: "a", grams: 31_000, sidesCm: [121, 60, 30], flags: ["liquid", "food"] }),
      anItem({ id: "b", flags: ["loose-battery"], alone: true }),
      anItem({ id: "c" }),
    ];
    const line = aLine({ validTo: "2026-06-30" });
    expect(ask(line, items, { country: "DE" }).refusals).toEqual([
      { code: "too-heavy", limit: 30_000, actual: 32_400, itemIds: ["a", "b", "c"] },
      { code: "too-long", limit: 120, actual: 121, itemIds: ["a", "b", "c"] },
      // Third side: 1.15 × (217800 + 2 × 1500) ÷ (121 × 60) = 34.97… → 35
      { code: "sum", limit: 200, actual: 216, itemIds: ["a", "b", "c"] },
      { code: "girth", limit: 300, actual: 311, itemIds: ["a", "b", "c"] },
      { code: "goods", limit: ["liquid", "loose-battery"], actual: ["liquid", "loose-battery"], itemIds: ["a", "b"] },
      { code: "country", limit: ["US"], actual: "DE", itemIds: ["a", "b", "c"] },
      { code: "alone", limit: 1, actual: 3, itemIds: ["b"] },
      { code: "not-valid", limit: "2026-01-01/2026-06-30", actual: on, itemIds: ["a", "b", "c"] },
    ]);
  });

  it("is too heavy by volume when the tariff ends before the chargeable weight", () => {
    const line = aLine({ limits: {}, tariff: [{ upToGrams: 2000, kind: "per-kg", parcel: "1.00", perKg: "1.00" }] });
    expect(ask(line, [anItem({ sidesCm: [40, 30, 20] })]).refusals).toEqual([
      { code: "too-heavy", limit: 2000, actual: 4000, itemIds: ["a"] },
    ]);
  });

  it("takes both ends of a validity, in Beijing days", () => {
    const line = aLine({ validFrom: "2026-11-21", validTo: "2026-11-21" });
    expect(codes(line)).toEqual([]);
    expect(codes(line, [anItem()], { on: "2026-11-20T16:00:00Z" })).toEqual([]);
    expect(codes(line, [anItem()], { on: "2026-11-21T16:00:00Z" })).toEqual(["not-valid"]);
  });

  it("tells from when a line is valid that has no end yet", () => {
    expect(ask(aLine({ validFrom: "2026-11-22" })).refusals).toEqual([
      { code: "not-valid", limit: "2026-11-22/..", actual: on, itemIds: ["a"] },
    ]);
  });

  it("tells from which open warehouses a parcel may go to the mainland", () => {
    const parcel = { items: [anItem({ warehouse: 2 })], country: "CN", zip: "" };
    const [first, second] = seededSettings.warehouses;
    if (!first || !second) throw new Error("two warehouses are needed");
    const warehouses = [first, second, { ...first, id: 3, isOpen: false }, { ...first, id: 4 }];
    expect(quote({ line: toMainland, parcel, on, warehouses }).refusals).toEqual([
      { code: "warehouse", rule: "hong-kong-to-mainland", limit: [1, 4], actual: [2], itemIds: ["a"] },
    ]);
    const overseas = { items: [anItem({ flags: ["overseas-origin"] })], country: "CN", zip: "" };
    expect(quote({ line: toMainland, parcel: overseas, on, warehouses }).refusals).toEqual([
      { code: "warehouse", rule: "overseas-origin-to-mainland", limit: [], actual: [1], itemIds: ["a"] },
    ]);
  });

  it("lets what travels alone travel alone", () => {
    expect(codes(aLine(), [anItem({ alone: true })])).toEqual([]);
  });

  it.each([
    ["Hong Kong to mainland China", toMainland, [anItem({ warehouse: 2 })], "CN", ["hong-kong-to-mainland"]],
    [
      "overseas goods from South China to the mainland",
      toMainland,
      [anItem({ flags: ["overseas-origin"] })],
      "CN",
      ["overseas-origin-to-mainland"],
    ],
    ["goods of two warehouses", aLine(), [anItem(), anItem({ id: "b", warehouse: 2 })], "US", ["two-warehouses"]],
    ["a warehouse the line does not collect from", aLine({ warehouses: [2] }), [anItem()], "US", ["line-warehouse"]],
    ["nothing else: mainland goods to the mainland", toMainland, [anItem()], "CN", []],
    ["nothing else: overseas goods abroad", aLine(), [anItem({ flags: ["overseas-origin"] })], "US", []],
  ])("keeps the warehouse rules: %s", (_, line, items, country, rules) => {
    const { refusals } = ask(line, items, { country });
    expect(refusals.map(({ code, rule }) => [code, rule])).toEqual(rules.map((rule) => ["warehouse", rule]));
  });
});

describe("quoting a measured parcel", () => {
  it("says what of the measures is none", () => {
    const parcel = { flags: [], country: "US", zip: "", warehouse: 1 };
    const measured = (grams: number, sidesCm: readonly [number, number, number]) => () =>
      quoteMeasured({ line: aLine(), measured: { grams, sidesCm }, parcel, on });
    expect(measured(0.5, [1, 1, 1])).toThrow("the measured parcel must be whole grams");
    expect(measured(1, [1, 1, -1])).toThrow("the measured parcel must be centimetres");
  });

  it("charges what the scale says, without another carton", () => {
    const parcel = { flags: [], country: "US", zip: "", warehouse: 1 };
    const quoted = quoteMeasured({ line: aLine(), measured: { grams: 4250, sidesCm: [30, 20, 10] }, parcel, on });
    expect(quoted).toMatchObject({ eligible: true, actualGrams: 4250, total: "272.50" });
  });

  it("refuses the goods inside it", () => {
    const parcel = { flags: ["liquid"], country: "US", zip: "", warehouse: 1 };
    const quoted = quoteMeasured({ line: aLine(), measured: { grams: 4250, sidesCm: [30, 20, 10] }, parcel, on });
    expect(quoted.refusals).toEqual([{ code: "goods", limit: ["liquid", "loose-battery"], actual: ["liquid"], itemIds: [] }]);
  });
});

describe("showing a line", () => {
  it("draws freight over weight up to the line's end", () => {
    const tariff: Line["tariff"] = [{ kind: "per-kg", upToGrams: 30_000, parcel: "20.00", perKg: "60.00" }];
    expect(costCurve(aLine({ limits: { maxGrams: 4000 }, tariff }), 60_000, 3)).toEqual([
      { grams: 1, amount: "21.80" },
      { grams: 2000, amount: "140.00" },
      { grams: 4000, amount: "260.00" },
    ]);
  });

  it("draws every step of the price upright, where it is", () => {
    // Brackets to 2 kg, then per kilogram: at 2001 g 20 + 60 × 2.001.
    const curve = costCurve(aLine(), 3000, 4);
    const at = (grams: number) => curve.find((point) => point.grams === grams)?.amount;
    expect([at(100), at(101), at(500), at(501), at(2000), at(2001)]).toEqual([
      ...["76.00", "84.00", "92.00", "108.00", "140.00", "140.06"],
    ]);
    const steps = aLine({
      roundUpGrams: 500,
      tariff: [{ kind: "first-step", upToGrams: 30_000, firstGrams: 500, first: "85.00", stepGrams: 500, step: "22.00" }],
    });
    const stairs = costCurve(steps, 1600, 2);
    expect(stairs.map(({ grams, amount }) => [grams, amount])).toEqual([
      [1, "85.00"],
      [500, "85.00"],
      [501, "107.00"],
      [1000, "107.00"],
      [1001, "129.00"],
      [1500, "129.00"],
      [1501, "151.00"],
      [1600, "151.00"],
    ]);
  });

  it("reads the four prices of the list off the tariff", () => {
    expect(headlinePrices(aLine())).toEqual({
      min: "76.00",
      max: "1766.00",
      first: { grams: 100, amount: "76.00" },
      additional: { grams: 200, amount: "8.00" },
    });
  });
});
