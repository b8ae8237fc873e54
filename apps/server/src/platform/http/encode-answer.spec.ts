import { cnyAmount, instant, moneyField, text } from "@sihai/contract";
import { cny, money } from "@sihai/domain";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { answerWriter } from "./encode-answer.ts";

const way = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("card"), last4: z.string() }),
  z.object({ kind: z.enum(["wallet", "credit"]), left: cnyAmount }),
]);
const data = z.object({
  no: text(10),
  paid: cnyAmount,
  charged: z.nullable(moneyField),
  at: z.optional(instant),
  ways: z.array(way),
  size: z.tuple([z.int(), z.int()]),
  facts: z.record(z.string(), cnyAmount),
});
const at = new Date("2026-11-24T10:00:00Z");
const value = {
  ...{ no: "A1", paid: cny("12.50"), charged: money(1999n, "USD"), at, size: [1, 2], facts: { tax: cny("0.10") } },
  ways: [
    { kind: "card", last4: "4242", number: "4242424242424242" },
    { kind: "credit", left: cny("3.00"), owner: "7" },
  ],
  passwordHash: "never goes out",
};
const call = { data, method: "GET", path: "/spec/answer" } as const;

it.each([true, false])(
  "writes amounts and instants as text, and no field the contract does not name (checked: %s)",
  (isChecked) => {
    const write = answerWriter(call, isChecked);
    expect(JSON.parse(JSON.stringify(write(value)))).toEqual({
      ...{ no: "A1", paid: "12.50", charged: { amount: "19.99", currency: "USD" }, at: at.toISOString() },
      ...{ size: [1, 2], facts: { tax: "0.10" } },
      ways: [
        { kind: "card", last4: "4242" },
        { kind: "credit", left: "3.00" },
      ],
    });
    const { at: _, ...undated } = value;
    expect(write({ ...undated, charged: null })).toMatchObject({ charged: null });
  },
);

it("refuses what does not fit where answers are checked", () => {
  const wrong = { ...value, size: [1, "2"] };
  expect(() => answerWriter(call, true)(wrong)).toThrow();
  expect(() => answerWriter(call, true)({ ...value, ways: [{ kind: "cash" }] })).toThrow();
  expect(() => answerWriter({ ...call, data: z.object({ n: z.int() }) }, true)({ n: 1.5 })).toThrow();
  expect(answerWriter({ ...call, data: z.object({ n: z.int() }) }, false)({ n: 1.5 })).toEqual({ n: 1.5 });
});
