import { describe, expect, it } from "vitest";
import { seededSettings } from "../setting/index.ts";
import {
  answerHours,
  closesAt,
  consultDue,
  consultStates,
  consultTypes,
  makeConsultNo,
  mayMoveConsult,
  reopenBefore,
  speedyDue,
  speedyEnds,
  suitsType,
  typesFor,
  waitsForUs,
} from "./index.ts";

describe("until when a consultation is answered", () => {
  it.each([
    ["an order: 24 hours of working days", "order", "2026-11-24T02:00:00.000Z", "2026-11-25T02:00:00.000Z"],
    ["an order on a Friday: the weekend does not count", "order", "2026-11-27T08:30:00.000Z", "2026-11-30T08:30:00.000Z"],
    ["a return is an order's", "return-exchange", "2026-11-24T02:00:00.000Z", "2026-11-25T02:00:00.000Z"],
    ["a parcel: 48", "package", "2026-11-24T02:00:00.000Z", "2026-11-26T02:00:00.000Z"],
    ["a parcel before the National Day week", "after-sale", "2026-09-29T03:00:00.000Z", "2026-10-08T03:00:00.000Z"],
  ] as const)("%s", (_name, type, asked, due) => expect(consultDue(type, asked, seededSettings)).toBe(due));

  it("has a time for every type", () => {
    for (const type of consultTypes) expect(answerHours(type, seededSettings)).toBeGreaterThan(0);
  });
});

describe("speedy response", () => {
  it.each([
    ["paid in the morning", "2026-11-24T02:00:00.000Z", "2026-11-26T02:00:00.000Z", "2026-11-24T03:00:00.000Z"],
    ["paid in the evening", "2026-11-24T11:00:00.000Z", "2026-11-26T11:00:00.000Z", "2026-11-25T02:00:00.000Z"],
    ["at night, sooner than a parcel's", "2026-11-23T19:53:00.000Z", "2026-11-25T19:53:00.000Z", "2026-11-25T02:00:00.000Z"],
    ["at night, later than an order's", "2026-11-23T19:53:00.000Z", "2026-11-24T19:53:00.000Z", undefined],
    ["at the very moment of the free one", "2026-11-24T02:00:00.000Z", "2026-11-24T03:00:00.000Z", undefined],
    ["when the free one is late already", "2026-11-24T02:00:00.000Z", "2026-11-24T01:00:00.000Z", undefined],
  ])("%s", (_name, paid, free, due) =>
    expect(speedyDue(new Date(paid), new Date(free), seededSettings)?.toISOString()).toBe(due),
  );

  it.each([
    ["a second before", "2026-11-24T02:59:59.000Z", "kept"],
    ["on the stroke", "2026-11-24T03:00:00.000Z", "returned"],
    ["never", null, "returned"],
  ] as const)("%s: %s", (_name, at, end) => {
    expect(speedyEnds({ dueAt: new Date("2026-11-24T03:00:00.000Z") }, at === null ? null : new Date(at))).toBe(end);
  });
});

describe("what a question is about", () => {
  it.each([
    ["order", "order", true],
    ["order", "parcel", false],
    ["order", null, false],
    ["package", "parcel", true],
    ["after-sale", null, false],
    ["expert", null, true],
    ["legal", null, true],
    ["other", "expert", false],
  ] as const)("%s about %s: %s", (type, kind, suits) => expect(suitsType(type, kind && { kind })).toBe(suits));

  it("offers the types a thing can be asked about under", () => {
    expect(typesFor({ kind: "parcel" })).toEqual(["package", "after-sale", "legal", "other"]);
    expect(typesFor(null)).toEqual(["expert", "legal", "other"]);
  });
});

describe("the states", () => {
  it("can all be reached, and a cancelled one is over", () => {
    const reached = new Set(consultStates.flatMap((from) => consultStates.filter((to) => mayMoveConsult(from, to))));
    expect([...reached].toSorted()).toEqual(["cancelled", "closed", "processed", "processing"]);
    expect(consultStates.some((to) => mayMoveConsult("cancelled", to))).toBe(false);
    expect(consultStates.filter(waitsForUs)).toEqual(["untreated", "processing"]);
  });

  it("a closed one can be taken up again for seven days, an answered one closes after as many", () => {
    const at = new Date("2026-11-24T02:00:00.000Z");
    expect(reopenBefore(at, seededSettings).toISOString()).toBe("2026-12-01T02:00:00.000Z");
    expect(closesAt(at, seededSettings).toISOString()).toBe("2026-12-01T02:00:00.000Z");
  });
});

it("a number reads back by its check digit", () => expect(makeConsultNo(1_000_001n)).toMatch(/^ZX\d{9}$/));
