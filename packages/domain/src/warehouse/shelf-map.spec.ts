import { expect, it } from "vitest";
import { isShelf, shelfSpellings } from "./index.ts";

it.each([
  ["A-01-01", "A-01-1"],
  ["A-1-1", "A-01-1"],
  ["A-01-1", "A-01-01"],
  ["B-12", "B-012"],
])("%s may be written %s", (typed, known) => {
  expect(shelfSpellings(typed)[0]).toBe(typed);
  expect(shelfSpellings(typed)).toContain(known);
});

it("another shelf is never a way to write one, and letters are as they are", () => {
  expect(shelfSpellings("A-01-10")).not.toContain("A-01-1");
  expect(shelfSpellings("A-B7")).toEqual(["A-B7"]);
  expect(shelfSpellings("")).toEqual([""]);
});

it.each(["A-01-1", "WH1-X-01-12", "Q-2-010", "A010203", "HALL-WEST", "甲-01"])("%s is a shelf", (text) => {
  expect(isShelf(text)).toBe(true);
});

it.each([
  ["an item", "SH2611290YGJTW"],
  ["a member", "SH10001"],
  ["a courier’s delivery", "SF5240820543996"],
  ["an unannounced parcel", "AB100001"],
  ["a parcel", "P20261130-3VG5X9V"],
  ["a waybill", "668482692CN"],
])("the number of %s is no shelf", (_, text) => {
  expect(isShelf(text)).toBe(false);
});
