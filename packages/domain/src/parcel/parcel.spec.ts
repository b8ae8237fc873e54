import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, cny, money, subtract, toDecimal } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import {
  actOnParcel,
  arrivalRange,
  cancelFee,
  checkDeclaration,
  checkIdentity,
  checkOutstanding,
  checkParcelRules,
  fitsVacuumBag,
  insure,
  itemCharges,
  maskIdentity,
  type ParcelState,
  parcelActionNames,
  parcelActions,
  parcelStates,
  prepaidTax,
  priceServices,
  proposeDeclaration,
  settleFreight,
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

describe("a declaration", () => {
  const line = { itemIds: ["1"], name: { zh: "裙子", en: "Dress" }, hsCode: "620443", quantity: 1, value: usd(1200) };
  it.each([
    ["a value of zero", [{ ...line, value: usd(0) }], usd(0), "DECLARED_VALUE_ZERO"],
    ["another total", [line], usd(1201), "DECLARED_TOTAL_DIFFERS"],
    ["no line", [], usd(0), "DECLARED_TOTAL_DIFFERS"],
    ["21 lines", Array.from({ length: 21 }, () => line), usd(25_200), "TOO_MANY_DECLARATION_LINES"],
    ["a value above the most", [line, { ...line, value: usd(4_999_000) }], usd(5_000_200), "DECLARED_VALUE_TOO_HIGH"],
    ["a missing name", [{ ...line, name: { zh: "裙子", en: " " } }], usd(1200), "DECLARATION_INCOMPLETE"],
  ])("with %s is refused", (_, lines, total, code) => {
    expect(checkDeclaration(lines, total, seededSettings)).toMatchObject({ ok: false, refusal: { code } });
  });
  it("is proposed from what was paid, with at most twenty lines, and passes its own check", () => {
    const items = Array.from({ length: 45 }, (_, index) => ({
      itemId: String(index),
      name: { zh: "物", en: "" },
      classId: index % 2 ? "shoes" : "bags",
      quantity: 2,
      paid: cny("100.00"),
    }));
    const { lines, total } = proposeDeclaration(items, "0.14", seededSettings);
    expect(lines.map(({ quantity }) => quantity)).toEqual([46, 44]);
    expect(toDecimal(total)).toBe("630.00");
    expect(checkDeclaration(lines, total, seededSettings).ok).toBe(true);
  });
});

describe("the English name proposed for goods", () => {
  const proposed = (zh: string, en: string, classId: string | null) =>
    proposeDeclaration([{ itemId: "1", name: { zh, en }, classId, quantity: 1, paid: cny("10.00") }], "0.14", seededSettings)
      .lines[0]?.name;
  it("is their own, else what customs call such a thing, else their class", () => {
    expect(proposed("羊毛围巾", "Wool scarf 羊毛", "clothing")).toEqual({ zh: "羊毛围巾", en: "Wool scarf 羊毛" });
    expect(proposed("羊毛围巾", "羊毛围巾", "clothing")).toEqual({ zh: "羊毛围巾", en: "Scarf" });
    expect(proposed("可爱小物", "可爱小物", "umbrellas")?.en).toBe(
      seededSettings.goodsClasses.find(({ id }) => id === "umbrellas")?.name.en,
    );
  });
  it("is the sender's to write where nobody knows what it is", () => {
    expect(proposed("可爱小物", "", null)?.en).toBe("可爱小物");
  });
});

describe("services", () => {
  const item = { itemId: "7", itemNo: "I7", quantity: 3, sidesCm: [80, 60, 5] as const };
  it("are priced by the piece", () => {
    const priced = priceServices(
      [
        { code: "remove-tags", items: [{ itemId: "7", quantity: 3 }] },
        { code: "filling", items: [] },
      ],
      [item],
      seededSettings,
    );
    expect(priced.ok && priced.value.map(({ amount }) => toDecimal(amount))).toEqual(["6.00", "5.00"]);
  });
  it.each([0, 4])("refuse a quantity of %s for three pieces", (quantity) => {
    expect(priceServices([{ code: "remove-box", items: [{ itemId: "7", quantity }] }], [item], seededSettings)).toMatchObject({
      ok: false,
      refusal: { code: "SERVICE_QUANTITY_WRONG", most: 3 },
    });
  });
  it.each([[[]], [[{ itemId: "no such", quantity: 1 }]]])(
    "name the pieces there are where none of them is meant: %j",
    (items) => {
      expect(priceServices([{ code: "remove-box", items }], [item], seededSettings)).toMatchObject({
        ok: false,
        refusal: { code: "SERVICE_QUANTITY_WRONG", most: 3 },
      });
    },
  );
  it("vacuum what lies on a bag of 80 by 60 cm, whichever way it was measured", () => {
    expect(fitsVacuumBag([60, 5, 80], seededSettings)).toBe(true);
    expect(fitsVacuumBag([80, 60.1, 5], seededSettings)).toBe(false);
    expect(fitsVacuumBag([80.1, 10, 5], seededSettings)).toBe(false);
  });
});

describe("the outstanding balance", () => {
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
});

describe("the receiver's identity", () => {
  it("asks for a number only where customs does", () => {
    expect(checkIdentity({ kind: "personal", number: "", companyName: "", country: "DE", lineNeedsIdentity: false })).toEqual({
      ok: true,
      value: { number: null },
    });
    expect(checkIdentity({ kind: "personal", number: "", companyName: "", country: "BR", lineNeedsIdentity: false }).ok).toBe(
      false,
    );
    expect(
      checkIdentity({ kind: "personal", number: "123.456.789-09", companyName: "", country: "BR", lineNeedsIdentity: false }),
    ).toEqual({
      ok: true,
      value: { number: "12345678909" },
    });
    expect(checkIdentity({ kind: "company", number: "", companyName: " ", country: "DE", lineNeedsIdentity: false }).ok).toBe(
      false,
    );
  });
  it("shows only the ends", () => expect(maskIdentity("110101199003078515")).toBe("1101••••••••••8515"));
});

describe("the arrival", () => {
  const { holidays } = seededSettings;
  const shippedAt = new Date("2026-11-02T00:00:00Z");
  it("is the measured range, or the promised working days", () => {
    expect(arrivalRange({ shippedAt, measured: { low: 11, median: 14, high: 19 }, promised: [10, 15], holidays }).to).toEqual(
      new Date("2026-11-21T00:00:00Z"),
    );
    expect(arrivalRange({ shippedAt, measured: null, promised: [5, 10], holidays }).to).toEqual(new Date("2026-11-16T00:00:00Z"));
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
  it("prepay tax on the declared value in CNY", () => expect(toDecimal(prepaidTax(usd(14_00), "0.14", 2000))).toBe("20.00"));
});
