import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasShape, patternFault } from "./pattern.ts";

describe("a pattern an operator types", () => {
  it.each([
    "SF\\d{12,13}",
    "(?:[2-8]68|888)\\d{9}",
    "JD[A-Z]{0,3}\\d{9,15}(?:-\\d{1,3}){0,2}-?",
    "[A-Z\\d]{2} ?\\d",
    "AD\\d{3}",
    "(A|B)?1",
  ])("can be %s", (pattern) => {
    expect(patternFault(pattern)).toBeNull();
  });

  it.each([
    "",
    "a*",
    "a+",
    ".",
    "(a",
    "a)",
    "[",
    "[]",
    "[^a]",
    "[z-a]",
    "a{3,1}",
    "a{0}",
    "a??",
    "\\w",
    "(?=a)",
    "(?!a)",
    "^a$",
    "a||b",
    "()",
    "{3}",
  ])("is not %j", (pattern) => {
    expect(patternFault(pattern)).toBe("NOT_PATTERN");
  });

  it.each(["(a{0,9}){0,9}", "(\\d?){1,30}1", "\\d{0,99}\\d{0,99}"])("is not one that takes long: %s", (pattern) => {
    expect(patternFault(pattern)).toBe("PATTERN_SLOW");
    expect(() => hasShape(pattern, "1")).toThrow("PATTERN_SLOW");
  });

  it("is held against the whole of a text", () => {
    expect(["SF1", "xSF1", "SF12", "sf1", "SF1\n"].map((text) => hasShape("SF\\d", text))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(["A", "B", "AB"].map((text) => hasShape("A|B", text))).toEqual([true, true, false]);
  });

  it("is a regular expression whenever it is taken, whatever was typed", () => {
    const parts = fc.constantFrom("A", "\\d", "[A-F]", "(", "(?:", ")", "|", "?", "{2}", "{1,3}", "*", "[", "-", "^", "\\");
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), fc.string({ maxLength: 30 }), (typed, text) => {
        const pattern = typed.join("");
        if (patternFault(pattern) === null) expect(typeof hasShape(pattern, text)).toBe("boolean");
      }),
    );
  });
});
