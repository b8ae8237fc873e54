import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pricingRuns } from "../pricing-runs-spec-helpers.ts";
import { quote } from "./index.ts";
import { anyItems, anyLine, edgesOf, goodsFor } from "./testing/any-freight.ts";
import { aLine, anItem } from "./testing/lines.ts";
import { type NaiveRequest, naiveQuote } from "./testing/naive-quote.ts";
import { publishedCards } from "./testing/published-cards.ts";

const on = "2026-11-21";
const zip = fc.constantFrom("", "99501", "10001", "X0A 1B0");
const terms = fc.record(
  { memberFreightOffBp: fc.integer({ min: 0, max: 2_000 }), operationFee: fc.constantFrom("0.00", "8.00", "8") },
  { requiredKeys: [] },
);

/** Both opinions, in the words both have: what is blamed by kind alone says no more than its code. */
function disagreement(request: NaiveRequest): unknown {
  const requested = JSON.parse(JSON.stringify(request));
  const { refusals, lines, ...engine } = JSON.parse(JSON.stringify(quote(requested)));
  const naive = JSON.parse(JSON.stringify(naiveQuote(request)));
  const measured = (code: string) => ["too-heavy", "too-long", "sum", "girth"].includes(code);
  const said = {
    ...engine,
    refusals: refusals.map(({ code, limit, actual }: { code: string; limit: unknown; actual: unknown }) =>
      measured(code) ? { code, limit, actual } : { code },
    ),
    lines: lines.map(({ label, amount }: { label: string; amount: string }) => ({ label, amount })),
  };
  return JSON.stringify(sorted(said)) === JSON.stringify(sorted(naive)) ? null : { engine: said, naive };
}

function sorted(value: object): [string, unknown][] {
  return Object.entries(value).sort(([a], [b]) => a.localeCompare(b));
}

describe("the engine and a naive reading of rules Q1 to Q4", () => {
  it("agree on any line and any parcel", () => {
    fc.assert(
      fc.property(anyLine, anyItems, zip, terms, fc.constantFrom("US", "CN"), (line, items, to, requested, country) => {
        expect(disagreement({ line, parcel: { items, country, zip: to }, on, ...requested })).toBeNull();
      }),
      pricingRuns(4_000),
    );
  });

  it("agree at every edge of a tariff and the gram beside it", () => {
    const light = { minChargeGrams: 0, roundUpGrams: 1, volumetric: { rule: "never" as const }, limits: {}, refuses: [] };
    fc.assert(
      fc.property(anyLine, terms, (any, requested) => {
        const line = { ...any, ...light, countries: ["US"], warehouses: [1] };
        for (const grams of edgesOf(line.tariff)) {
          const goods = goodsFor(grams);
          const items = goods === null ? [] : [anItem({ grams: goods })];
          if (items.length > 0)
            expect(disagreement({ line, parcel: { items, country: "US", zip: "99501" }, on, ...requested })).toBeNull();
        }
      }),
      { numRuns: 400 },
    );
  });

  it.each(publishedCards().map((card) => [card.id, card] as const))("agree on the published %s", (_, card) => {
    const country = fc.constantFrom(...card.countries);
    fc.assert(
      fc.property(anyItems, country, terms, fc.constantFrom("", "99501", "HS1 2AA", "20000"), (items, to, requested, code) => {
        const own = items.map((item) => ({ ...item, warehouse: card.warehouses[0] ?? 1 }));
        expect(disagreement({ line: card, parcel: { items: own, country: to, zip: code }, on, ...requested })).toBeNull();
      }),
      { numRuns: 40 },
    );
    for (const grams of edgesOf(card.tariff)) {
      const goods = goodsFor(grams);
      const items = goods === null ? [] : [anItem({ grams: goods, sidesCm: [5, 4, 3], warehouse: card.warehouses[0] ?? 1 })];
      if (items.length > 0)
        expect(disagreement({ line: card, parcel: { items, country: card.countries[0] ?? "", zip: "" }, on })).toBeNull();
    }
  });
});

describe("odd but legal input", () => {
  const zipAndPercent = aLine({
    surcharges: [
      { label: "fuel", kind: "percent", rateBp: 1_200 },
      { label: "remote", kind: "zip", prefixes: ["995"], amount: "180.00" },
      { label: "peak", kind: "percent", rateBp: 0 },
    ],
  });
  const parcel = { items: [anItem()], country: "US", zip: "" };

  it.each<[string, NaiveRequest]>([
    ["percent and zip together", { line: zipAndPercent, parcel: { ...parcel, zip: "99501" }, on }],
    ["an empty zip", { line: zipAndPercent, parcel, on }],
    ["sides with one decimal", { line: aLine(), parcel: { ...parcel, items: [anItem({ sidesCm: [30.1, 0.1, 12.7] })] }, on }],
    ["no discount at all", { line: aLine(), parcel, on, memberFreightOffBp: 0 }],
    ["a whole discount", { line: aLine(), parcel, on, memberFreightOffBp: 10_000 }],
    ["a fee without cents", { line: aLine(), parcel, on, operationFee: "8" }],
    ["nothing refused, nothing added, no end", { line: aLine({ refuses: [], surcharges: [], validTo: null }), parcel, on }],
    [
      "the same item's weight at a segment's end",
      { line: aLine(), parcel: { ...parcel, items: [anItem({ grams: 2_000 })] }, on },
    ],
    ["no limits", { line: aLine({ limits: {} }), parcel, on }],
    [
      "limits of null",
      { line: aLine({ limits: { maxGrams: null, maxSideCm: null, maxSumCm: null, maxGirthCm: null } }), parcel, on },
    ],
  ])("%s", (_, request) => expect(disagreement(request)).toBeNull());

  it("a parcel whose zip is not told is one without a zip", () => {
    const { zip: _zip, ...untold } = parcel;
    const requested = JSON.parse(JSON.stringify({ line: zipAndPercent, parcel: untold, on }));
    expect(quote(requested)).toEqual(quote({ line: zipAndPercent, parcel, on }));
    expect(quote({ ...requested, parcel: { ...untold, zip: null } })).toEqual(quote(requested));
  });

  it("an answer is plain JSON whose amounts have two decimals", () => {
    const answer = quote({ line: zipAndPercent, parcel: { ...parcel, zip: "99501" }, on, memberFreightOffBp: 100 });
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    for (const amount of [answer.total, ...answer.lines.map((line) => line.amount)]) expect(amount).toMatch(/^-?\d+\.\d\d$/);
  });
});
