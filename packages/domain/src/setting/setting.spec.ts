import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cny, parseMoney } from "../money.ts";
import {
  brokenSeeds,
  isSettingName,
  readSetting,
  readSettings,
  readValue,
  seededSettings,
  seedJson,
  settingNames,
  writeSetting,
} from "./index.ts";
import { day, flag, list, money, percent, record, type Shape, text, timeOfDay, whole } from "./shape.ts";

describe("the operator's files", () => {
  it("hold every setting, each within its bounds", () => {
    expect(brokenSeeds()).toEqual([]);
    expect(Object.keys(seedJson).sort()).toEqual([...settingNames].sort());
  });

  it("come back as they were written", () => {
    for (const name of settingNames) expect(writeSetting(name, seededSettings[name]), name).toEqual(seedJson[name]);
  });
});

describe("reading a value", () => {
  const shape = { kind: "choice", of: ["air", "sea"] } as const;
  it.each([
    ["an amount", money("1", "10"), "2.50", cny("2.50")],
    ["an amount of another currency", money("1", "100", "HKD"), "65.00", parseMoney("65.00", "HKD")],
    ["basis points", percent(1_000), 350, 350],
    ["a number of days", whole("days", 0, 30), 30, 30],
    ["a time of day", timeOfDay, "17:30", 1_050],
    ["the end of a day", timeOfDay, "24:00", 1_440],
    ["a day", day, "2028-02-29", "2028-02-29"],
    ["words", text(5), "四海", "四海"],
    ["yes or no", flag, false, false],
    ["one of a few", shape, "sea", "sea"],
    [
      "a table",
      list(record({ days: whole("days", 1, 9), fee: money("0", "9") }), 1, 2),
      [{ days: 1, fee: "3" }],
      [{ days: 1, fee: cny("3") }],
    ],
  ] satisfies [string, Shape, unknown, unknown][])("takes %s", (_, kind, json, value) => {
    expect(readValue(kind, json)).toEqual({ value, problems: [] });
  });

  it.each([
    ["an amount too small", money("1", "10"), "0.99", "TOO_SMALL", "1"],
    ["an amount too great", money("1", "10"), "10.01", "TOO_GREAT", "10"],
    ["a number as an amount", money("1", "10"), 5, "NOT_MONEY", undefined],
    ["three digits of fen", money("1", "10"), "1.005", "NOT_MONEY", undefined],
    ["half a basis point", percent(1_000), 0.5, "NOT_WHOLE", undefined],
    ["more days than may be", whole("days", 0, 30), 31, "TOO_GREAT", "30"],
    ["a time there is none of", timeOfDay, "24:01", "NOT_TIME", undefined],
    ["a day there is none of", day, "2027-02-29", "NOT_DAY", undefined],
    ["nothing at all", text(5), "", "EMPTY", undefined],
    ["space around", text(5), " a", "EMPTY", undefined],
    ["a line break or NUL", text(5), "a\u0000b", "NOT_TEXT", undefined],
    ["too many letters", text(5), "abcdef", "TOO_LONG", "5"],
    ["no yes or no", flag, "yes", "NOT_FLAG", undefined],
    ["another choice", shape, "rail", "NOT_CHOICE", "air, sea"],
    ["rows that are no rows", list(flag, 0, 2), {}, "NOT_LIST", undefined],
    ["too many rows", list(flag, 0, 2), [true, true, true], "TOO_MANY", "2"],
    ["too few rows", list(flag, 1, 2), [], "TOO_FEW", "1"],
    ["no record", record({ a: flag }), [], "NOT_RECORD", undefined],
  ] satisfies [string, Shape, unknown, string, string | undefined][])("refuses %s", (_, kind, json, code, limit) => {
    expect(readValue(kind, json).problems).toEqual([{ path: "", code, ...(limit !== undefined && { limit }) }]);
  });

  it("says where in a table something is wrong", () => {
    const table = list(record({ days: whole("days", 1, 9), fee: money("0", "9") }), 1, 9);
    const { problems } = readValue(table, [{ days: 1, fee: "3" }, { days: 0 }, { days: 2, fee: "1", note: "?" }]);
    expect(problems).toEqual([
      { path: "1.days", code: "TOO_SMALL", limit: "1" },
      { path: "1.fee", code: "NOT_MONEY" },
      { path: "2.note", code: "UNKNOWN_FIELD" },
    ]);
  });

  it("never throws, whatever it is given", () => {
    fc.assert(
      fc.property(fc.constantFrom(...settingNames), fc.jsonValue(), (name, json) => {
        const read = readSetting(name, json);
        if (read.ok) expect(readSetting(name, writeSetting(name, read.value))).toEqual(read);
        else expect(read.problems.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe("settings together", () => {
  it("name what is missing or wrong, and pass over names of a newer build", () => {
    const { problems } = readSettings(["cardSurchargeBp", "rechargeLimits"], {
      rechargeLimits: { least: "100.00", most: "50.00" },
      surprise: 1,
    });
    expect(problems).toEqual([
      { name: "cardSurchargeBp", path: "", code: "NOT_WHOLE" },
      { name: "rechargeLimits", path: "least", code: "ORDER" },
    ]);
  });

  it.each([
    ["measuringTiers", [{ upToGrams: 2000, upToSideCm: 0, fee: "1" }], "0.upToGrams", "OPEN_END"],
    [
      "measuringTiers",
      [
        { upToGrams: 2000, upToSideCm: 0, fee: "0" },
        { upToGrams: 1000, upToSideCm: 60, fee: "1" },
        { upToGrams: 0, upToSideCm: 0, fee: "2" },
      ],
      "1.upToGrams",
      "ORDER",
    ],
    ["storageReminderDays", { ending: [3, 7], forfeiting: [] }, "ending.1", "ORDER"],
    ["unannouncedTerms", { heldDays: 7, warningDays: 7, guessesADay: 5 }, "warningDays", "ORDER"],
    ["vacuumLimitCm", { longest: 60, second: 80 }, "second", "ORDER"],
    ["parcelPayReminderDays", [3, 3], "1", "ORDER"],
    [
      "withdrawalTerms",
      { ...(seedJson.withdrawalTerms as object), cardWorkingDays: { from: 11, to: 10 } },
      "cardWorkingDays.from",
      "ORDER",
    ],
  ] as const)("refuse a %s that contradicts itself", (name, json, path, code) => {
    expect(readSetting(name, json)).toEqual({ ok: false, problems: [{ path, code }] });
  });

  const aYear = { year: 2027, isFinal: true, off: [{ first: "2027-01-01", last: "2027-01-03" }], worked: ["2027-01-10"] };
  it.each([
    [{ off: [{ first: "2026-10-01", last: "2027-10-07" }] }, "0.off.0.first", "OTHER_YEAR", "2027"],
    [{ off: [{ first: "2027-10-01", last: "2028-10-07" }] }, "0.off.0.last", "OTHER_YEAR", "2027"],
    [{ off: [{ first: "2027-10-07", last: "2027-10-01" }] }, "0.off.0.last", "ORDER", undefined],
    [{ off: [{ first: "2027-01-01", last: "2027-10-07" }] }, "0.off.0.last", "TOO_LONG_OFF", "31"],
    [{ worked: ["2026-10-10"] }, "0.worked.0", "OTHER_YEAR", "2027"],
  ])("refuse a year of holidays with %j", (given, path, code, limit) => {
    expect(readSetting("holidays", [aYear])).toMatchObject({ ok: true });
    expect(readSetting("holidays", [{ ...aYear, ...given }])).toEqual({
      ok: false,
      problems: [{ path, code, ...(limit && { limit }) }],
    });
  });

  it("know their own names only", () => {
    expect([isSettingName("parcelOperationFee"), isSettingName("toString")]).toEqual([true, false]);
  });
});
