import { describe, expect, it } from "vitest";
import { normalPhone } from "../phone/index.ts";
import { addressFault, cityOfState, countryCodes, isPostcode, stateById, statesOf } from "./index.ts";

describe("places", () => {
  it("lists every ISO country once, each with a name in both languages", () => {
    expect(countryCodes).toHaveLength(249);
    expect(new Set(countryCodes).size).toBe(249);
    const [zh, en] = ["zh-CN", "en"].map((tag) => new Intl.DisplayNames(tag, { type: "region", fallback: "none" }));
    expect(countryCodes.filter((code) => !zh?.of(code) || !en?.of(code))).toEqual([]);
  });

  it("knows states by id, with both names", () => {
    expect(stateById("US-NY")).toEqual({ id: "US-NY", zh: "纽约州", en: "New York" });
    expect(statesOf("US")).toHaveLength(52);
    expect(statesOf("MC")).toEqual([]);
  });
});

describe("an address fits its country", () => {
  it("in postcode and state", () => {
    expect(isPostcode("94110", "US")).toBe(true);
    expect(isPostcode("9411", "US")).toBe(false);
    expect(isPostcode("SW1A 1AA", "GB")).toBe(true);
    expect(isPostcode("-", "HK")).toBe(true);
    expect(isPostcode("-", "US")).toBe(false);
    expect(addressFault({ country: "US", stateId: "CA-ON", zipCode: "94110" })).toBe("stateId");
    expect(addressFault({ country: "XX", zipCode: "94110" })).toBe("countryId");
    expect(addressFault({ country: "US", stateId: "US-CA", zipCode: "94110" })).toBeNull();
  });

  it("in its phone number, written in any of the usual ways", () => {
    expect(normalPhone("(415) 555-0132", "US")).toBe("+14155550132");
    expect(normalPhone("+44 20 7946 0958", "US")).toBe("+442079460958");
    expect(normalPhone("12", "US")).toBeNull();
    expect(normalPhone("call me", "US")).toBeNull();
  });
});

it.each([
  ["DE-BE", "Berlin"],
  ["MY-14", "Kuala Lumpur"],
  ["DE-BY", null],
])("the state %s is the city %s", (stateId, city) => {
  expect(cityOfState(stateId)).toBe(city);
  expect(stateById(stateId)).toBeDefined();
});
