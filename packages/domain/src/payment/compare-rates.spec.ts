import { describe, expect, it } from "vitest";
import { isNear, sameRate } from "./index.ts";

describe("two rates", () => {
  it.each([
    ["0.14", "0.1400", true],
    ["7", "7.0", true],
    ["0.0000000001", "0.0000000002", false],
    ["0.14", "0.41", false],
    ["1", "10", false],
  ])("%s and %s are the same number: %s", (one, other, same) => expect(sameRate(one, other)).toBe(same));

  it.each([
    ["0.1414", "0.14", 100, true],
    ["0.1386", "0.14", 100, true],
    ["0.1414000001", "0.14", 100, false],
    ["0.1385999999", "0.14", 100, false],
    ["0.14", "0.14", 0, true],
    ["0.1400000001", "0.14", 0, false],
  ])("%s lies near %s by %i basis points: %s", (rate, known, basisPoints, near) =>
    expect(isNear(rate, known, basisPoints)).toBe(near),
  );

  it.each(["", "x1", "1x", "-1", "1.", ".5", "1".repeat(10), `0.${"1".repeat(11)}`])("cannot be compared with %j", (rate) => {
    expect(() => sameRate("1", rate)).toThrow(`not a rate: ${rate}`);
  });

  it("that are none are named no longer than a line", () => {
    expect(() => sameRate("9".repeat(50), "1")).toThrow(/: 9{40}$/);
  });
});
