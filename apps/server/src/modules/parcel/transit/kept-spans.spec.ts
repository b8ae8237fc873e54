import { describe, expect, it } from "vitest";
import { endedLongEnough } from "./kept-spans.ts";

const now = new Date("2026-11-20T12:00:00Z");
const changed = new Date("2026-10-31T16:00:00Z");
const dayMs = 86_400_000;

describe("papers for customs go", () => {
  const isOver = (keptBefore: number, keptAfter: number, endedAt: Date) =>
    endedLongEnough((at) => ({ clearanceKeptDays: at < changed ? keptBefore : keptAfter }), now).some(
      ({ from, until }) => from <= endedAt && endedAt <= until,
    );
  const ago = (ms: number) => new Date(now.getTime() - ms);

  it("after the days of one rule, to the millisecond", () => {
    expect([isOver(90, 90, ago(90 * dayMs)), isOver(90, 90, ago(90 * dayMs - 1))]).toEqual([true, false]);
    expect(isOver(90, 90, new Date("2005-01-01T00:00:00Z"))).toBe(true);
  });

  it("by the rule of the day the parcel ended, whichever holds now", () => {
    const [justBefore, justAfter] = [new Date(changed.getTime() - 1), changed];
    expect([isOver(90, 10, justBefore), isOver(90, 10, justAfter)]).toEqual([false, true]);
    expect([isOver(10, 90, justBefore), isOver(10, 90, justAfter)]).toEqual([true, false]);
  });
});
