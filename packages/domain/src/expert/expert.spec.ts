import { describe, expect, it } from "vitest";
import { cny, parseMoney, toDecimal } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import {
  type ExpertState,
  expertDue,
  expertStates,
  expertTransitions,
  followParcels,
  holdFor,
  makeExpertNo,
  mayCancelExpert,
  packagingServices,
  shareDeclared,
} from "./index.ts";

describe("the states of an expert service", () => {
  it("are all reached, and every one can end", () => {
    const reached = new Set<ExpertState>(["unpaid"]);
    for (const state of reached) for (const next of expertTransitions[state]) reached.add(next);
    expect([...reached].sort()).toEqual([...expertStates].sort());
    expect(expertStates.filter((state) => expertTransitions[state].length === 0)).toEqual(["shipped", "cancelled"]);
  });

  it("can be cancelled by the customer until the work begins", () =>
    expect(expertStates.filter(mayCancelExpert)).toEqual(["unpaid", "unprocessed"]));

  it.each([
    ["pending-payment", ["unpaid", "unpaid"], null],
    ["pending-payment", ["unshipped", "unpaid"], null],
    ["pending-payment", ["unshipped", "cancelled"], "paid"],
    ["pending-payment", ["cancelled", "cancelled"], "cancelled"],
    ["paid", ["shipped", "packed"], null],
    ["paid", ["completed", "shipped", "cancelled"], "shipped"],
    ["paid", ["cancelled"], "cancelled"],
    ["processing", [], null],
    ["shipped", ["completed"], null],
  ] as const)("%s with parcels %j: %s", (state, parcels, to) => expect(followParcels(state, parcels)).toBe(to));
});

describe("a plan's clock", () => {
  it("counts one to three working days from the paid fee, weekends left out", () =>
    expect(expertDue("2026-11-20T02:00:00.000Z", seededSettings)).toEqual({
      soonest: "2026-11-23T02:00:00.000Z",
      latest: "2026-11-25T02:00:00.000Z",
    }));
});

describe("what is set aside", () => {
  it.each([
    [["100.00"], "120.00"],
    [["200.00", "60.87"], "300.00"],
    [["200.00"], "230.00"],
    [["0.01"], "10.00"],
  ])("for %j is %s", (estimates, hold) => expect(toDecimal(holdFor(estimates.map(cny), seededSettings))).toBe(hold));
});

describe("a packaging", () => {
  const cup = { itemId: "1", quantity: 2, sidesCm: [20, 10, 10] as const };
  const lamp = { itemId: "2", quantity: 1, sidesCm: [120, 30, 30] as const };
  it.each([
    ["keep", []],
    ["remove-outer", []],
    ["remove-all", [["remove-box", 3]]],
    [
      "vacuum",
      [
        ["remove-box", 3],
        ["vacuum", 2],
      ],
    ],
  ] as const)("%s is these services", (packaging, expected) =>
    expect(
      packagingServices(packaging, [cup, lamp], seededSettings).map(({ code, items }) => [
        code,
        items.reduce((pieces, { quantity }) => pieces + quantity, 0),
      ]),
    ).toEqual(expected),
  );
});

describe("the declared amount", () => {
  const usd = (amount: string) => parseMoney(amount, "USD");
  const line = (value: string) => ({ itemIds: [], name: { zh: "杯", en: "Cup" }, hsCode: "", quantity: 1, value: usd(value) });

  it("is shared by value over the lines of all parcels, to the cent", () => {
    const shared = shareDeclared([[line("30.00"), line("10.00")], [line("0.01")]], usd("100.01"));
    if (!shared.ok) throw new Error("refused");
    const values = shared.value.map(({ lines }) => lines.map(({ value }) => Number(value.amount)));
    expect(values.flat().reduce((sum, value) => sum + value, 0)).toBe(10_001);
    expect(values.flat().every((value) => value > 0)).toBe(true);
    expect(Math.abs((values[0]?.[0] ?? 0) - 7_499)).toBeLessThan(5);
    expect(shared.value.map(({ total }) => Number(total.amount))).toEqual(
      values.map((of) => of.reduce((sum, value) => sum + value, 0)),
    );
  });

  it("of less than a cent a line is refused", () =>
    expect(shareDeclared([[line("1.00"), line("1.00")]], usd("0.01"))).toMatchObject({
      ok: false,
      refusal: { code: "EXPERT_DECLARED_TOO_LOW" },
    }));
});

describe("a serviceBarcode", () => {
  it("ends in a check digit", () => expect(makeExpertNo(1_000_001n)).toMatch(/^ZJ\d{9}$/));
});
