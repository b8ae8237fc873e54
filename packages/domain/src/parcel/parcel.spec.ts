import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, cny, money, subtract, toDecimal } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import {
  actOnParcel,
  arrivalRange,
  balanceDueBy,
  cancelFee,
  checkOutstanding,
  checkParcelRules,
  countedStates,
  insuranceFee,
  insure,
  itemCharges,
  mayConfirmReceipt,
  type ParcelState,
  parcelActionNames,
  parcelActions,
  parcelStates,
  prepaidTax,
  promisedDays,
  settleFreight,
  toldDays,
} from "./index.ts";

const usd = (cents: number) => money(BigInt(cents), "USD");

describe("settling freight", () => {
  const figures = (of: ReturnType<typeof settleFreight>) =>
    [of.fromDeposit, of.refund, of.unusedDiscount, of.owed].map(toDecimal).join(" ");
  it.each([
    ["120.00", "0.00", "150.50", "balance-due", "120.00 0.00 0.00 30.50"],
    ["120.00", "0.00", "100.00", "refund", "100.00 20.00 0.00 0.00"],
    ["120.00", "0.00", "120.00", "even", "120.00 0.00 0.00 0.00"],
    ["120.00", "110.00", "100.00", "refund", "100.00 10.00 10.00 0.00"],
    ["120.00", "120.00", "100.00", "even", "100.00 0.00 20.00 0.00"],
  ])("of a deposit of %s, %s of it a discount, against %s: %s", (deposit, discount, finalFreight, outcome, wanted) => {
    const settled = settleFreight({ deposit: cny(deposit), discount: cny(discount), finalFreight: cny(finalFreight) });
    expect([settled.outcome, figures(settled)]).toEqual([outcome, wanted]);
  });

  it("always comes to deposit + owed − refund − unused discount = final freight, and refunds money only (rule F33)", () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 9n });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 100 }), (paid, final, share) => {
        const discount = (paid * BigInt(share)) / 100n;
        const given = { deposit: paid, discount, finalFreight: final };
        const [deposit, off, freight] = [given.deposit, given.discount, given.finalFreight].map((fen) => money(fen, "CNY"));
        if (!deposit || !off || !freight) return;
        const settled = settleFreight({ deposit, discount: off, finalFreight: freight });
        const returned = add(settled.refund, settled.unusedDiscount);
        expect(subtract(add(deposit, settled.owed), returned).amount).toBe(final);
        expect(settled.owed.amount === 0n || returned.amount === 0n).toBe(true);
        expect(add(settled.fromDeposit, returned).amount).toBe(paid);
        expect(settled.refund.amount <= paid - discount).toBe(true);
      }),
    );
  });
});

describe("the states of a parcel", () => {
  it("are all reachable from unpaid", () => {
    const reached = new Set<ParcelState>(["unpaid"]);
    for (let before = 0; before !== reached.size; ) {
      before = reached.size;
      for (const { from, to } of Object.values(parcelActions))
        if (to !== "same" && from.some((state) => reached.has(state))) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...parcelStates].sort());
  });
  it("end only where a parcel is done with", () => {
    const leadsOn = (state: ParcelState) =>
      parcelActionNames.some((action) => {
        const next = actOnParcel(state, action);
        return next.ok && next.value !== state;
      });
    const ends = parcelStates.filter((state) => !leadsOn(state));
    expect(ends).toEqual(["completed", "cancelled"]);
  });
  it("let the buyer say it came while it travels or has arrived, but not once it is on its way back", () => {
    const mayConfirm = (alert: Parameters<typeof mayConfirmReceipt>[1]) =>
      parcelStates.filter((state) => mayConfirmReceipt(state, alert));
    expect(mayConfirm(null)).toEqual(["shipped", "delivered"]);
    expect(mayConfirm("returning")).toEqual(["delivered"]);
    expect(mayConfirm("held")).toEqual(["shipped", "delivered"]);
  });
  it("count at their tab until they are over", () => {
    expect(countedStates("shipped")).toEqual(["shipped", "delivered", "exception"]);
    expect(countedStates("unshipped")).toEqual(["unshipped", "picking", "packed", "weighed"]);
  });
  it("cannot be cancelled once sealed, and opening a packed one costs", () => {
    expect(actOnParcel("weighed", "cancel")).toMatchObject({ ok: false, refusal: { state: "weighed" } });
    expect([toDecimal(cancelFee("picking", seededSettings)), toDecimal(cancelFee("packed", seededSettings))]).toEqual([
      "0.00",
      "20.00",
    ]);
  });
});

describe("insurance", () => {
  const line = { insurance: { rateBp: 300, min: "3.00", cap: "3000.00" } };
  it.each([
    ["50.00", "3.00"],
    ["100.00", "3.00"],
    ["100.50", "3.02"],
    ["1100.00", "33.00"],
  ])("of %s costs %s", (wanted, fee) => {
    expect(insure(line, cny(wanted), cny("1000.00"), cny("100.00"))).toMatchObject({ ok: true, value: { fee: cny(fee) } });
  });
  it("of nothing costs nothing, on any line", () => {
    expect(insuranceFee(line, cny("0.00"))).toEqual(cny("0.00"));
    expect(insuranceFee({ insurance: null }, cny("100.00"))).toEqual(cny("0.00"));
    expect(insure({ insurance: null }, cny("0.00"), cny("9.00"), cny("1.00"))).toMatchObject({
      ok: true,
      value: { fee: cny("0.00") },
    });
  });
  it("never covers more than goods and freight, nor more than the line's cap", () => {
    expect(insure(line, cny("1100.01"), cny("1000.00"), cny("100.00"))).toMatchObject({
      ok: false,
      refusal: { limit: cny("1100.00") },
    });
    expect(insure(line, cny("3000.01"), cny("9000.00"), cny("100.00"))).toMatchObject({
      ok: false,
      refusal: { limit: cny("3000.00") },
    });
    expect(insure({ insurance: null }, cny("1.00"), cny("9.00"), cny("1.00"))).toMatchObject({
      ok: false,
      refusal: { code: "LINE_NOT_INSURABLE" },
    });
  });
});

describe("the outstanding balance (rule H-141)", () => {
  const now = new Date("2026-11-20T00:00:00Z");
  it.each([
    ["499.99", 14, true],
    ["500.00", 0, false],
    ["0.01", 15, false],
    ["0.00", 100, true],
  ])("of %s for %s days: may go on %s", (owed, days, may) => {
    const oldestAt = new Date(now.getTime() - days * 86_400_000);
    expect(checkOutstanding({ owed: cny(owed), oldestAt, now }, seededSettings).ok).toBe(may);
  });

  it("blocks from the very moment it was to be paid by, as the parcel's page says", () => {
    const due = balanceDueBy(now, seededSettings.outstandingLimit);
    const at = (ms: number) =>
      checkOutstanding({ owed: cny("0.01"), oldestAt: now, now: new Date(due.getTime() + ms) }, seededSettings);
    expect([at(0).ok, at(1)]).toMatchObject([true, { ok: false, refusal: { code: "OUTSTANDING_BALANCE", days: 14 } }]);
  });
});

describe("the arrival", () => {
  const { holidays } = seededSettings;
  const shippedAt = new Date("2026-11-02T00:00:00Z");
  it("is the measured range, or the promised working days", () => {
    expect(arrivalRange({ shippedAt, measured: { low: 11, median: 14, high: 19 }, promised: [10, 15], holidays })).toEqual({
      from: new Date("2026-11-13T00:00:00Z"),
      to: new Date("2026-11-21T00:00:00Z"),
      basis: "measured",
    });
    expect(arrivalRange({ shippedAt, measured: null, promised: [5, 10], holidays }).to).toEqual(new Date("2026-11-16T00:00:00Z"));
  });

  it("is told by what is usual on the line, and by its promise in calendar days only where nothing else is known", () => {
    const monday = new Date("2026-11-02T02:00:00Z");
    const performance = { lowDays: 16.6, highDays: 29, parcels: 214 };
    const line = { days: [20, 28] as const, performance, isMeasured: false };
    const usual = { days: [17, 29], daysBasis: "measured", daysFrom: { isMeasured: false, parcels: 214 } };
    expect(toldDays(line, monday, holidays)).toEqual(usual);
    const promised = { days: [28, 38], daysBasis: "promised", daysFrom: null };
    expect(toldDays({ ...line, performance: null }, monday, holidays)).toEqual(promised);
  });

  it("of so many working days takes so many days of the calendar", () => {
    expect([0, 1, 5, 10].map((days) => promisedDays(shippedAt, days, holidays))).toEqual([0, 1, 7, 14]);
  });

  it("counts no holiday as a promised day, and a weekend moved to work as one (rule P-27)", () => {
    // 1 to 7 October 2026 are days off, Saturday 10 October works.
    const beforeTheHoliday = new Date("2026-09-30T02:30:00Z");
    expect(arrivalRange({ shippedAt: beforeTheHoliday, measured: null, promised: [3, 5], holidays })).toEqual({
      from: new Date("2026-10-10T02:30:00Z"),
      to: new Date("2026-10-13T02:30:00Z"),
      basis: "promised",
    });
  });
});

describe("the rules no line can change", () => {
  const item = { itemId: "1", warehouse: 1, alone: false, flags: [] };
  it.each([
    ["two warehouses", [item, { ...item, warehouse: 2 }], "DE", "TWO_WAREHOUSES"],
    ["an item packed alone beside another", [item, { ...item, alone: true }], "DE", "ITEM_TRAVELS_ALONE"],
    ["Hong Kong to the mainland", [{ ...item, warehouse: 2 }], "CN", "HONG_KONG_TO_MAINLAND"],
    ["overseas goods to the mainland", [{ ...item, flags: ["overseas-origin"] }], "CN", "OVERSEAS_ORIGIN_TO_MAINLAND"],
  ])("refuse %s", (_, items, country, code) =>
    expect(checkParcelRules(items, country, seededSettings)).toMatchObject({ ok: false, refusal: { code } }),
  );
  it("let a lone item travel alone, and overseas goods go elsewhere", () => {
    expect(checkParcelRules([{ ...item, alone: true, flags: ["overseas-origin"] }], "DE", seededSettings).ok).toBe(true);
  });
  it("let plain goods of one warehouse travel together, to the mainland too", () => {
    const two = [item, { ...item, itemId: "2" }];
    for (const country of ["DE", "CN"]) expect(checkParcelRules(two, country, seededSettings), country).toEqual({ ok: true });
  });
  it("name the goods that are in the way, and no others", () => {
    const named = (items: Parameters<typeof checkParcelRules>[0], country: string) => {
      const checked = checkParcelRules(items, country, seededSettings);
      return checked.ok ? [] : checked.refusal.itemIds;
    };
    expect(named([item, { ...item, itemId: "2", alone: true }], "DE")).toEqual(["2"]);
    expect(named([item, { ...item, itemId: "2", flags: ["overseas-origin"] }], "CN")).toEqual(["2"]);
    expect(named([item, { ...item, itemId: "2", warehouse: 2 }], "DE")).toEqual(["1", "2"]);
  });
  it("let overseas goods go to the mainland from a warehouse that does not mind", () => {
    const warehouses = seededSettings.warehouses.map((one) => ({ ...one, refuses: [] }));
    const overseas = { ...item, flags: ["overseas-origin"] };
    expect(checkParcelRules([overseas], "CN", { warehouses }).ok).toBe(true);
    expect(checkParcelRules([{ ...item, warehouse: 2 }], "CN", { warehouses }).ok).toBe(true);
  });
});

describe("charges beside freight", () => {
  it("are the fee after measuring and half a yuan a day over free storage", () => {
    const now = new Date("2026-11-20T00:00:00Z");
    const stockedInAt = new Date("2026-08-19T12:00:00Z");
    const freeUntil = new Date("2026-11-17T12:00:00Z");
    const charges = itemCharges([{ grams: 6000, sidesCm: [30, 20, 10], stockedInAt, freeUntil }], now, () => seededSettings);
    expect(charges.map(({ code, amount }) => [code, toDecimal(amount)])).toEqual([
      ["measuring", "20.00"],
      ["storage", "1.50"],
    ]);
  });
  it("are by the longest side, by the terms of each stock-in, and none where they come to nothing", () => {
    const now = new Date("2026-11-20T00:00:00Z");
    const [early, late] = [new Date("2026-08-01T00:00:00Z"), new Date("2026-09-01T00:00:00Z")];
    const freeUntil = new Date("2026-11-18T00:00:00Z");
    const rulesAt = (stockedInAt: Date) => ({
      measuringTiers: [
        { upToGrams: 0, upToSideCm: 100, fee: cny("0.00") },
        { upToGrams: 0, upToSideCm: 0, fee: cny("40.00") },
      ],
      storageTerms: { ...seededSettings.storageTerms, feePerDay: cny(stockedInAt < late ? "0.50" : "1.00") },
    });
    const item = { grams: 500, sidesCm: [10, 101, 10] as const, stockedInAt: early, freeUntil };
    const small = { ...item, sidesCm: [10, 100, 10] as const };
    const lines = itemCharges([item, small, { ...small, stockedInAt: late }], now, rulesAt);
    expect(
      lines.map(({ code, quantity, unitPrice, amount }) => [code, quantity, toDecimal(unitPrice), toDecimal(amount)]),
    ).toEqual([
      ["measuring", 1, "40.00", "40.00"],
      ["storage", 4, "0.50", "2.00"],
      ["storage", 2, "1.00", "2.00"],
    ]);
    expect(lines.map(({ how }) => how)).toEqual(["500 g, 101 cm: > 100 cm", "4 × 0.50", "2 × 1.00"]);
    expect(itemCharges([{ ...small, freeUntil: now }], now, rulesAt)).toEqual([]);
  });
  it("prepay tax at no rate of nothing, and none that is no number", () => {
    for (const rate of ["0", "0.00", "-0.14", "0.14x", "x0.14", "", "0,14"])
      expect(() => prepaidTax(usd(14_00), rate, 2000), rate).toThrow(RangeError);
    expect(toDecimal(prepaidTax(usd(14_00), "1", 2000))).toBe("2.80");
  });
  it("prepay tax on a value declared in US dollars alone", () => {
    for (const declared of [cny("14.00"), money(14_00n, "EUR")])
      expect(() => prepaidTax(declared, "0.14", 2000)).toThrow(new RangeError(`declared in ${declared.currency}, not in USD`));
  });
  it("prepay tax on the declared value in CNY", () => expect(toDecimal(prepaidTax(usd(14_00), "0.14", 2000))).toBe("20.00"));
});
