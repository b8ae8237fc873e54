import { describe, expect, it } from "vitest";
import { cny, toDecimal } from "../money.ts";
import { bestOffer, countReasons, estimatedWeight, itemsOfPieces, shippingRange } from "./landed-cost.ts";

const quote = (total: string) => ({
  eligible: true,
  refusals: [],
  actualGrams: 500,
  volumetricGrams: 0,
  chargeableGrams: 500,
  lines: [
    { label: "freight", amount: "92.00", how: "92.00" },
    { label: "operation", amount: "8.00", how: "8.00" },
  ],
  total,
});

describe("what goods cost at the door", () => {
  it("calculates with our own scale first, then the seller's word, then the class, then 500 g", () => {
    expect(estimatedWeight({ measuredGrams: 310, sellerGrams: 300, classGrams: 250 })).toEqual({ grams: 310, from: "measured" });
    expect(estimatedWeight({ measuredGrams: null, sellerGrams: 300, classGrams: 250 })).toEqual({ grams: 300, from: "seller" });
    expect(estimatedWeight({ measuredGrams: null, sellerGrams: null, classGrams: 250 })).toEqual({ grams: 250, from: "class" });
    expect(estimatedWeight({ measuredGrams: null, sellerGrams: null, classGrams: null })).toEqual({ grams: 500, from: "class" });
  });

  it("takes more than a hundred pieces together, never lighter than they are", () => {
    const pieces = { goodsId: "7", sidesCm: [1, 1, 1] as const, flags: [], warehouse: 1, grams: 333 };
    expect(itemsOfPieces({ ...pieces, quantity: 3 }).map(({ id, grams }) => [id, grams])).toEqual([
      ["7-0", 333],
      ["7-1", 333],
      ["7-2", 333],
    ]);
    const many = itemsOfPieces({ ...pieces, quantity: 101 });
    expect(many).toHaveLength(100);
    expect(many.reduce((sum, { grams }) => sum + grams, 0)).toBeGreaterThanOrEqual(101 * 333);
  });

  it("offers the cheapest line, the faster of two at one price, and none where none takes it", () => {
    const [slow, fast, dear] = [
      { cost: cny("100.00"), card: { days: [10, 20] as const } },
      { cost: cny("100.00"), card: { days: [5, 9] as const } },
      { cost: cny("1000.00"), card: { days: [1, 2] as const } },
    ];
    expect(bestOffer([slow, dear, fast])).toBe(fast);
    expect(bestOffer([])).toBeNull();
  });

  it("ranges from the deposit less what usually comes back, never below half, to the deposit", () => {
    const range = (backFen: number) => {
      const { low, high, how } = shippingRange(quote("100.00"), cny("8.00"), backFen);
      return [toDecimal(low), toDecimal(high), how];
    };
    expect(range(1250)).toEqual(["79.50", "92.00", "92.00"]);
    expect(range(9000)).toEqual(["46.00", "92.00", "92.00"]);
    expect(range(-300)).toEqual(["92.00", "92.00", "92.00"]);
  });

  it("counts each line once, for its kind of goods or what it found first, the most frequent reason first", () => {
    const refused = (...codes: ("sum" | "girth" | "too-heavy" | "goods")[]) => ({
      refusals: codes.map((code) => ({ code, limit: 1, actual: 2, itemIds: [] })),
    });
    const lines = [refused("sum", "sum"), refused("girth", "sum"), refused("girth"), refused("too-heavy", "goods")];
    expect(countReasons(lines)).toEqual([
      { code: "girth", lines: 2 },
      { code: "goods", lines: 1 },
      { code: "sum", lines: 1 },
    ]);
    expect(countReasons(lines).reduce((sum, { lines: of }) => sum + of, 0)).toBe(lines.length);
  });
});
