import { globSync, readFileSync } from "node:fs";
import type { Money } from "@sihai/domain";
import { describe, expect, expectTypeOf, it } from "vitest";
import { type Refusal, type RefusalCode, type RefusalFacts, refusals } from "./refusals.ts";

/** The business codes of rules N-01 to N-16 by what they mean; 0, success, is no refusal. */
const catalogue = {
  USER_BIND: 201,
  VERIFY_USER: 104,
  GET_INFO_ERROR: 10001,
  INTERCEPTED: 10005,
  NOT_LOGGED_IN: 10008,
  WRONG_PASSWORD: 20003,
  USER_NOT_FOUND: 20005,
  LOGIN_LOCKED: 20026,
  EMAIL_NOT_ACTIVATED: 20027,
  EMAIL_NOT_BOUND: 20029,
  EMAIL_EXISTS: 20040,
  PAYMENT_ALREADY_DONE: 40008,
  PACKAGE_PAYMENT_FAILED: 50006,
  BALANCE_NOT_ENOUGH: 50008,
  VERIFICATION_NEEDED: 20231101,
} as const satisfies Partial<Record<RefusalCode, number>>;

describe("the business codes", () => {
  it("are those of the specification (rules N-01 to N-16)", () => {
    for (const [code, state] of Object.entries(catalogue))
      expect(refusals[code as keyof typeof catalogue].state, code).toBe(state);
  });

  it("have a number of their own each, and none is success", () => {
    const states = Object.values(refusals).map(({ state }) => state);
    expect(new Set(states).size).toBe(states.length);
    expect(states).not.toContain(0);
  });

  it("answer with an HTTP status that says so", () => {
    for (const { status } of Object.values(refusals)) expect(status).toSatisfy((value: number) => value >= 400 && value < 600);
  });

  it("are named by one module each: a second one would silently take the first one's place", () => {
    const files = globSync("packages/contract/src/{common-refusals.ts,*/refusals.ts}");
    const names = files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^ {2}([A-Z_]+): \{\s*state/gm)].map((match) => match[1]),
    );
    expect(names.length).toBe(Object.keys(refusals).length);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("the facts of a refusal", () => {
  it("have to be there for a service, as it has them, and are known to a caller as they come", () => {
    expectTypeOf<{ code: "CART_FULL"; maximum: number }>().toExtend<Refusal<"CART_FULL" | "CART_ITEM_NOT_FOUND">>();
    expectTypeOf<{ code: "CART_ITEM_NOT_FOUND" }>().toExtend<Refusal<"CART_FULL" | "CART_ITEM_NOT_FOUND">>();
    expectTypeOf<{ code: "CART_FULL" }>().not.toExtend<Refusal<"CART_FULL" | "CART_ITEM_NOT_FOUND">>();
    expectTypeOf<{ code: "CART_FULL"; maximum: string }>().not.toExtend<Refusal<"CART_FULL">>();
    expectTypeOf<{ code: "PARCEL_PRICE_CHANGED"; total: Money }>().toExtend<Refusal<"PARCEL_PRICE_CHANGED">>();
    expectTypeOf<RefusalFacts<"PARCEL_PRICE_CHANGED">>().toEqualTypeOf<{ total: string }>();
    expectTypeOf<RefusalFacts<"CART_ITEM_NOT_FOUND">>().toEqualTypeOf<Record<never, never>>();
  });
});
