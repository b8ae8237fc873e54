import { expect, it } from "vitest";
import { shelfSpellings } from "./index.ts";

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
