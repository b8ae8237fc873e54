import { describe, expect, it } from "vitest";
import { type Currency, currencyCodes, money, parseMoney } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import {
  accountFor,
  accountsOf,
  bankLineOf,
  feeOfArrival,
  isOpenTransfer,
  mayCustomerMove,
  mayMoveTransfer,
  readTransferNumber,
  transferLimits,
  transferMethods,
  transferNumber,
  transferStates,
  transferTransitions,
} from "./index.ts";

describe("a transfer's states", () => {
  it("can all be reached, and only what is credited is over for good", () => {
    const reached = new Set(["opened", ...Object.values(transferTransitions).flat()]);
    expect([...reached].sort()).toEqual([...transferStates].sort());
    expect(transferStates.filter((state) => transferTransitions[state].length === 0)).toEqual(["credited"]);
  });

  it("are the customer’s to change only while nothing arrived, and along the table", () => {
    const theirs = transferStates.flatMap((from) =>
      transferStates.filter((to) => mayCustomerMove(from, to)).map((to) => [from, to] as const),
    );
    expect(theirs.every(([from, to]) => mayMoveTransfer(from, to))).toBe(true);
    expect(new Set(theirs.map(([from]) => from))).toEqual(new Set(["opened", "announced", "lapsed"]));
  });

  it("are open while somebody still waits for the customer, the bank or the desk", () => {
    expect(transferStates.filter(isOpenTransfer)).toEqual(["opened", "announced", "arrived"]);
  });

  it("see money arrive wherever they stand, and credit it only from there", () => {
    for (const state of transferStates.filter((one) => one !== "credited" && one !== "arrived"))
      expect(mayMoveTransfer(state, "arrived"), state).toBe(true);
    expect(transferStates.filter((state) => mayMoveTransfer(state, "credited"))).toEqual(["arrived"]);
  });
});

describe("numbers", () => {
  it("are read as banks write them", () => {
    expect(readTransferNumber(transferNumber("300001"))).toBe("300001");
    expect(readTransferNumber(" tr 300-001 ")).toBe("300001");
    for (const other of ["TR1", "RT300001", "XTR300001", "300001", "TR300001X", ""]) expect(readTransferNumber(other)).toBeNull();
  });

  it("of one line of a statement are the same however they are typed (rule F35)", () => {
    for (const typed of ["ft-2026/1123.0007", "FT 2026 1123 0007", "ＦＴ202611230007"])
      expect(bankLineOf(typed)).toBe("FT202611230007");
  });
});

describe("receiving accounts", () => {
  it("take all the currencies a remittance can be in (rules I-28 to I-40)", () => {
    const taken = new Set(
      transferMethods.flatMap((method) => accountsOf(seededSettings, method).map(({ currency }) => currency)),
    );
    expect([...taken].sort()).toEqual([...currencyCodes].sort());
  });

  it("are not shown once they are closed", () => {
    const closed = seededSettings.receivingAccounts.map((one) => (one.code === "wise-eur" ? { ...one, isOpen: false } : one));
    expect(accountFor(seededSettings, "wise", "EUR")?.code).toBe("wise-eur");
    expect(accountFor({ receivingAccounts: closed }, "wise", "EUR")).toBeNull();
    expect(accountFor(seededSettings, "mainland", "EUR")).toBeNull();
  });

  it("are shown once for each currency, in the operator's order", () => {
    const [first] = seededSettings.receivingAccounts.filter(({ method, isOpen }) => method === "wise" && isOpen);
    if (!first) throw new Error("an account is needed");
    const receivingAccounts = [
      { ...first, code: "closed", isOpen: false },
      { ...first, code: "first" },
      { ...first, code: "second" },
      { ...first, code: "wire", method: "overseas" as const },
      { ...first, code: "yen", currency: "JPY" as const },
    ];
    expect(accountsOf({ receivingAccounts }, "wise").map(({ code }) => code)).toEqual(["first", "yen"]);
    expect(accountFor({ receivingAccounts }, "wise", "JPY")?.code).toBe("yen");
  });

  it("have limits in whole units of their currency", () => {
    const of = (currency: Currency) => transferLimits({ least: 30, most: 500, currency });
    expect(of("USD")).toEqual({ least: parseMoney("30.00", "USD"), most: parseMoney("500.00", "USD") });
    expect(of("JPY").least).toEqual(money(30n, "JPY"));
  });
});

describe("what a wire costs (rule I-27)", () => {
  const fee = parseMoney("65.00", "HKD");
  it.each([
    ["the fee itself in Hong Kong dollars", "1000.00", "HKD", "1.1", "65.00"],
    ["its worth at the day’s rates elsewhere", "500.00", "USD", "0.14", "8.27"],
    ["in whole yen", "20000", "JPY", "21.5", "1270"],
    ["never more than what came", "5.00", "USD", "0.14", "5.00"],
  ] as const)("%s", (_, arrived, currency, rate, taken) => {
    const perCny = { from: "1.1", to: rate };
    expect(feeOfArrival(parseMoney(arrived, currency), fee, perCny)).toEqual(parseMoney(taken, currency));
  });
});
