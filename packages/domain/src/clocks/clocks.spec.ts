import { afterEach, describe, expect, it } from "vitest";
import { seededSettings } from "../setting/index.ts";
import * as clocks from "./index.ts";

/** A Beijing wall-clock time as the UTC instant the clocks take and give. */
function beijing(wallClock: string): string {
  return new Date(`${wallClock.replace(" ", "T")}+08:00`).toISOString();
}

type Clock = (from: string) => string;
type Row = readonly [from: string, due: string];

const tables: Record<string, { clock: Clock; rows: readonly Row[] }> = {
  stockInDue: {
    clock: clocks.stockInDue,
    rows: [
      ["2026-03-10 00:00:00", "2026-03-11 00:00:00"],
      ["2026-03-10 16:59:59", "2026-03-11 16:59:59"],
      ["2026-03-10 16:59:59.999", "2026-03-11 16:59:59.999"],
      ["2026-03-10 17:00:00", "2026-03-12 09:00:00"],
      ["2026-03-10 17:00:01", "2026-03-12 09:00:00"],
      ["2026-03-10 23:59:59", "2026-03-12 09:00:00"],
      ["2026-12-31 18:00:00", "2027-01-02 09:00:00"],
      ["2028-02-28 20:00:00", "2028-03-01 09:00:00"],
    ],
  },
  priorityStockInDue: {
    clock: clocks.priorityStockInDue,
    rows: [
      ["2026-03-10 03:00:00", "2026-03-10 12:00:00"],
      ["2026-03-10 08:59:59", "2026-03-10 12:00:00"],
      ["2026-03-10 09:00:00", "2026-03-10 12:00:00"],
      ["2026-03-10 09:00:01", "2026-03-10 12:00:01"],
      ["2026-03-10 15:00:00", "2026-03-10 18:00:00"],
      ["2026-03-10 15:00:01", "2026-03-11 09:00:01"],
      ["2026-03-10 17:30:00", "2026-03-11 11:30:00"],
      ["2026-03-10 17:59:59", "2026-03-11 11:59:59"],
      ["2026-03-10 18:00:00", "2026-03-11 12:00:00"],
      ["2026-03-14 10:00:00", "2026-03-14 13:00:00"],
    ],
  },
  priorityStockOutDue: {
    clock: clocks.priorityStockOutDue,
    rows: [
      ["2026-03-10 00:00:00", "2026-03-10 12:00:00"],
      ["2026-03-10 08:59:59", "2026-03-10 12:00:00"],
      ["2026-03-10 09:00:00", "2026-03-10 12:00:00"],
      ["2026-03-10 09:00:01", "2026-03-10 12:00:01"],
      ["2026-03-10 16:59:59", "2026-03-10 19:59:59"],
      ["2026-03-10 17:00:00", "2026-03-11 12:00:00"],
      ["2026-03-10 23:59:59", "2026-03-11 12:00:00"],
    ],
  },
  speedyResponseDue: {
    clock: clocks.speedyResponseDue,
    rows: [
      ["2026-03-10 08:59:59", "2026-03-11 10:00:00"],
      ["2026-03-10 09:00:00", "2026-03-10 10:00:00"],
      ["2026-03-10 17:59:59", "2026-03-10 18:59:59"],
      ["2026-03-10 18:00:00", "2026-03-11 10:00:00"],
      ["2026-03-10 18:00:01", "2026-03-11 10:00:00"],
      ["2026-03-31 23:59:59", "2026-04-01 10:00:00"],
    ],
  },
  creditsExpireAt: {
    clock: clocks.creditsExpireAt,
    rows: [
      ["2026-01-01 00:00:00", "2026-12-31 23:59:59.999"],
      ["2026-12-31 23:59:59", "2026-12-31 23:59:59.999"],
      ["2027-01-01 00:00:00", "2027-12-31 23:59:59.999"],
    ],
  },
  claimDue: {
    clock: clocks.claimDue,
    rows: [
      ["2026-03-10 00:00:00", "2026-03-12 23:59:59.999"],
      ["2026-03-10 23:59:59", "2026-03-12 23:59:59.999"],
      ["2026-03-13 08:00:00", "2026-03-17 23:59:59.999"],
      ["2026-03-14 08:00:00", "2026-03-17 23:59:59.999"],
      // Saturday 14 February is worked before the Spring Festival, 15 to 23 are free.
      ["2026-02-13 10:00:00", "2026-02-24 23:59:59.999"],
      ["2026-09-30 10:00:00", "2026-10-09 23:59:59.999"],
      ["2026-10-08 10:00:00", "2026-10-10 23:59:59.999"],
    ],
  },
  returnDue: { clock: clocks.returnDue, rows: [["2026-02-26 12:34:56", "2026-03-03 12:34:56"]] },
  freeStorageEnds: { clock: clocks.freeStorageEnds, rows: [["2026-01-01 12:34:56", "2026-04-01 12:34:56"]] },
  overdueStorageEnds: { clock: clocks.overdueStorageEnds, rows: [["2026-01-01 12:34:56", "2026-04-11 12:34:56"]] },
  unpaidOrderCancelAt: { clock: clocks.unpaidOrderCancelAt, rows: [["2026-03-10 10:00:00", "2026-03-13 10:00:00"]] },
  unpaidParcelCancelAt: { clock: clocks.unpaidParcelCancelAt, rows: [["2026-03-10 10:00:00", "2026-03-17 10:00:00"]] },
  confirmationDue: { clock: clocks.confirmationDue, rows: [["2026-03-10 10:00:00", "2026-03-13 10:00:00"]] },
  logisticsDue: { clock: clocks.logisticsDue, rows: [["2026-03-10 10:00:00", "2026-03-25 10:00:00"]] },
  purchaseDue: { clock: clocks.purchaseDue, rows: [["2026-03-10 10:00:01", "2026-03-11 10:00:01"]] },
  arrivalDue: { clock: clocks.arrivalDue, rows: [["2026-03-10 10:00:00", "2026-03-18 10:00:00"]] },
  itemServiceDue: { clock: clocks.itemServiceDue, rows: [["2026-12-31 10:00:00", "2027-01-01 10:00:00"]] },
  packingDue: { clock: clocks.packingDue, rows: [["2028-02-28 23:59:59", "2028-02-29 23:59:59"]] },
  carrierPickupDue: { clock: clocks.carrierPickupDue, rows: [["2026-03-13 18:00:00", "2026-03-15 18:00:00"]] },
  unannouncedHeldUntil: { clock: clocks.unannouncedHeldUntil, rows: [["2026-03-10 10:00:00", "2026-05-09 10:00:00"]] },
  settlementDue: { clock: clocks.settlementDue, rows: [["2026-03-10 10:00:00", "2026-03-17 10:00:00"]] },
  receiptConfirmsItselfAt: { clock: clocks.receiptConfirmsItselfAt, rows: [["2026-03-10 10:00:00", "2026-04-09 10:00:00"]] },
};

const machineZone = process.env.TZ;
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

describe.each(["UTC", "Asia/Shanghai", "America/New_York", "Pacific/Kiritimati", "Australia/Lord_Howe"])(
  "on a machine set to %s",
  (zone) => {
    for (const [name, { clock, rows }] of Object.entries(tables)) {
      it.each(rows)(`${name} of %s is %s`, (from, due) => {
        process.env.TZ = zone;
        expect(clock(beijing(from))).toBe(beijing(due));
      });
    }
  },
);

describe("an instant", () => {
  it("comes out in UTC with milliseconds", () => {
    expect(clocks.stockInDue("2026-03-10T08:59:59Z")).toBe("2026-03-11T08:59:59.000Z");
    expect(clocks.creditsExpireAt("2026-12-31T16:00:00Z")).toBe("2027-12-31T15:59:59.999Z");
  });

  it("may be written with an offset", () => {
    expect(clocks.stockInDue("2026-03-10T17:00:00+08:00")).toBe(clocks.stockInDue("2026-03-10T09:00:00.000Z"));
  });

  it.each([
    "",
    "now",
    "2026-03-10",
    "2026-03-10T10:00:00",
    "2026-03-10 10:00:00Z",
    "2026-02-30T10:00:00Z",
    "2025-02-29T10:00:00Z",
    "2026-13-01T10:00:00Z",
    "2026-00-10T10:00:00Z",
    "2026-03-10T24:00:00Z",
    "2026-03-10T10:60:00Z",
    "2026-03-10T10:00:60Z",
    "2026-03-10T10:00:00+25:00",
    "1773136800000",
    " 2026-03-10T10:00:00Z",
    "2026-03-10T10:00:00Z\n",
  ])("%j is none", (text) => {
    for (const { clock } of Object.values(tables)) expect(() => clock(text)).toThrow(RangeError);
    expect(() => clocks.addWorkingDays(text, 1)).toThrow(RangeError);
    expect(() => clocks.isWorkingDay(text)).toThrow(RangeError);
  });
});

describe("working days", () => {
  it.each([
    ["2026-03-13 10:00:00", 0, "2026-03-13 10:00:00"],
    ["2026-03-13 10:00:00", 1, "2026-03-16 10:00:00"],
    ["2026-03-14 10:00:00", 1, "2026-03-16 10:00:00"],
    ["2026-03-10 00:00:00", 3, "2026-03-13 00:00:00"],
    ["2026-03-10 23:59:59", 3, "2026-03-13 23:59:59"],
    ["2026-04-30 10:00:00", 4, "2026-05-09 10:00:00"],
    ["2025-01-24 10:00:00", 1, "2025-01-26 10:00:00"],
    ["2025-09-30 10:00:00", 3, "2025-10-11 10:00:00"],
  ])("from %s plus %i are over at %s", (from, count, due) => {
    expect(clocks.addWorkingDays(beijing(from), count)).toBe(beijing(due));
  });

  it.each([-1, 1.5, 367, Number.NaN])("cannot be %d", (count) => {
    expect(() => clocks.addWorkingDays("2026-03-10T10:00:00Z", count)).toThrow(RangeError);
  });

  it("change at midnight in Beijing", () => {
    expect(clocks.isWorkingDay(beijing("2026-02-14 23:59:59"))).toBe(true);
    expect(clocks.isWorkingDay(beijing("2026-02-15 00:00:00"))).toBe(false);
    expect(clocks.isWorkingDay(beijing("2026-02-23 23:59:59"))).toBe(false);
    expect(clocks.isWorkingDay(beijing("2026-02-24 00:00:00"))).toBe(true);
  });
});

describe("a Beijing date", () => {
  it("changes at midnight in Beijing", () => {
    expect(clocks.beijingDate(new Date("2026-11-20T15:59:59.999Z"))).toBe("2026-11-20");
    expect(clocks.beijingDate(new Date("2026-11-20T16:00:00Z"))).toBe("2026-11-21");
    expect(clocks.beijingMinute(new Date("2026-12-31T16:05:00Z"))).toBe("2027-01-01 00:05");
    expect(clocks.beijingDateStart("2026-11-21")).toEqual(new Date("2026-11-20T16:00:00Z"));
  });

  it("has a day before and a day after, over month, leap day and year", () => {
    expect([clocks.dayBefore("2026-03-01"), clocks.dayBefore("2027-01-01")]).toEqual(["2026-02-28", "2026-12-31"]);
    expect([clocks.dayAfter("2028-02-28"), clocks.dayAfter("2026-12-31")]).toEqual(["2028-02-29", "2027-01-01"]);
  });

  it("lies in a Beijing month", () => {
    expect(clocks.beijingMonth(new Date("2026-12-31T15:59:59.999Z"))).toEqual({
      name: "2026-12",
      from: new Date("2026-11-30T16:00:00Z"),
      to: new Date("2026-12-31T16:00:00Z"),
    });
    expect(clocks.beijingMonth(new Date("2026-12-31T16:00:00Z")).name).toBe("2027-01");
  });
});

describe("the holiday calendar", () => {
  it("has its days in order, within their year, and moves only weekends outside the holidays", () => {
    for (const { year, off, worked } of seededSettings.holidays) {
      const days = off.flatMap(({ first, last }) => [first, last]);
      expect([...days].sort()).toEqual(days);
      for (const day of [...days, ...worked]) expect(day.startsWith(`${year}-`)).toBe(true);
      for (const day of worked) {
        expect([0, 6]).toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
        expect(off.some(({ first, last }) => first <= day && day <= last)).toBe(false);
      }
    }
  });

  it("puts the lunar feasts on their lunar days", () => {
    // The third day is left out: the moon of 6 February 2027 is new at 23:56 in Beijing, which ICU puts on the day after.
    const lunar = new Intl.DateTimeFormat("en-u-ca-chinese", { month: "numeric", day: "numeric", timeZone: "UTC" });
    for (const { off } of seededSettings.holidays) {
      const free = off.flatMap(({ first, last }) => {
        const days: string[] = [];
        for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000) days.push(lunar.format(at));
        return days;
      });
      for (const feast of ["1/1", "1/2", "5/5", "8/15"]) expect(free).toContain(feast);
    }
  });
});

describe("a calendar that changes", () => {
  const { holidays } = seededSettings;
  const [first2025, second2026] = holidays;

  it("counts by the holidays it is given, and by weekends alone where a year has none", () => {
    const typhoon = [{ year: 2026, isFinal: true, off: [{ first: "2026-11-23", last: "2026-11-24" }], worked: ["2026-11-22"] }];
    expect(clocks.addWorkingDays("2026-11-20T02:00:00.000Z", 2, typhoon)).toBe("2026-11-25T02:00:00.000Z");
    expect(clocks.isWorkingDay("2026-11-22T04:00:00.000Z", typhoon)).toBe(true);
    expect(clocks.addWorkingDays("2031-10-01T02:00:00.000Z", 1)).toBe("2031-10-02T02:00:00.000Z");
  });

  it.each([
    ["2026-09-01T00:00:00Z", null],
    ["2026-09-30T15:59:59Z", null],
    ["2026-09-30T16:00:00Z", 2027],
    ["2026-12-31T00:00:00Z", 2027],
    ["2027-05-01T00:00:00Z", 2027],
  ])("misses a year that is not final three months before it begins: %s", (now, year) => {
    expect(clocks.missingHolidayYear(holidays, new Date(now))).toBe(year);
  });

  it("misses a year that is not there at all", () => {
    const known = [first2025, second2026].filter((one) => one !== undefined);
    expect(clocks.missingHolidayYear(known, new Date("2026-11-22T00:00:00Z"))).toBe(2027);
  });
});
