import { describe, expect, it } from "vitest";
import { campaignState } from "./index.ts";

const [from, until] = [new Date("2026-11-01T00:00:00Z"), new Date("2026-12-01T00:00:00Z")];
const open = { from, until, checkedAt: from, stoppedAt: null, taken: 0, total: null };
const later = (date: Date, ms: number) => new Date(date.getTime() + ms);

describe("the state of a campaign", () => {
  it.each([
    ["draft", { ...open, checkedAt: null }, from],
    ["over", { ...open, checkedAt: null }, until],
    ["stopped", { ...open, checkedAt: null, stoppedAt: from }, from],
    ["coming", open, later(from, -1)],
    ["running", open, from],
    ["running", open, later(until, -1)],
    ["over", open, until],
    ["running", { ...open, taken: 9, total: 10 }, from],
    ["given-out", { ...open, taken: 10, total: 10 }, from],
    ["over", { ...open, taken: 10, total: 10 }, until],
    ["stopped", { ...open, stoppedAt: later(from, 5) }, later(from, 5)],
    ["stopped", { ...open, stoppedAt: later(from, 5) }, later(until, 5)],
  ] as const)("is %s", (state, campaign, now) => expect(campaignState(campaign, now)).toBe(state));
});
