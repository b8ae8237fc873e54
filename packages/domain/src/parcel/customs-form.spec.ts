import { describe, expect, it } from "vitest";
import { parseMoney } from "../money.ts";
import { customsForm, netWeights } from "./customs-form.ts";

describe("the customs form of a parcel", () => {
  it.each([
    [2000, "380.00", "CN 22"],
    [2001, "10.00", "CN 23"],
    [500, "380.01", "CN 23"],
    [1, "0.01", "CN 22"],
  ] as const)("%i g worth %s USD: %s", (grams, value, form) =>
    expect(customsForm({ grams, value: parseMoney(value, "USD") })).toBe(form),
  );
});

describe("net weights", () => {
  it("are what the goods weighed when they came", () => {
    expect(netWeights([600, 250], 900)).toEqual([600, 250]);
    expect(netWeights([600, 300], 900)).toEqual([600, 300]);
  });

  it("never come to more than the parcel weighs, and none to nothing", () => {
    const nets = netWeights([600, 600, 1], 900);
    expect(nets).toEqual([449, 449, 1]);
    expect(nets.reduce((sum, grams) => sum + grams, 0)).toBeLessThanOrEqual(900);
  });
});
