import { seededSettings } from "@sihai/domain/setting";
import { expect, it } from "vitest";
import { daysAxis, daysOfLine, promiseText } from "./line-days.ts";

/** A Monday in Beijing, without a holiday in the weeks after it. */
const monday = { now: Date.parse("2026-11-02T02:00:00Z"), holidays: seededSettings.holidays };
const unmeasured = { performance: null, days: [5, 10] as [number, number] };
const measured = {
  ...unmeasured,
  performance: { parcels: 90, lowDays: 4, medianDays: 6, highDays: 11, onTimeBp: 9_000, deliveredBp: 9_900 },
};

it("a line nobody measured is drawn by its promise alone, in calendar days", () => {
  expect(daysOfLine(unmeasured, monday)).toEqual({ days: null, promised: { low: 7, high: 14 } });
  expect(daysOfLine(measured, monday).days).toEqual({ low: 4, median: 6, high: 11 });
});

it("a promise is said in the days people live by, weekends in them", () => {
  expect(promiseText(unmeasured, monday, "en")).toBe("7–\u206014\u00a0days");
  expect(promiseText({ days: [20, 28] }, monday, "zh")).toBe("28–\u206038\u00a0天");
});

it("one axis holds what was measured, and promises only where nothing was", () => {
  expect(daysAxis([measured], monday)).toBe(11);
  expect(daysAxis([measured, unmeasured], monday)).toBe(14);
  expect(daysAxis([], monday)).toBe(10);
});
