import { describe, expect, it } from "vitest";
import { factText } from "./fact-text.ts";

describe("the facts of a deed", () => {
  it("stand in one line, without what is empty", () => {
    const facts = { grams: 820, sidesCm: [30, 20, 10], shelf: "A-01", note: "", by: null, isMine: false };
    expect(factText(facts, { sidesCm: "size (cm)" })).toBe("grams 820, size (cm) 30 × 20 × 10, shelf A-01, isMine false");
  });
  it("say codes in words", () => {
    expect(factText({ courier: "sf", late: false }, {}, { sf: "SF Express", false: "no" })).toBe("courier SF Express, late no");
  });
  it("name several numbers one after the other, and show what has parts as it is", () => {
    expect(factText({ packageIds: ["P1", "P2"], quote: { total: "1.00" } }, {})).toBe("packageIds P1 P2, quote (total 1.00)");
  });
});
