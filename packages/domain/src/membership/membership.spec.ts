import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cny, toDecimal } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import {
  growthCountsUntil,
  growthOfFreight,
  growthOfGoods,
  levelReached,
  monthItEnds,
  monthsCounting,
  nextLevel,
  paidForGoods,
} from "./index.ts";

const aDay = fc
  .date({ min: new Date("2024-01-01T00:00:00Z"), max: new Date("2104-01-01T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const after = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

describe("twelve months", () => {
  it.each([
    ["2026-11-23", "2027-11-23"],
    ["2027-02-28", "2028-02-28"],
    ["2027-03-01", "2028-03-01"],
    ["2028-02-28", "2029-02-28"],
    ["2028-02-29", "2029-03-01"],
    ["2028-03-01", "2029-03-01"],
    ["2026-12-31", "2027-12-31"],
  ])("growth of %s counts no more from %s on", (day, until) => expect(growthCountsUntil(day)).toBe(until));

  it("is 365 days or 366, and what was earned later never ends sooner", () => {
    fc.assert(
      fc.property(aDay, (day) => {
        const until = growthCountsUntil(day);
        expect([after(day, 365), after(day, 366)]).toContain(until);
        expect(growthCountsUntil(after(day, 1)) >= until).toBe(true);
      }),
    );
  });

  it("shows every month whose growth can count, and none besides", () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 400 }), (today, ago) => {
        const earned = after(today, -ago);
        const month = earned.slice(0, 7);
        if (growthCountsUntil(earned) > today) expect(monthsCounting(today)).toContain(month);
        if (month < (monthsCounting(today)[0] ?? "")) expect(growthCountsUntil(earned) <= today).toBe(true);
        // Of a leap day it ends with the first of March.
        if (!earned.endsWith("02-29")) expect(growthCountsUntil(earned).slice(0, 7)).toBe(monthItEnds(month));
      }),
    );
    expect(monthsCounting("2026-11-23")).toHaveLength(13);
    expect(monthsCounting("2026-02-28").at(0)).toBe("2025-02");
    expect(monthsCounting("2026-02-28").at(-1)).toBe("2026-02");
  });
});

describe("levels", () => {
  it.each([
    [0, 0],
    [499, 0],
    [500, 1],
    [2_999, 1],
    [3_000, 2],
    [10_000, 3],
    [30_000, 4],
    [99_999, 4],
    [100_000, 5],
    [5_000_000, 5],
  ])("%i growth is V%i", (growth, level) => expect(levelReached(growth, seededSettings)).toBe(level));

  it("never fall when growth rises, and the next begins where it is said to", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120_000 }), (growth) => {
        expect(levelReached(growth + 1, seededSettings)).toBeGreaterThanOrEqual(levelReached(growth, seededSettings));
        const next = nextLevel(growth, seededSettings);
        if (next) expect(levelReached(growth + next.missing, seededSettings)).toBe(next.level);
        if (next) expect(levelReached(growth + next.missing - 1, seededSettings)).toBe(next.level - 1);
        else expect(levelReached(growth, seededSettings)).toBe(5);
      }),
    );
  });
});

it("growth below the first step of the table is the lowest level", () => {
  expect(levelReached(-1, seededSettings)).toBe(0);
  expect(levelReached(50, { levelGrowth: [100, 500] })).toBe(0);
});

it("at the top there is no next level, and before it what is missing is told", () => {
  expect(nextLevel(100_000, seededSettings)).toBeNull();
  expect(nextLevel(499, seededSettings)).toEqual({ level: 1, from: 500, missing: 1 });
});

describe("growth", () => {
  it("counts whole yuan of shipping and whole tens of goods", () => {
    const freight = ["0.99", "1.00", "199.99", "-5.00"].map((paid) => growthOfFreight(cny(paid), seededSettings));
    const goods = ["9.99", "10.00", "199.99", "-50.00"].map((paid) => growthOfGoods(cny(paid), seededSettings));
    expect([freight, goods]).toEqual([
      [0, 1, 199, 0],
      [0, 1, 19, 0],
    ]);
  });

  it("costs what the rule says", () => {
    const rules = { growthPrice: { shipping: cny("2.50"), goods: cny("20.00") } };
    expect([growthOfFreight(cny("9.99"), rules), growthOfGoods(cny("59.99"), rules)]).toEqual([3, 2]);
  });

  const bought = { unitPrice: cny("40.00"), quantity: 2, discount: cny("0.00"), paid: cny("93.00"), refunded: cny("0.00") };
  it.each([
    ["not what was paid for shipping or a service", {}, "80.00"],
    ["not a discount", { discount: cny("15.00"), paid: cny("78.00") }, "65.00"],
    ["not what was given back", { refunded: cny("50.00") }, "43.00"],
    ["all of the price where only the service was given back", { refunded: cny("13.00") }, "80.00"],
    ["nothing of what went back whole", { refunded: cny("93.00") }, "0.00"],
    ["nothing of goods somebody sent in", { unitPrice: cny("0.00"), paid: cny("5.00") }, "0.00"],
  ])("of goods is %s", (_, given, paid) => expect(toDecimal(paidForGoods({ ...bought, ...given }))).toBe(paid));
});
