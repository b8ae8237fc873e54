import { describe, expect, it } from "vitest";
import { type ItemState, itemStates } from "../item/index.ts";
import { mostUrgent } from "./most-urgent.ts";

const item = (state: ItemState, dueAt: string | null = null) => ({ state, dueAt });

describe("the item an order's card speaks of", () => {
  it("is the one whose answer is awaited, not the first of the list", () => {
    const request = item("awaiting-confirmation", "2026-12-01T00:00:00Z");
    expect(mostUrgent([item("seller-shipped", "2026-11-24T00:00:00Z"), item("returned"), request])).toBe(request);
  });

  it("is the one that is due first when several wait for the buyer", () => {
    const later = item("awaiting-logistics", "2026-12-08T00:00:00Z");
    const sooner = item("awaiting-confirmation", "2026-12-02T00:00:00Z");
    expect(mostUrgent([later, sooner])).toBe(sooner);
    expect(mostUrgent([item("awaiting-logistics"), later])).toBe(later);
  });

  it("is one more money is asked for, before what may lie in storage for months", () => {
    const owing = { ...item("stocked-in", "2027-02-21T00:00:00Z"), supplement: { payBefore: "2026-11-28T00:00:00Z" } };
    expect(mostUrgent([item("stocked-in", "2026-12-01T00:00:00Z"), owing])).toBe(owing);
    const sooner = item("awaiting-confirmation", "2026-11-27T00:00:00Z");
    expect(mostUrgent([owing, sooner])).toBe(sooner);
    expect(mostUrgent([owing, item("awaiting-confirmation", "2026-11-29T00:00:00Z")])).toBe(owing);
  });

  it("is nothing that is over while anything goes on", () => {
    for (const state of itemStates.filter((each) => !["received", "returned", "forfeited", "cancelled"].includes(each)))
      expect(mostUrgent([item("returned"), item("cancelled"), item(state)])?.state).toBe(state);
  });

  it("knows every state, and stays with the first of equals", () => {
    for (const state of itemStates) expect(mostUrgent([item("cancelled"), item(state)])?.state).toBe(state);
    const first = item("stocked-in");
    expect(mostUrgent([first, item("stocked-in")])).toBe(first);
    expect(mostUrgent([])).toBeUndefined();
  });
});
