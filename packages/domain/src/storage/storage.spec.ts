import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { add, cny, money, toDecimal } from "../index.ts";
import { seededSettings as rules } from "../setting/index.ts";
import { countShelf, shelfFill } from "../warehouse/index.ts";
import {
  extendStorage,
  extensionRoom,
  finishableFrom,
  freeDaysInAll,
  mayFinishTask,
  momentReached,
  nextMoment,
  resumeStorage,
  type StorageClock,
  splitStored,
  storageMoments,
  storageTime,
} from "./index.ts";

const dayMs = 86_400_000;
const end = new Date("2026-05-31T16:00:00.000Z");
const after = (ms: number) => new Date(end.getTime() + ms);

function aClock(now: Date, change: Partial<StorageClock> = {}): StorageClock {
  return { stockedInAt: after(-90 * dayMs), freeUntil: end, stillMs: 0, pausedAt: null, now, ...change };
}

// The machine's zone plays no part: each is tried where a day begins elsewhere.
describe.each(["UTC", "Asia/Shanghai", "America/New_York"])("storage with the machine in %s", (zone) => {
  beforeEach(() => vi.stubEnv("TZ", zone));
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    [-30 * dayMs - 1, null, "ending"],
    [-30 * dayMs, "ending", "ending"],
    [-1, "ending", "overdue"],
    [0, "overdue", "forfeiting"],
    [7 * dayMs, "forfeiting", "forfeiting"],
    [10 * dayMs - 1, "forfeiting", "ended"],
    [10 * dayMs, "ended", undefined],
  ])("%d ms from its end: reached %s, next %s", (ms, reached, next) => {
    expect(momentReached(end, after(ms), rules)?.kind ?? null).toBe(reached);
    expect(nextMoment(end, after(ms), rules)?.kind).toBe(next);
  });

  it.each([
    [-1000, "free"],
    [0, "overdue"],
    [10 * dayMs - 1000, "overdue"],
    [10 * dayMs, "ended"],
  ])("%d ms from its end it is %s", (ms, phase) =>
    expect(storageTime({ freeUntil: end, pausedAt: null, now: after(ms) }, rules.storageTerms).phase).toBe(phase),
  );

  it("stands still while the item is in a parcel: as many free days as on the day it went, and an end that moves on (rule F-26)", () => {
    const [went, now] = [after(-3 * dayMs), after(30 * dayMs)];
    const inParcel = storageTime({ freeUntil: end, pausedAt: went, now }, rules.storageTerms);
    expect(inParcel).toMatchObject({ phase: "free", daysLeft: 3, paused: true, endsAt: after(33 * dayMs) });
    const freeUntil = resumeStorage(end, went, now);
    expect(freeUntil).toEqual(inParcel.endsAt);
    expect(storageTime({ freeUntil, pausedAt: null, now }, rules.storageTerms)).toEqual({ ...inParcel, paused: false });
  });

  it("lies free for its own days: what a level added and what was bought count, time that stood still does not", () => {
    const stockedInAt = after(-120 * dayMs);
    expect(freeDaysInAll({ stockedInAt, freeUntil: end, stillMs: 0 })).toBe(120);
    expect(freeDaysInAll({ stockedInAt, freeUntil: resumeStorage(end, after(-5 * dayMs), after(0)), stillMs: 5 * dayMs })).toBe(
      120,
    );
  });

  it.each([
    [-1000, 3, "15.00"],
    [0, 3, "15.00"],
    [1000, 2, "15.50"],
    [dayMs, 2, "15.50"],
    [dayMs + 1000, 2, "16.00"],
    [10 * dayMs - 1000, 2, "20.00"],
  ])("%d ms from its end %d months are left and one costs ¥%s", (ms, months, total) => {
    expect(extensionRoom(aClock(after(ms)), rules).monthsMax).toBe(months);
    const extended = extendStorage(aClock(after(ms)), 1, rules);
    expect(extended.ok && toDecimal(extended.value.total)).toBe(total);
  });
});

describe("longer storage", () => {
  it("is not sold once storage has ended, while the clock stands still, or beyond 180 days", () => {
    expect(extensionRoom(aClock(after(10 * dayMs)), rules).obstacle).toBe("ended");
    expect(extensionRoom(aClock(after(-1), { pausedAt: after(-2) }), rules).obstacle).toBe("being-packed");
    expect(extensionRoom(aClock(after(-1), { freeUntil: after(90 * dayMs) }), rules).obstacle).toBe("at-the-limit");
    for (const months of [0, -1, 1.5, 4]) expect(extendStorage(aClock(after(-1)), months, rules).ok).toBe(false);
  });

  it("never lies beyond 180 days and the time the clock stood still", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200 * dayMs }),
        fc.integer({ min: 0, max: 40 * dayMs }),
        fc.integer({ min: 1, max: 3 }),
        (passed, stillMs, months) => {
          const stockedInAt = after(-90 * dayMs - stillMs);
          const clock = { stockedInAt, stillMs, freeUntil: end, pausedAt: null, now: new Date(stockedInAt.getTime() + passed) };
          const extended = extendStorage(clock, months, rules);
          if (!extended.ok) return;
          expect(extended.value.endsAfter.getTime()).toBeLessThanOrEqual(stockedInAt.getTime() + 180 * dayMs + stillMs);
          expect(extended.value.endsAfter.getTime()).toBeGreaterThan(end.getTime());
        },
      ),
    );
  });

  it("has its moments in order, whatever the end", () =>
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), (at) => {
        const moments = storageMoments(at, rules).map((moment) => moment.at.getTime());
        expect(moments).toEqual([...moments].sort((a, b) => a - b));
        expect(new Set(moments).size).toBe(9);
      }),
    ));
});

describe("storage by other rules", () => {
  const storageTerms = { freeDays: 30, overdueDays: 2, feePerDay: cny("1.20") };
  const storageExtension = { feePerMonth: cny("9.00"), daysPerMonth: 10, monthsMost: 6, daysMost: 60, payMinutes: 15 };
  const other = { storageTerms, storageExtension, storageReminderDays: { ending: [4], forfeiting: [3, 1] } };

  it("reminds, ends and sells longer storage by them, and leaves out a reminder that would come too early", () => {
    const moments = storageMoments(end, other).map(({ kind, at }) => [kind, (at.getTime() - end.getTime()) / dayMs]);
    expect(moments).toEqual([
      ["ending", -4],
      ["overdue", 0],
      ["forfeiting", 1],
      ["ended", 2],
    ]);
    const clock = aClock(after(dayMs), { stockedInAt: after(-30 * dayMs) });
    expect(storageTime({ ...clock }, storageTerms)).toMatchObject({ phase: "overdue", daysLeft: 1, ofDays: 2 });
    expect(extensionRoom(clock, other)).toEqual({ monthsMax: 2, obstacle: null });
    const extended = extendStorage(clock, 2, other);
    expect(extended.ok && toDecimal(extended.value.total)).toBe("19.20");
    expect(extended.ok && extended.value.endsAfter).toEqual(after(21 * dayMs));
  });
});

describe("tasks of the storage bench", () => {
  const at = new Date("2026-06-01T00:00:00Z");
  it("are done a day later at the earliest, a split at once", () => {
    expect(finishableFrom("split", at, rules)).toEqual(at);
    const notBefore = finishableFrom("discard", at, rules);
    expect(mayFinishTask({ kind: "discard", state: "open", notBefore }, new Date(notBefore.getTime() - 1))).toBe(false);
    expect(mayFinishTask({ kind: "discard", state: "open", notBefore }, notBefore)).toBe(true);
    expect(mayFinishTask({ kind: "forfeit", state: "open", notBefore: at }, notBefore)).toBe(false);
    expect(mayFinishTask({ kind: "forfeit", state: "proposed", notBefore }, notBefore)).toBe(true);
    expect(mayFinishTask({ kind: "discard", state: "withdrawn", notBefore: at }, notBefore)).toBe(false);
  });
});

describe("splitting what lies in storage", () => {
  const line = {
    quantity: 3,
    unitPrice: cny("10.00"),
    domesticFreight: cny("0.10"),
    discount: cny("0.00"),
    discountOn: "goods",
    discountBack: cny("0.00"),
    paid: cny("32.10"),
    refunded: cny("1.00"),
    realPrice: cny("29.99"),
  };
  it("shares by pieces and keeps services and refunds with the first", () => {
    const split = splitStored(line, 1);
    if (!split.ok) throw new Error("not split");
    expect(toDecimal(split.value.taken.paid)).toBe("10.03");
    expect(toDecimal(split.value.kept.paid)).toBe("22.07");
  });
  it("shares a discount on the goods by pieces, with what of it went back, and leaves one on a service where the service is", () => {
    const discounted = { ...line, discount: cny("10.00"), discountBack: cny("8.00"), paid: cny("22.10") };
    const split = splitStored(discounted, 1);
    if (!split.ok) throw new Error("not split");
    const { kept, taken } = split.value;
    expect([kept, taken].map(({ discount, discountBack }) => [toDecimal(discount), toDecimal(discountBack)])).toEqual([
      ["6.67", "6.67"],
      ["3.33", "1.33"],
    ]);
    expect(add(kept.paid, taken.paid)).toEqual(cny("22.10"));
    expect(splitStored({ ...discounted, discountOn: "fixed-fee" }, 1)).toMatchObject({
      value: {
        kept: { discount: cny("10.00"), discountBack: cny("8.00") },
        taken: { discount: cny("0.00"), discountBack: cny("0.00") },
      },
    });
  });
  it("refuses none, all, and a part that would owe what went back", () => {
    for (const pieces of [0, 3, 4, -1, 0.5]) expect(splitStored(line, pieces).ok).toBe(false);
    expect(splitStored({ ...line, refunded: cny("22.08") }, 1).ok).toBe(false);
  });
  it("adds up to the line, to the fen", () =>
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9999 }), fc.bigInt({ min: 0n, max: 10n ** 6n }), (quantity, fen) => {
        const freight = money(fen, "CNY");
        const paid = money(fen + 1000n * BigInt(quantity), "CNY");
        const whole = { ...line, quantity, domesticFreight: freight, paid, refunded: cny("0.00"), realPrice: money(fen, "CNY") };
        const split = splitStored(whole, Math.ceil(quantity / 3));
        if (!split.ok) throw new Error("not split");
        const { kept, taken } = split.value;
        expect(kept.quantity + taken.quantity).toBe(quantity);
        expect(add(kept.paid, taken.paid)).toEqual(paid);
        expect(add(kept.domesticFreight, taken.domesticFreight)).toEqual(freight);
        expect((kept.realPrice?.amount ?? 0n) + (taken.realPrice?.amount ?? 0n)).toBe(fen);
      }),
    ));
});

describe("counting a shelf", () => {
  it("counts what was scanned twice once, and knows where strangers belong", () => {
    const known = new Map([
      ["A", "S1"],
      ["C", "S2"],
      ["D", null],
    ]);
    expect(countShelf("S1", ["A", "B"], ["A", "A", "C", "D", "E"], known)).toEqual([
      { itemNo: "B", kind: "missing", expectedShelf: "S1" },
      { itemNo: "C", kind: "wrong-shelf", expectedShelf: "S2" },
      { itemNo: "D", kind: "unexpected", expectedShelf: null },
      { itemNo: "E", kind: "unexpected", expectedShelf: null },
    ]);
    expect(shelfFill(1000, rules)).toBe(100);
  });
});
