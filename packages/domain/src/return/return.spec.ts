import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, cny, compare, money, sum, toDecimal, zero } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import {
  freeReturnsAMonth,
  isCancellableReturn,
  isOpenReturn,
  mayMoveReturn,
  nextReturnMonth,
  openReturnStates,
  readReturnNumber,
  returnEligibility,
  returnMonth,
  returnNumber,
  returnStates,
  returnStepDue,
  returnTransitions,
  settleExchange,
  settleReturn,
  shareRefund,
} from "./index.ts";

const amount = fc.bigInt({ min: 0n, max: 5_000_000n }).map((fen) => money(fen, "CNY"));

describe("the states of a return", () => {
  it("are all reached from the application, and end where nothing is open", () => {
    const reached = new Set<string>(["applied"]);
    for (const state of reached) for (const next of returnTransitions[state as keyof typeof returnTransitions]) reached.add(next);
    expect([...reached].sort()).toEqual([...returnStates].sort());
    expect(returnStates.filter((state) => returnTransitions[state].length > 0).sort()).toEqual([...openReturnStates].sort());
  });

  it.each([
    ["applied", "sent-back", false],
    ["applied", "refunded", false],
    ["approved", "cancelled", false],
    ["sent-back", "refused", false],
    ["seller-received", "refunded", true],
    ["refunded", "exchange-shipped", false],
  ] as const)("%s → %s: %s", (from, to, allowed) => expect(mayMoveReturn(from, to)).toBe(allowed));

  it("are open while somebody has to act, each step by its hours", () => {
    expect(returnStates.filter(isOpenReturn)).toEqual([...openReturnStates]);
    const at = new Date("2026-11-20T00:00:00Z");
    const hours = { applied: 1, "awaiting-payment": 48, approved: 3, "sent-back": 4, "seller-received": 5 };
    const due = returnStates.map((state) => returnStepDue(state, at, { returnStepHours: hours })?.toISOString() ?? null);
    expect(due.slice(0, 2)).toEqual(["2026-11-20T01:00:00.000Z", "2026-11-22T00:00:00.000Z"]);
    expect(due.filter((one) => one === null)).toHaveLength(4);
  });

  it("are known by a number, and by nothing that only looks like one", () => {
    expect([returnNumber("42"), returnNumber("3000001")]).toEqual(["RT000042", "RT3000001"]);
    expect([readReturnNumber("RT000042"), readReturnNumber("RT3000001")]).toEqual(["42", "3000001"]);
    for (const other of ["RT42", "XRT000042", "RT000042X", "TR000042", "RTabcdef", ""])
      expect(readReturnNumber(other)).toBeNull();
  });

  it("may be called off until something was paid or sent", () => {
    expect(returnStates.filter(isCancellableReturn)).toEqual(["applied", "awaiting-payment"]);
  });
});

describe("whether an item may go back (rule P-08)", () => {
  const request = {
    state: "stocked-in",
    stockedInAt: new Date("2026-11-10T04:00:00Z"),
    boughtHere: true,
    exchangedBefore: false,
    reserved: false,
    now: new Date("2026-11-15T04:00:00.000Z"),
  } as const;
  it.each([
    [{}, null],
    [{ now: new Date("2026-11-15T04:00:00.001Z") }, "window-closed"],
    [{ state: "in-parcel" as const }, "in-parcel"],
    [{ reserved: true }, "with-expert"],
    [{ state: "returning" as const }, "under-way"],
    [{ state: "exchanging" as const }, "under-way"],
    [{ state: "shipped" as const }, "not-in-storage"],
    [{ state: "purchased" as const, stockedInAt: null }, "not-in-storage"],
    [{ boughtHere: false }, "not-bought-here"],
    [{ boughtHere: false, stockedInAt: null, state: "unpaid" as const }, "not-in-storage"],
    [{ exchangedBefore: true }, "already-exchanged"],
  ])("%j: %s", (change, obstacle) => {
    expect(returnEligibility({ ...request, ...change }, { at: () => seededSettings }).obstacle).toBe(obstacle);
  });
});

describe("what it costs", () => {
  it("is the specification's fee", () => {
    const { returnFees } = seededSettings;
    expect([returnFees.return, returnFees.exchange].map(toDecimal)).toEqual(["5.00", "10.00"]);
  });

  it.each([
    ["2026-11-30T15:59:59.999Z", "2026-11"],
    ["2026-11-30T16:00:00.000Z", "2026-12"],
    ["2026-12-31T16:00:00.000Z", "2027-01"],
  ])("%s falls in the Beijing month %s", (at, month) => expect(returnMonth(new Date(at))).toBe(month));

  it("is counted anew from the first Beijing midnight of the next month", () => {
    expect(nextReturnMonth(new Date("2026-11-30T15:59:59.999Z")).toISOString()).toBe("2026-11-30T16:00:00.000Z");
    expect(nextReturnMonth(new Date("2026-12-05T00:00:00Z")).toISOString()).toBe("2026-12-31T16:00:00.000Z");
  });

  it("is free more often for members of higher levels (rule J-43)", () => {
    expect([0, 1, 2, 3, 4, 5, 99].map((level) => freeReturnsAMonth(level, seededSettings))).toEqual([1, 1, 2, 2, 3, 5, 1]);
  });
});

describe("the money of a return", () => {
  it.each([
    ["100.00", "5.00", "12.00", "83.00"],
    ["100.00", "0.00", "12.00", "88.00"],
    ["15.00", "5.00", "12.00", "0.00"],
    ["8.00", "5.00", "12.00", "0.00"],
    ["0.00", "5.00", "12.00", "0.00"],
  ])("of ¥%s less ¥%s and ¥%s, ¥%s come back", (sellerRefund, fee, freight, refund) => {
    expect(toDecimal(settleReturn({ sellerRefund: cny(sellerRefund), fee: cny(fee), freight: cny(freight) }).refund)).toBe(
      refund,
    );
  });

  it("is never reckoned with an amount below nothing", () => {
    const [owed, some] = [cny("-0.01"), cny("1.00")];
    for (const one of ["sellerRefund", "fee", "freight"])
      expect(() => settleReturn({ sellerRefund: some, fee: some, freight: some, [one]: owed }), one).toThrow("a negative amount");
    for (const one of ["fee", "quote", "freight"])
      expect(() => settleExchange({ fee: some, quote: some, freight: some, [one]: owed }), one).toThrow("a negative amount");
  });

  it("is nothing for anybody where nothing came, and for nobody where there are no items", () => {
    expect(shareRefund(cny("0.00"), [cny("5.00"), cny("7.00")])).toEqual([cny("0.00"), cny("0.00")]);
    expect(shareRefund(cny("0.00"), [])).toEqual([]);
  });

  it("is refund, fee and freight, no fen more or less, whatever came", () => {
    fc.assert(
      fc.property(amount, amount, amount, (sellerRefund, fee, freight) => {
        const settled = settleReturn({ sellerRefund, fee, freight });
        expect(sum([settled.refund, settled.fee, settled.freight], "CNY")).toEqual(sellerRefund);
        expect(compare(settled.fee, fee)).toBeLessThanOrEqual(0);
        expect(compare(settled.freight, freight)).toBeLessThanOrEqual(0);
        for (const part of Object.values(settled)) expect(part.amount).toBeGreaterThanOrEqual(0n);
      }),
    );
  });

  it("never takes more for an exchange than was quoted, and gives the rest back", () => {
    fc.assert(
      fc.property(amount, amount, amount, (fee, quote, freight) => {
        const settled = settleExchange({ fee, quote, freight });
        expect(sum([settled.fee, settled.freight, settled.back], "CNY")).toEqual(add(fee, quote));
        expect(compare(settled.freight, quote)).toBeLessThanOrEqual(0);
        expect(settled.back.amount).toBeGreaterThanOrEqual(0n);
      }),
    );
  });

  it("is shared among the items without giving any more than it cost", () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), fc.integer({ min: 0, max: 10_000 }), (costs, share) => {
        const whole = sum(costs, "CNY");
        const refund = money((whole.amount * BigInt(share)) / 10_000n, "CNY");
        const parts = shareRefund(refund, costs);
        expect(sum(parts, "CNY")).toEqual(refund);
        for (const [index, part] of parts.entries()) expect(compare(part, costs[index] ?? zero("CNY"))).toBeLessThanOrEqual(0);
      }),
    );
  });
});
