import { describe, expect, it } from "vitest";
import { firstChoice } from "./first-choice.ts";

const delivery = (itemNo: string, trackingNo: string | null) => ({ itemNo, trackingNo });

describe("whose number is entered", () => {
  it("is the item asked for, with all that travels with it", () => {
    const open = [delivery("teapot", "SF1"), delivery("cups", "SF1"), delivery("lamp", "JD1")];
    expect(firstChoice(open, "cups")).toEqual(["teapot", "cups"]);
  });

  it("is what has none yet", () =>
    expect(firstChoice([delivery("teapot", "SF1"), delivery("lamp", null)], undefined)).toEqual(["lamp"]));

  it("is nobody's where several have one: no number is written over another", () =>
    expect(firstChoice([delivery("teapot", "SF1"), delivery("lamp", "JD1")], undefined)).toEqual([]));

  it("is the only delivery's", () => expect(firstChoice([delivery("teapot", "SF1")], undefined)).toEqual(["teapot"]));
});
