import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cny, toDecimal } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import {
  birthdaysOn,
  byMonth,
  creditsShareBp,
  growthAhead,
  isBirthday,
  levelHoldsUntil,
  mayChangeBirthday,
  memberRules,
  storageTermsOf,
  tasksOf,
} from "./index.ts";

describe("growth that ends", () => {
  const ending = [
    { on: "2027-03-02", growth: 400 },
    { on: "2027-02-10", growth: 100 },
    { on: "2027-02-20", growth: 2_600 },
  ];

  it("falls away day by day, and takes a level on the first day on which too little is left", () => {
    const ahead = growthAhead(ending, seededSettings);
    expect(ahead.map(({ on, left, level }) => [on, left, level])).toEqual([
      ["2027-02-10", 3_000, 2],
      ["2027-02-20", 400, 0],
      ["2027-03-02", 0, 0],
    ]);
    expect([levelHoldsUntil(2, ahead), levelHoldsUntil(1, ahead), levelHoldsUntil(0, ahead)]).toEqual([
      "2027-02-20",
      "2027-02-20",
      null,
    ]);
    expect(byMonth(ahead)).toEqual([
      { on: "2027-02-10", growth: 2_700, left: 400, level: 0 },
      { on: "2027-03-02", growth: 400, left: 0, level: 0 },
    ]);
  });

  it("leaves nothing in the end and loses none on the way", () => {
    const some = fc.array(
      fc.record({
        on: fc.integer({ min: 10, max: 28 }).map((day) => `2027-05-${day}`),
        growth: fc.integer({ min: 1, max: 9_999 }),
      }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(some, (days) => {
        const ahead = growthAhead(days, seededSettings);
        expect(ahead.at(-1)?.left).toBe(0);
        expect(byMonth(ahead)).toMatchObject([{ growth: days.reduce((sum, { growth }) => sum + growth, 0), left: 0 }]);
      }),
    );
  });
});

describe("what a level gives", () => {
  it.each([
    [0, 90, 10_000, "23.00", "2.00"],
    [1, 90, 10_000, "23.00", "2.00"],
    [2, 90, 12_000, "21.85", "1.90"],
    [3, 100, 15_000, "20.70", "1.80"],
    [4, 110, 20_000, "19.55", "1.70"],
    [5, 120, 30_000, "18.40", "1.60"],
  ])("V%i: %i days, %i of credits, services at %s and %s", (level, days, share, fixed, photo) => {
    expect(storageTermsOf(level, seededSettings).freeDays).toBe(days);
    expect(creditsShareBp(level, seededSettings)).toBe(share);
    const { purchaseServicePrices } = memberRules(seededSettings, level);
    expect(Object.values(purchaseServicePrices).map(toDecimal)).toEqual([fixed, photo]);
  });

  it("gives half a fen to the member and touches no other rule", () => {
    const rules = { ...seededSettings, purchaseServicePrices: { "fixed-fee": cny("0.33"), "fine-photo": cny("0.01") } };
    const own = memberRules(rules, 3);
    expect(Object.values(own.purchaseServicePrices).map(toDecimal)).toEqual(["0.29", "0.00"]);
    expect({ ...own, purchaseServicePrices: null, itemServicePrices: null }).toEqual({
      ...rules,
      purchaseServicePrices: null,
      itemServicePrices: null,
    });
  });

  it("is nobody's beside those there are: everybody's credits, prices and storage", () => {
    expect(creditsShareBp(9, seededSettings)).toBe(10_000);
    expect(memberRules(seededSettings, 9)).toEqual(seededSettings);
    expect(storageTermsOf(9, seededSettings)).toEqual(seededSettings.storageTerms);
  });

  it("lists the tasks that earn something", () => {
    expect(tasksOf(seededSettings)).toEqual([
      { task: "cart", growth: 2 },
      { task: "favourite", growth: 1 },
    ]);
    expect(tasksOf({ dailyTaskGrowth: { cart: 0, favourite: 4 } })).toEqual([{ task: "favourite", growth: 4 }]);
  });
});

describe("a birthday", () => {
  it("is a day of some year", () => {
    expect(["02-29", "12-31", "01-01"].every(isBirthday)).toBe(true);
    expect(["x02-28", "02-28x"].some(isBirthday)).toBe(false);
    expect(["02-30", "13-01", "00-10", "1-1", "2026-01-01", ""].some(isBirthday)).toBe(false);
  });

  it("of the 29th is kept on the 28th where the year has no other", () => {
    expect(birthdaysOn("2027-02-28")).toEqual(["02-28", "02-29"]);
    expect(birthdaysOn("2028-02-28")).toEqual(["02-28"]);
    expect(birthdaysOn("2028-02-29")).toEqual(["02-29"]);
    expect(birthdaysOn("2027-03-01")).toEqual(["03-01"]);
  });

  it("stays for a year once it was said, or for as long as the rule of the day says", () => {
    expect(mayChangeBirthday(null, "2026-11-24", seededSettings)).toEqual({ ok: true });
    expect(mayChangeBirthday("2026-11-24", "2027-11-23", seededSettings)).toEqual({
      ok: false,
      refusal: { code: "BIRTHDAY_STAYS", until: "2027-11-24" },
    });
    expect(mayChangeBirthday("2026-11-24", "2027-11-24", seededSettings)).toEqual({ ok: true });
    expect(mayChangeBirthday("2026-11-24", "2027-11-24", { birthdayStaysDays: 400 }).ok).toBe(false);
  });
});
