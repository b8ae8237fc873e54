import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, cny, money, refuse, subtract, toDecimal } from "../index.ts";
import { checkAlternative, type OfferedAlternative, settleAlternative } from "./index.ts";

const whole: OfferedAlternative = {
  kind: "variant",
  label: "navy",
  link: "https://item.taobao.com/item.htm?id=1",
  skuId: "s1",
  total: cny("89.00"),
  waitDays: 5,
};

describe("an offered alternative", () => {
  it.each(["variant", "goods", "price", "wait"] as const)("of kind %s is taken when it says everything", (kind) =>
    expect(checkAlternative({ ...whole, kind }).ok).toBe(true),
  );
  it.each([
    ["a variant without one", { skuId: null }],
    ["goods without a link", { kind: "goods", link: null }],
    ["goods behind a link that is none", { kind: "goods", link: "javascript:alert(1)" }],
    ["goods without a name", { kind: "goods", label: "" }],
    ["a wait of no length", { kind: "wait", waitDays: null }],
    ["a wait of years", { kind: "wait", waitDays: 61 }],
    ["nothing to pay", { total: cny("0.00") }],
    ["a price below nothing", { total: money(-1n, "CNY") }],
    ["a wait of no day", { kind: "wait", waitDays: 0 }],
    ["goods at no address", { kind: "goods", link: "see https://a.example/1" }],
    ["goods at an address with a blank", { kind: "goods", link: "https://a.example/1 2" }],
    ["a slip of a price", { total: money(1_000_000_001n, "CNY") }],
  ] as [string, Partial<OfferedAlternative>][])("is refused: %s", (_, change) =>
    expect(checkAlternative({ ...whole, ...change })).toEqual(refuse({ code: "ALTERNATIVE_NOT_CORRECT" })),
  );

  it.each([
    ["a day's wait", { kind: "wait", waitDays: 1 }],
    ["the longest wait", { kind: "wait", waitDays: 60 }],
    ["the highest price", { total: money(1_000_000_000n, "CNY") }],
    ["the lowest price", { total: cny("0.01") }],
  ] as [string, Partial<OfferedAlternative>][])("may be %s", (_, change) =>
    expect(checkAlternative({ ...whole, ...change })).toEqual({ ok: true }),
  );

  it.each([
    ["89.00", "92.50", "3.50", "0.00"],
    ["89.00", "80.00", "0.00", "9.00"],
    ["89.00", "89.00", "0.00", "0.00"],
  ])("paid %s, costs %s: charges %s, gives back %s", (budget, total, charge, back) => {
    const settled = settleAlternative(cny(budget), cny(total));
    expect([toDecimal(settled.charge), toDecimal(settled.giveBack)]).toEqual([charge, back]);
  });

  it("leaves exactly its price in the customer's budget", () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 9n }).map((fen) => money(fen, "CNY"));
    fc.assert(
      fc.property(amount, amount, (budget, total) => {
        const { charge, giveBack } = settleAlternative(budget, total);
        expect(subtract(add(budget, charge), giveBack)).toEqual(total);
        expect(charge.amount === 0n || giveBack.amount === 0n).toBe(true);
      }),
    );
  });
});
