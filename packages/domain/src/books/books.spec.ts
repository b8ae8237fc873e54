import { describe, expect, it } from "vitest";
import {
  adjustmentNumber,
  bookKinds,
  commonBooks,
  customerBooks,
  isLocked,
  judge,
  mayMovePeriod,
  monthAfter,
  monthSpan,
  periodStates,
  readAdjustmentNumber,
  sideOf,
  toldAmount,
  totalBooks,
} from "./index.ts";

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

describe("what an account is to the provider", () => {
  it("is one of four things, each kind of account on its side", () => {
    const on = (side: ReturnType<typeof sideOf>) => bookKinds.filter((kind) => sideOf(kind) === side);
    expect(on("due")).toEqual(["wallet", "held", "deposit", "suspense"]);
    expect(on("claim")).toEqual(["owed", "debt"]);
    expect(on("place")).toEqual(["gateway", "bank"]);
    expect(on("own")).toHaveLength(10);
  });

  it("belongs to a customer, or there is one of it", () => {
    expect([...customerBooks, ...commonBooks].toSorted()).toEqual([...bookKinds].toSorted());
    expect(new Set([...customerBooks, ...commonBooks]).size).toBe(customerBooks.length + commonBooks.length);
  });

  it("counts on its own side alone, claims with the places", () => {
    const lines = [
      ...[
        { kind: "gateway", amount: 900n },
        { kind: "owed", amount: 100n },
        { kind: "deposit", amount: 700n },
      ],
      { kind: "freight-income", amount: 300n },
    ] as const;
    expect(totalBooks(lines)).toEqual({ due: 700n, claims: 100n, places: 900n, own: 300n, isWhole: true });
  });
});

it("a correction is known by its number, and by nothing that only looks like one", () => {
  expect(readAdjustmentNumber(adjustmentNumber("900001"))).toBe("900001");
  for (const other of ["AJ1", "XAJ900001", "AJ900001X", "JA900001", "AJabcdef", ""])
    expect(readAdjustmentNumber(other)).toBeNull();
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
    expect(["2026-01", "2026-09", "2026-11", "2026-12"].map(monthAfter)).toEqual(["2026-02", "2026-10", "2026-12", "2027-01"]);
  });

  it.each(["2026-13", "2026-1", "26-01", "2026-00", "1999-12", "2026-11-01", "x2026-11", ""])("%s is none", (text) => {
    expect(monthSpan(text)).toBeNull();
  });

  it("is closed and reopened by way of a colleague only", () => {
    expect(mayMovePeriod("open", "closed")).toBe(false);
    expect(mayMovePeriod("closed", "open")).toBe(false);
    expect(periodStates.filter(isLocked)).toEqual(["closed", "reopening"]);
  });
});
