import { describe, expect, it } from "vitest";
import { mayTakeBack, shownAt, stateAt } from "./index.ts";

const day = (date: string) => new Date(`2026-12-${date}T00:00:00Z`);
const version = (from: string, until: string | null = null, withdrawn: string | null = null) => ({
  from: day(from),
  until: until === null ? null : day(until),
  withdrawnAt: withdrawn === null ? null : day(withdrawn),
});

describe("the version that is shown", () => {
  const first = version("01");
  const feast = version("10", "20");
  const again = version("10", "20");

  it("is the one that began last, and the one beneath it once its time is over", () => {
    const both = [first, feast];
    expect([day("05"), day("10"), day("19"), day("20")].map((at) => shownAt(both, at))).toEqual([first, feast, feast, first]);
    expect(shownAt([feast], day("05"))).toBeNull();
  });

  it("is the one made last of two that begin together, and not one taken back", () => {
    expect(shownAt([first, feast, again], day("11"))).toBe(again);
    expect(shownAt([first, feast, version("10", "20", "11")], day("11"))).toBe(feast);
  });

  it("does not follow from the order in which they were made", () => {
    expect(shownAt([feast, first], day("11"))).toBe(feast);
  });
});

it("each version has one state", () => {
  const [first, shown, coming, over, gone] = [
    version("01"),
    version("05"),
    version("20"),
    version("02", "03"),
    version("04", null, "05"),
  ];
  const all = [first, shown, coming, over, gone];
  expect(all.map((one) => stateAt(all, one, day("10")))).toEqual(["beneath", "in-force", "coming", "over", "withdrawn"]);
});

it("the first version, what is over and an agreement that began are not taken back", () => {
  const may = (state: "coming" | "in-force" | "over" | "withdrawn", isFirst = false, isAgreement = false) =>
    mayTakeBack({ state, isFirst, isAgreement });
  expect([may("coming"), may("in-force"), may("over"), may("withdrawn")]).toEqual([true, true, false, false]);
  expect([may("in-force", true), may("coming", false, true), may("in-force", false, true)]).toEqual([false, true, false]);
});
