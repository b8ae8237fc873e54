import { seededSettings } from "@sihai/domain/setting";
import { describe, expect, it } from "vitest";
import { filterLines, offeredFilters, readFilters, sortLines, writeFilters } from "./arrange-lines.ts";
import type { LineView } from "./line-words.ts";

type Given = Partial<Pick<LineView, "service" | "refuses" | "insurance" | "performance" | "usage30Days">> & {
  tax?: LineView["tax"]["mode"];
};
function row(id: string, amount: string, { tax = "excluded", ...given }: Given = {}) {
  const line: LineView = {
    id,
    name: { zh: id, en: id },
    service: "air",
    days: [5, 10],
    package: "carton",
    note: { zh: "", en: "" },
    volumetric: { rule: "never", divisor: null, sideCm: null, ratio: null },
    limits: { maxGrams: null, maxSideCm: null, maxSumCm: null, maxGirthCm: null },
    refuses: [],
    insurance: null,
    prices: { min: "1.00", max: "9.00", firstGrams: 500, first: "1.00", additionalGrams: 500, additional: "1.00" },
    needsOutlet: false,
    needsIdentity: false,
    performance: null,
    depositError: null,
    usage30Days: 0,
    isMeasured: true,
    ...given,
    tax: { mode: tax, rateBp: 0 },
  };
  return { line, amount };
}
const measured = (medianDays: number, onTimeBp: number | null) => ({
  ...{ parcels: 40, lowDays: 1, medianDays, highDays: 30, onTimeBp, deliveredBp: 9_900 },
});
const lines = [
  row("slow", "50.00", {
    service: "sea",
    tax: "included",
    refuses: ["liquid"],
    performance: measured(40, 9_500),
    usage30Days: 3,
  }),
  row("quick", "150.00", { service: "express", refuses: ["liquid", "food"], performance: measured(5, 9_000), usage30Days: 9 }),
  row("new", "90.00", { tax: "prepaid", insurance: { rateBp: 300, min: "3.00", cap: "3000.00" } }),
];
const ids = (rows: readonly { line: LineView }[]) => rows.map(({ line }) => line.id);

/** A Monday far from any holiday. */
const { holidays } = seededSettings;
const now = { now: Date.parse("2026-11-23T02:00:00Z"), holidays };

describe("arranging lines", () => {
  it("sorts by price, time, punctuality and usage, the unmeasured by their promise or last", () => {
    expect(ids(sortLines(lines, "cheapest", now))).toEqual(["slow", "new", "quick"]);
    // Promised in at most 10 working days, two weeks: stands as 14.
    expect(ids(sortLines(lines, "fastest", now))).toEqual(["quick", "new", "slow"]);
    expect(ids(sortLines(lines, "punctual", now))).toEqual(["slow", "quick", "new"]);
    expect(ids(sortLines(lines, "popular", now))).toEqual(["quick", "slow", "new"]);
  });

  it("counts each line's promise through the calendar once, however many there are", () => {
    let counted = 0;
    const many = Array.from({ length: 60 }, (_, at) => {
      const { line, amount } = row(`line-${at}`, "50.00");
      Object.defineProperty(line, "days", {
        get: () => {
          counted += 1;
          return [1, 5 + ((at * 7) % 60)];
        },
      });
      return { line, amount };
    });
    sortLines(many, "fastest", now);
    expect(counted).toBe(60);
  });

  it("counts the holidays in a promise of working days", () => {
    const rows = [row("promised", "10.00"), row("measured", "20.00", { performance: measured(16, null) })];
    expect(ids(sortLines(rows, "fastest", now))).toEqual(["promised", "measured"]);
    // The week of the National Day lies between.
    const before = Date.parse("2026-09-28T02:00:00Z");
    expect(ids(sortLines(rows, "fastest", { now: before, holidays }))).toEqual(["measured", "promised"]);
    // Without it, as a new version of the calendar might have it, the promise is the shorter one.
    expect(ids(sortLines(rows, "fastest", { now: before, holidays: [] }))).toEqual(["promised", "measured"]);
  });

  it("does not call a line cheap whose tax nobody knows", () => {
    const rows = [{ ...row("unknown", "10.00"), isTaxUnknown: true }, row("known", "20.00")];
    expect(ids(sortLines(rows, "cheapest", now))).toEqual(["known", "unknown"]);
  });

  it("narrows by service, tax, what a line takes and whether it can be insured", () => {
    const by = (...codes: string[]) => ids(filterLines(lines, readFilters(codes)));
    expect(by("sea", "express")).toEqual(["slow", "quick"]);
    expect(by("tax-included", "tax-prepaid")).toEqual(["slow", "new"]);
    expect(by("takes-food")).toEqual(["slow", "new"]);
    expect(by("takes-food", "takes-liquid")).toEqual(["new"]);
    expect(by("insurable", "sea")).toEqual([]);
    expect(by("nonsense")).toEqual(["slow", "quick", "new"]);
  });

  it("offers what parts the lines and nothing else, and reads back what it wrote", () => {
    expect(offeredFilters(lines)).toEqual({
      services: ["express", "air", "sea"],
      taxes: ["included", "prepaid", "excluded"],
      takes: ["liquid", "food"],
      insurable: true,
    });
    const one = readFilters(["tax-prepaid", "takes-liquid", "air", "insurable"]);
    expect(readFilters(writeFilters(one))).toEqual(one);
  });
});
