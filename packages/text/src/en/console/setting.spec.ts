import { expect, it } from "vitest";
import { words } from "./setting.ts";

it.each(["hours", "credits", "times", "points", "days", "photos"] as const)("one of %s is said in the singular", (unit) => {
  expect(words.units[unit](2)).toBe(unit);
  expect(words.units[unit](1)).toBe(unit.slice(0, -1));
});
