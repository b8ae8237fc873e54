import { describe, expect, it } from "vitest";
import { isLocked, judge, mayMovePeriod, monthAfter, monthSpan, periodStates, toldAmount, totalBooks } from "./index.ts";

describe("what the books come to", () => {
  it("tells places and what customers owe as what we have, the rest as what we owe or made", () => {
    expect(toldAmount("gateway", -10_000n)).toBe(10_000n);
    expect(toldAmount("owed", -500n)).toBe(500n);
    expect(toldAmount("wallet", 700n)).toBe(700n);
    expect(toldAmount("gateway-fees", -320n)).toBe(-320n);
  });

  it("is whole when what stands outside is what we owe and what is ours", () => {
    const lines = [
      { kind: "gateway", amount: 9_680n },
      { kind: "wallet", amount: 10_000n },
      { kind: "gateway-fees", amount: -320n },
    ] as const;
    expect(totalBooks(lines)).toEqual({ due: 10_000n, claims: 0n, places: 9_680n, own: -320n, isWhole: true });
    expect(totalBooks([...lines, { kind: "bank", amount: 1n }]).isWhole).toBe(false);
  });
});

describe("a movement and ours of the same name", () => {
  it.each([
    [100n, 100n, "matched"],
    [100n, null, "ours-only"],
    [null, 100n, "theirs-only"],
    [100n, 99n, "amount-differs"],
    [null, 0n, "matched"],
    [0n, null, "matched"],
    [100n, -100n, "amount-differs"],
  ])("%s and %s: %s", (ours, theirs, verdict) => {
    expect(judge(ours, theirs)).toBe(verdict);
  });
});

describe("a month of the books", () => {
  it("is Beijing's", () => {
    expect(monthSpan("2026-11")).toEqual({ from: new Date("2026-10-31T16:00:00Z"), to: new Date("2026-11-30T16:00:00Z") });
    expect(monthSpan("2026-12")?.to).toEqual(new Date("2026-12-31T16:00:00Z"));
    expect(monthAfter("2026-12")).toBe("2027-01");
  });

  it.each(["2026-13", "2026-1", "26-01", "2026-00", "1999-12", "2026-11-01"])("%s is none", (text) => {
    expect(monthSpan(text)).toBeNull();
  });

  it("is closed and reopened by way of a colleague only", () => {
    expect(mayMovePeriod("open", "closed")).toBe(false);
    expect(mayMovePeriod("closed", "open")).toBe(false);
    expect(periodStates.filter(isLocked)).toEqual(["closed", "reopening"]);
  });
});
