import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cny, toDecimal } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import { resumeStorage, storageTime } from "../storage/index.ts";
import {
  hiddenPart,
  maskedText,
  maskNumber,
  readMark,
  readMasked,
  type UnannouncedState,
  unannouncedStates,
  unannouncedTransitions,
} from "../unannounced/index.ts";
import { editDistance, measuringFee, numbersNearby } from "./index.ts";

describe("the fee after measuring", () => {
  it.each([
    [2_000, 60, "0.00"],
    [2_001, 10, "5.00"],
    [500, 60.1, "5.00"],
    [5_000, 60, "5.00"],
    [20_000, 100, "20.00"],
    [20_001, 100, "50.00"],
  ])("of %s g and %s cm is %s", (grams, longestCm, fee) => {
    expect(toDecimal(measuringFee({ grams, longestCm }, seededSettings).fee)).toBe(fee);
  });
  it("says which tier it came from, in figures", () => {
    const measuringTiers = [
      { upToGrams: 1_500, upToSideCm: 0, fee: cny("1.00") },
      { upToGrams: 0, upToSideCm: 40, fee: cny("2.00") },
      { upToGrams: 0, upToSideCm: 0, fee: cny("3.00") },
    ];
    const how = (grams: number, longestCm: number) => measuringFee({ grams, longestCm }, { measuringTiers }).how;
    expect(how(1_500, 90)).toBe("1500 g, 90 cm: ≤ 1.5 kg");
    expect(how(1_501, 40)).toBe("1501 g, 40 cm: > 1.5 kg, ≤ 40 cm");
    expect(how(1_501, 41)).toBe("1501 g, 41 cm: > 40 cm");
  });
});

describe("storage", () => {
  const terms = seededSettings.storageTerms;
  const now = new Date("2026-11-20T00:00:00Z");
  it("counts the last started day", () => {
    expect(storageTime({ freeUntil: new Date("2026-11-20T00:00:01Z"), pausedAt: null, now }, terms)).toMatchObject({
      phase: "free",
      daysLeft: 1,
    });
  });
  it("is overdue for ten days, then ends", () => {
    expect(storageTime({ freeUntil: now, pausedAt: null, now }, terms)).toMatchObject({ phase: "overdue", daysLeft: 10 });
    expect(storageTime({ freeUntil: new Date("2026-11-10T00:00:00Z"), pausedAt: null, now }, terms)).toMatchObject({
      phase: "ended",
      daysLeft: 0,
    });
  });
  it("stands still while the item is in a parcel", () => {
    const pausedAt = new Date("2026-11-01T00:00:00Z");
    const freeUntil = new Date("2026-11-11T00:00:00Z");
    expect(storageTime({ freeUntil, pausedAt, now }, terms)).toMatchObject({ phase: "free", daysLeft: 10, paused: true });
    expect(resumeStorage(freeUntil, pausedAt, now)).toEqual(new Date("2026-11-30T00:00:00Z"));
  });
});

describe("a masked courier number", () => {
  const numbers = fc.stringMatching(/^[A-Z0-9]{6,32}$/);
  it("hides at least four signs, keeps the rest, and is read back", () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const masked = maskNumber(number);
        expect(masked.hidden).toBeGreaterThanOrEqual(4);
        expect(`${masked.head}${hiddenPart(number)}${masked.tail}`).toBe(number);
        expect(readMasked(maskedText(masked))).toEqual(masked);
      }),
    );
  });
  it("needs six signs", () => expect(() => maskNumber("12345")).toThrow(RangeError));
});

describe("a member's mark on a parcel", () => {
  it.each([
    ["收件人 Chen SH10001 收", "10001"],
    ["sh 10001", "10001"],
    ["ＳＨ１０００１", "10001"],
    ["SH-10001", "10001"],
    ["FRESH10001", null],
    ["SH1000", null],
    ["", null],
  ])("of %j is %j", (written, mark) => expect(readMark(written)).toBe(mark));
});

describe("the distance between two numbers", () => {
  it.each([
    ["SF123", "SF123", 0],
    ["SF123", "SF124", 1],
    ["SF123", "SF132", 1],
    ["SF123", "SF12", 1],
    ["SF123", "F123", 1],
    ["SF123", "ZT123", 2],
    ["", "abc", 3],
  ])("of %j and %j is %i", (one, other, distance) => expect(editDistance(one, other)).toBe(distance));
  it("is the same from either side", () => {
    const text = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one));
      }),
    );
  });
});

describe("the numbers near a number", () => {
  const number = "SF1234567890123";
  it.each([
    ["a digit read wrong", "SF1234567890128"],
    ["a letter read wrong", "SE1234567890123"],
    ["neighbours swapped", "SF1234567890132"],
    ["a digit left out", "SF123456789013"],
    ["a digit typed twice", "SF12345678901233"],
    ["the letters in front left out", "1234567890123"],
  ])("hold the one with %s", (_, read) => expect(numbersNearby(read)).toContain(number));
  it("are each one change away, or differ in front, and never the number itself", () => {
    for (const other of numbersNearby(number)) {
      const isNear = editDistance(number, other) === 1 || other.endsWith("1234567890123");
      expect(isNear, other).toBe(true);
    }
    expect(numbersNearby(number)).not.toContain(number);
  });
});

describe("an unannounced parcel's states", () => {
  it("all can be reached from the shelf, and end with an owner", () => {
    const reached = new Set<UnannouncedState>(["held"]);
    for (const from of reached) for (const to of unannouncedTransitions[from]) reached.add(to);
    expect([...reached].sort()).toEqual([...unannouncedStates].sort());
    expect(unannouncedStates.filter((state) => unannouncedTransitions[state].length === 0)).toEqual(["given", "forfeited"]);
  });
});
