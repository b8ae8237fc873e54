import { describe, expect, it } from "vitest";
import { type Due, dueNames, dueSpan } from "./due.ts";

/** Which names a deadline goes by at a moment, both as Beijing's wall clock shows them. */
function namesOf(dueAt: string, now: string): Due[] {
  const [at, moment] = [beijing(dueAt), beijing(now)];
  return dueNames.filter((name) => {
    const span = dueSpan(name, moment);
    return span !== null && at >= span.from && at < span.to;
  });
}

function beijing(wallClock: string): Date {
  return new Date(`${wallClock.replace(" ", "T")}+08:00`);
}

describe("what is due", () => {
  it.each<[dueAt: string, now: string, names: Due[]]>([
    ["2026-11-21 08:59:59", "2026-11-21 09:00:00", ["late"]],
    ["2026-11-21 09:00:00", "2026-11-21 09:00:00", ["today"]],
    ["2026-11-21 09:00:01", "2026-11-21 09:00:00", ["today"]],
    ["2026-11-21 23:59:59", "2026-11-21 09:00:00", ["today"]],
    ["2026-11-21 23:59:59.999", "2026-11-21 00:00:00", ["today"]],
    ["2026-11-22 00:00:00", "2026-11-21 23:59:59", []],
    ["2026-11-21 23:59:59", "2026-11-22 00:00:00", ["late"]],
    ["2026-11-22 00:00:00", "2026-11-22 00:00:00", ["today"]],
    ["2028-02-29 23:59:59", "2028-02-29 12:00:00", ["today"]],
    ["2028-03-01 00:00:00", "2028-02-29 23:59:59", []],
    ["2026-12-31 23:59:59", "2026-12-31 00:00:01", ["today"]],
    ["2027-01-01 00:00:00", "2026-12-31 23:59:59", []],
    ["2020-01-01 00:00:00", "2026-11-21 09:00:00", ["late"]],
  ])("at %s is, at %s, called %j", (dueAt, now, names) => expect(namesOf(dueAt, now)).toEqual(names));

  it("spans all when nothing is asked", () => expect(dueSpan(undefined, beijing("2026-11-21 09:00:00"))).toBeNull());
});
