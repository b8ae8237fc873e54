import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cny, money, parseMoney } from "../money.ts";
import {
  isSuspended,
  mayMoveSuspense,
  paidFor,
  readSuspenseNumber,
  suspenseNumber,
  suspenseStates,
  suspenseTransitions,
  useArrival,
  whySuspended,
} from "./index.ts";

describe("the states of money in suspense", () => {
  it("can all be reached, and end used, credited, sent back or taken back", () => {
    expect([...new Set(["open", ...Object.values(suspenseTransitions).flat()])].sort()).toEqual([...suspenseStates].sort());
    expect(suspenseStates.filter((state) => !isSuspended(state))).toEqual(["used", "credited", "sent-back", "taken-back"]);
  });

  it("never lead from being sent to anything else but sent, or back to the desk", () => {
    for (const state of ["sending", "uncertain"] as const)
      expect(suspenseStates.filter((to) => mayMoveSuspense(state, to) && !isSuspended(to))).toEqual(["sent-back"]);
  });

  it("have numbers people can type", () => {
    expect(readSuspenseNumber(` ${suspenseNumber("400001").toLowerCase()} `)).toBe("400001");
    for (const other of ["SP1", "400001", "PS400001", "XSP400001", "SP400001X", ""]) expect(readSuspenseNumber(other)).toBeNull();
  });
});

describe("why money is suspended (rule F08)", () => {
  const yuan = cny("100.00");
  it.each([
    ["what was asked for", yuan, null],
    ["a fen less", cny("99.99"), "other-amount"],
    ["a fen more", cny("100.01"), "other-amount"],
    ["the same figure in another currency", parseMoney("100.00", "USD"), "other-currency"],
  ] as const)("%s", (_, captured, why) => {
    expect(whySuspended(yuan, captured)).toBe(why);
  });
});

describe("what an arrival pays for", () => {
  it.each([
    ["99.99", null],
    ["100.00", ["100.00", "0.00", "0.00"]],
    ["102.00", ["100.00", "2.00", "0.00"]],
    ["110.00", ["100.00", "3.50", "6.50"]],
  ] as const)("%s for a price of 100.00 with a surcharge of 3.50", (worth, expected) => {
    const use = useArrival(cny(worth), cny("100.00"), cny("3.50"));
    expect(use && [use.price, use.surcharge, use.rest]).toEqual(expected?.map((part) => cny(part)) ?? null);
  });

  it("is told of what was paid for a part in the payer's own currency", () => {
    const arrived = money(1_000n, "EUR");
    const paid = (part: string) => paidFor(cny(part), { arrived, worth: cny("80.00") });
    expect([paid("80.00"), paid("40.00"), paid("0.01")]).toEqual([arrived, money(500n, "EUR"), money(1n, "EUR")]);
  });

  it("is told of what was paid for a part: never more than arrived, never nothing", () => {
    const units = fc.bigInt(1n, 10n ** 9n);
    fc.assert(
      fc.property(units, units, fc.bigInt(0n, 10n ** 8n), (came, part, surcharge) => {
        const arrived = money(came, "EUR");
        const paid = paidFor(money(part, "CNY"), { arrived, worth: money(part + surcharge, "CNY") });
        expect(paid.amount >= 1n && paid.amount <= came).toBe(true);
      }),
    );
  });
});
