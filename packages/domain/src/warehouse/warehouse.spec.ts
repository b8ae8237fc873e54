import { describe, expect, it } from "vitest";
import { toDecimal } from "../money.ts";
import { measuringFee, resumeStorage, storageTime } from "./index.ts";

describe("the fee after measuring", () => {
  it.each([
    [2_000, 60, "0.00"],
    [2_001, 10, "5.00"],
    [500, 60.1, "5.00"],
    [5_000, 60, "5.00"],
    [20_000, 100, "20.00"],
    [20_001, 100, "50.00"],
  ])("of %s g and %s cm is %s", (grams, longestCm, fee) => {
    expect(toDecimal(measuringFee({ grams, longestCm }).fee)).toBe(fee);
  });
});

describe("storage", () => {
  const now = new Date("2026-11-20T00:00:00Z");
  it("counts the last started day", () => {
    expect(storageTime({ freeUntil: new Date("2026-11-20T00:00:01Z"), pausedAt: null, now })).toMatchObject({
      phase: "free",
      daysLeft: 1,
    });
  });
  it("is overdue for ten days, then ends", () => {
    expect(storageTime({ freeUntil: now, pausedAt: null, now })).toMatchObject({ phase: "overdue", daysLeft: 10 });
    expect(storageTime({ freeUntil: new Date("2026-11-10T00:00:00Z"), pausedAt: null, now })).toMatchObject({
      phase: "ended",
      daysLeft: 0,
    });
  });
  it("stands still while the item is in a parcel", () => {
    const pausedAt = new Date("2026-11-01T00:00:00Z");
    const freeUntil = new Date("2026-11-11T00:00:00Z");
    expect(storageTime({ freeUntil, pausedAt, now })).toMatchObject({ phase: "free", daysLeft: 10, paused: true });
    expect(resumeStorage(freeUntil, pausedAt, now)).toEqual(new Date("2026-11-30T00:00:00Z"));
  });
});
