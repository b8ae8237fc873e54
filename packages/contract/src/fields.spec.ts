import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { moneyField } from "./fields.ts";

describe("an amount with its currency", () => {
  it.each([
    ["12.50", "USD", true],
    ["12", "JPY", true],
    ["12.5", "JPY", false],
    ["12.505", "USD", false],
    ["1e3", "USD", false],
    ["12", "XYZ", false],
  ])("%s %s is taken: %s", (amount, currency, taken) => {
    expect(z.safeParse(moneyField, { amount, currency }).success).toBe(taken);
  });
});
