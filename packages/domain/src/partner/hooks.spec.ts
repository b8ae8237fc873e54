import { expect, it } from "vitest";
import { hookPauseSeconds, isHookGone } from "./index.ts";

it("waits longer after each try that failed, and never more than six hours", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(hookPauseSeconds)).toEqual([30, 120, 480, 1920, 7680, 21_600, 21_600, 21_600]);
  expect(hookPauseSeconds(0)).toBe(30);
});

it("gives an address up to the hour", () => {
  const since = new Date("2026-11-24T00:00:00Z");
  expect(isHookGone(since, new Date("2026-11-26T23:59:59Z"), 72)).toBe(false);
  expect(isHookGone(since, new Date("2026-11-27T00:00:00Z"), 72)).toBe(true);
});
