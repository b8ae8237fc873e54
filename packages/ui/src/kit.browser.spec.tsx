import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { latestDay, rangeFits } from "./form/DateRangeField.tsx";
import { keepNumber } from "./form/NumberField.tsx";
import { isNearItsEnd } from "./form/TextField.tsx";
import { pictureBytesMax, pictureProblem } from "./form/Uploader.tsx";
import { refusalOf } from "./overlay/message-box.ts";
import { currentMessages, notify, toast, toastFailure, toastLoading, toastSuccess } from "./overlay/toast.ts";
import { namedWeights, valueAt } from "./show/curves.ts";
import { niceStep } from "./show/Plots.tsx";

describe("messages", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it.each([
    ["a toast", () => toast("a"), 1500],
    ["a success", () => toastSuccess("b"), 1500],
    ["a toast of the generic layer", () => toast("c", { long: true }), 2000],
    ["a failure", () => toastFailure("d"), 2000],
    ["a notice", () => notify("e"), 3000],
  ])("%s stays its time and no longer", (_, show, ms) => {
    show();
    vi.advanceTimersByTime(ms - 1);
    expect(currentMessages()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentMessages()).toHaveLength(0);
  });

  it("a loading toast stays until it is closed", () => {
    const close = toastLoading("wait");
    vi.advanceTimersByTime(600_000);
    expect(currentMessages()).toHaveLength(1);
    close();
    expect(currentMessages()).toHaveLength(0);
  });

  it("a loading toast gives way to none of many that come meanwhile (rule O-22)", () => {
    const close = toastLoading("wait");
    for (const text of ["a", "b", "c", "d"]) toast(text);
    expect(currentMessages().map(({ text }) => text)).toEqual(["wait", "b", "c", "d"]);
    close();
    expect(currentMessages().map(({ text }) => text)).toEqual(["b", "c", "d"]);
  });

  it("the same text does not pile up", () => {
    toast("same");
    toast("same");
    expect(currentMessages()).toHaveLength(1);
  });
});

describe("a prompt", () => {
  it("refuses by pattern with the default words, then by validator, and lets the rest pass", () => {
    const prompt = { pattern: /^\d+$/, validate: (input: string) => (input === "0" ? "not zero" : null) };
    expect(refusalOf(prompt, "x", "inputNoValidate")).toBe("inputNoValidate");
    expect(refusalOf({ ...prompt, patternMessage: "digits" }, "x", "inputNoValidate")).toBe("digits");
    expect(refusalOf(prompt, "0", "")).toBe("not zero");
    expect(refusalOf(prompt, "7", "")).toBeNull();
  });
});

describe("fields", () => {
  it.each([
    [104, 140, false],
    [105, 140, true],
    [140, 140, true],
    [12, 12, false],
  ])("%i of %i characters are counted: %s (rule O-30)", (used, limit, counted) =>
    expect(isNearItsEnd(used, limit)).toBe(counted),
  );

  it.each([
    ["12.345", 2, "12.34"],
    ["１２,5", 1, "12.5"],
    ["1.2.3", 2, "1.23"],
    [".5", 2, "0.5"],
    ["007", 0, "7"],
    ["1e5", 0, "15"],
    ["12", 2, "12"],
    ["", 2, ""],
    ["1,234", 2, "1234"],
    ["1,234,567.5", 2, "1234567.5"],
    ["1.000,50", 2, "1000.50"],
    ["US$ 1,000.50", 2, "1000.50"],
    ["12,50", 2, "12.50"],
    ["1,234", 3, "1.234"],
  ])("keeps %j with %i decimals as %j", (typed, decimals, kept) => expect(keepNumber(typed, decimals)).toBe(kept));

  it("takes gif, jpg and png up to 3 MB", () => {
    expect(pictureProblem({ type: "image/png", size: pictureBytesMax })).toBeNull();
    expect(pictureProblem({ type: "image/png", size: pictureBytesMax + 1 })).toBe("size");
    expect(pictureProblem({ type: "image/svg+xml", size: 1 })).toBe("type");
  });

  it("limits a range of dates by days, weeks or months", () => {
    expect(latestDay("2026-11-01", { days: 90 })).toBe("2027-01-29");
    expect(latestDay("2026-11-01", { weeks: 2 })).toBe("2026-11-14");
    expect(latestDay("2026-11-01", { months: 3 })).toBe("2027-01-31");
    expect(latestDay("2026-01-31", { months: 1 })).toBe("2026-02-28");
    expect(rangeFits({ from: "2026-11-01", to: "2027-01-30" }, { days: 90 })).toBe(false);
    expect(rangeFits({ from: "2026-11-02", to: "2026-11-01" }, { days: 90 })).toBe(false);
    expect(rangeFits({ from: "", to: "2026-11-01" }, { days: 1 })).toBe(true);
  });
});

describe("plots", () => {
  const points = [
    { weightGrams: 1000, amount: 100 },
    { weightGrams: 2000, amount: 150 },
  ];
  it("reads a cost between two points, or the step it falls into", () => {
    expect(valueAt({ points }, 1500)).toBe(125);
    expect(valueAt({ points, stepped: true }, 1001)).toBe(150);
    expect(valueAt({ points }, 500)).toBeNull();
    expect(valueAt({ points }, 2001)).toBeNull();
  });

  it("names weights at which its figure is the price of just that weight, never the gram after a step", () => {
    const steps = [1, 100, 101, 667, 1000, 1001, 2000].map((weightGrams) => ({
      weightGrams,
      amount: weightGrams <= 1000 ? 60 : 78,
    }));
    expect(namedWeights([{ points: steps }])).toEqual([100, 1000, 2000]);
    expect(valueAt({ points: steps, stepped: true }, 1000)).toBe(60);
    const many = Array.from({ length: 100 }, (_, at) => ({ weightGrams: at * 10, amount: at }));
    expect(namedWeights([{ points: many }]).length).toBeLessThanOrEqual(24);
  });
  it.each([
    [0.3, 0.5],
    [130, 200],
    [600, 1000],
    [1, 1],
  ])("rounds a step of %f up to %f", (least, step) => expect(niceStep(least)).toBeCloseTo(step));
});
