import { describe, expect, it } from "vitest";
import { isCertainToCome, moneyOf, moneyOfBalanceDue, parcelSums } from "./parcel-sums.ts";

type Parcel = Parameters<typeof moneyOf>[0];
const quote = { actualGrams: 0, volumetricGrams: 0, chargeableGrams: 0, lines: [], total: "90.00" };
const sealed = { quote, unusedDiscount: "0.00" };
const settlement = { ...sealed, at: "2026-11-24T02:00:00.000Z" };
const tax = { from: "2026-07-01", total: "12.30", lines: [] };
const charge = { charged: { amount: "105.57", currency: "CNY" as const }, amount: "102.00", surcharge: "3.57" };

function parcel(change: Partial<Parcel>): Parcel {
  return {
    state: "unshipped",
    total: "102.00",
    paidAt: "2026-11-20T02:00:00.000Z",
    settlement: null,
    sealed: null,
    tax: null,
    cardPayments: [],
    ...change,
  };
}

describe("what is paid for a parcel, what is to come and what both come to", () => {
  it.each([
    ["unpaid, by card", parcel({ state: "unpaid", paidAt: null, tax }), "3.57", ["105.57", "12.30", "117.87"]],
    ["paid from the balance, and not weighed", parcel({}), "3.57", ["102.00", null, "102.00"]],
    ["paid by card", parcel({ cardPayments: [charge] }), null, ["105.57", null, "105.57"]],
    [
      "sealed, and dearer than its deposit",
      parcel({ state: "weighed", sealed: { ...sealed, outcome: "balance-due", difference: "20.00" }, tax }),
      null,
      ["102.00", "32.30", "134.30"],
    ],
    [
      "sealed, and cheaper",
      parcel({ state: "weighed", sealed: { ...sealed, outcome: "refund", difference: "12.00" } }),
      null,
      ["102.00", null, "90.00"],
    ],
    [
      "settled and owing",
      parcel({ state: "shipped", settlement: { ...settlement, outcome: "balance-due", difference: "20.00", owed: "20.00" } }),
      null,
      ["102.00", "20.00", "122.00"],
    ],
    [
      "settled, and the balance due is paid",
      parcel({ state: "shipped", settlement: { ...settlement, outcome: "balance-due", difference: "20.00", owed: "0.00" } }),
      null,
      ["122.00", null, "122.00"],
    ],
    [
      "settled, with money back",
      parcel({ state: "shipped", settlement: { ...settlement, outcome: "refund", difference: "12.00", owed: "0.00" }, tax }),
      null,
      ["90.00", "12.30", "102.30"],
    ],
    ["delivered: its tax is paid or was none", parcel({ state: "delivered", tax }), null, ["102.00", null, "102.00"]],
  ] as const)("%s", (_, of, surcharge, [now, toCome, inAll]) => {
    expect(parcelSums(moneyOf(of, surcharge))).toEqual({ now, toCome, inAll });
  });

  it("a balance due that is paid next comes after what was paid before, the card's surcharge with it", () => {
    const owing = parcel({
      ...{ state: "shipped", cardPayments: [charge], tax },
      settlement: { ...settlement, outcome: "balance-due", difference: "20.00", owed: "20.00" },
    });
    const money = moneyOfBalanceDue(owing, "20.00", "0.70");
    expect(money).toMatchObject({ isPaid: false, earlier: "105.57", weighing: null });
    expect(parcelSums(money)).toEqual({ now: "20.70", toCome: "12.30", inAll: "138.57" });
  });

  it("is certain once weighed, where no tax is expected or unknown", () => {
    const owing = { when: "now" as const, outcome: "balance-due" as const, amount: "73.50" };
    expect(isCertainToCome({ weighing: owing, tax: null }, true)).toBe(true);
    for (const [weighing, expected, isTaxKnown] of [
      ["open", null, true],
      [owing, "12.30", true],
      [owing, null, false],
    ] as const)
      expect(isCertainToCome({ weighing, tax: expected }, isTaxKnown)).toBe(false);
  });

  it("says whether weighing is still open, moves when it leaves, or is owed now", () => {
    expect(moneyOf(parcel({}), null).weighing).toBe("open");
    const waits = parcel({ state: "weighed", sealed: { ...sealed, outcome: "refund", difference: "12.00" } });
    expect(moneyOf(waits, null).weighing).toEqual({ when: "leaving", outcome: "refund", amount: "12.00" });
    const owing = parcel({ settlement: { ...settlement, outcome: "balance-due", difference: "20.00", owed: "20.00" } });
    expect(moneyOf(owing, null).weighing).toEqual({ when: "now", outcome: "balance-due", amount: "20.00" });
    expect(moneyOf(parcel({ sealed: { ...sealed, outcome: "even", difference: "0.00" } }), null).weighing).toBeNull();
  });
});
