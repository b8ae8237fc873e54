import { expect, it } from "vitest";
import { isParcelNumber, looksLikeParcelNumber, numberLetters, parcelNumber, parcelNumberLetters } from "./numbers.ts";

it("a parcel number is P, the day and seven letters nobody mistakes", () => {
  const number = parcelNumber("2026-11-22", numberLetters.slice(0, parcelNumberLetters));
  expect(number).toBe("P20261122-2345678");
  expect(isParcelNumber(number)).toBe(true);
  for (const wrong of ["P20261122-234567", "P20261122-23456780", "P2026112-2345678", "P20261122-234567O", "p20261122-2345678"])
    expect(isParcelNumber(wrong), wrong).toBe(false);
});

it("what begins as ours is no carrier's number, whole or cut short by the scanner", () => {
  expect(["P20261122-2345678", "P20261122-2"].map(looksLikeParcelNumber)).toEqual([true, true]);
  expect(["SF1234567890123", "P2026112", "XP20261122-2"].map(looksLikeParcelNumber)).toEqual([false, false, false]);
});
