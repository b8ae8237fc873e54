import { describe, expect, it } from "vitest";
import { type ItemState, itemEnds, itemStarts, itemStates, itemTransitions, mayMoveItem } from "./index.ts";

describe("the states of an item", () => {
  it("are all reached from a start", () => {
    const reached = new Set<ItemState>(itemStarts);
    for (const state of reached) for (const next of itemTransitions[state]) reached.add(next);
    expect([...reached].sort()).toEqual([...itemStates].sort());
  });

  it("end only where an end is meant", () => {
    expect(itemStates.filter((state) => itemTransitions[state].length === 0).sort()).toEqual([...itemEnds].sort());
  });

  it.each([
    ["unpaid", "paid", true],
    ["unpaid", "purchased", false],
    ["shipped", "cancelled", false],
    ["cancelled", "paid", false],
    ["in-parcel", "stocked-in", true],
    ["received", "shipped", false],
  ] as const)("%s → %s: %s", (from, to, allowed) => expect(mayMoveItem(from, to)).toBe(allowed));
});
