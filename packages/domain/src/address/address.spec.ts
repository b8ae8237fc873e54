import { describe, expect, it } from "vitest";
import { normalPhone } from "../phone/index.ts";
import { seededSettings } from "../setting/index.ts";
import {
  addressFault,
  cityOfState,
  commonCountries,
  isMainlandMobile,
  isPostcode,
  openCountries,
  refusePlace,
  stateById,
  statesOf,
} from "./index.ts";

const { countries, states } = seededSettings;
const closed = {
  countries: countries.map((one) => ({ ...one, isOpen: one.code !== "US" })),
  states: states.map((one) => ({ ...one, isOpen: one.id !== "CA-ON" })),
};

describe("places", () => {
  it("are every ISO country once, each with a name in both languages", () => {
    const codes = openCountries(countries);
    expect(codes).toHaveLength(249);
    const [zh, en] = ["zh-CN", "en"].map((tag) => new Intl.DisplayNames(tag, { type: "region", fallback: "none" }));
    expect(codes.filter((code) => !zh?.of(code) || !en?.of(code))).toEqual([]);
    expect(commonCountries(countries).slice(0, 3)).toEqual(["US", "GB", "CA"]);
  });

  it("have states by id, with both names, of countries there are", () => {
    expect(stateById(states, "US-NY")).toMatchObject({ id: "US-NY", name: { zh: "纽约州", en: "New York" } });
    expect([statesOf(states, "US").length, statesOf(states, "JP").length]).toEqual([52, 47]);
    expect(statesOf(states, "MC")).toEqual([]);
    expect(states.filter(({ id }) => !countries.some(({ code }) => id.startsWith(`${code}-`)))).toEqual([]);
  });

  it("that are closed take no new address, and those there are stay", () => {
    const us = { country: "US", stateId: "US-NY" };
    expect(refusePlace(closed, us, null)).toMatchObject({ code: "COUNTRY_CLOSED", country: "US" });
    expect(refusePlace(closed, us, us)).toBeNull();
    const ontario = { country: "CA", stateId: "CA-ON" };
    expect(refusePlace(closed, ontario, { country: "CA", stateId: "CA-QC" })).toMatchObject({ code: "STATE_CLOSED" });
    expect(refusePlace(closed, ontario, ontario)).toBeNull();
    expect(statesOf(closed.states, "CA").map(({ id }) => id)).not.toContain("CA-ON");
    expect(statesOf(closed.states, "CA", "CA-ON").map(({ id }) => id)).toContain("CA-ON");
    expect([openCountries(closed.countries).includes("US"), commonCountries(closed.countries)[0]]).toEqual([false, "GB"]);
  });
});

describe("an address fits its country", () => {
  it("in postcode and state", () => {
    const fits = (zip: string, country: string) => isPostcode(countries, zip, country);
    expect([fits("94110", "US"), fits("9411", "US"), fits("sw1a 1aa", "GB")]).toEqual([true, false, true]);
    expect([fits("-", "HK"), fits("-", "US"), fits("CP-100", "AR")]).toEqual([true, false, true]);
    const faultOf = (given: Parameters<typeof addressFault>[1]) => addressFault({ countries, states }, given);
    expect(faultOf({ country: "US", stateId: "CA-ON", zipCode: "94110" })).toBe("stateId");
    expect(faultOf({ country: "XX", zipCode: "94110" })).toBe("countryId");
    expect(faultOf({ country: "US", stateId: "US-CA", zipCode: "94110" })).toBeNull();
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
  expect(stateById(states, stateId)).toBeDefined();
});

describe("a mobile number of mainland China", () => {
  it.each([
    ["13800138000", "US", true],
    ["138 0013 8000", "DE", true],
    ["+86 138 0013 8000", "US", true],
    ["0086 13800138000", "FR", true],
    ["13800138000", "CN", false],
    ["1 (312) 555-0134", "US", false],
    ["+49 30 901820", "DE", false],
    ["415 555 0132", "US", false],
    ["+86 10 6552 9988", "US", false],
    ["13800138000", "", false],
  ])("%s at an address of %s: %s", (contact, country, is) => expect(isMainlandMobile(contact, country)).toBe(is));
});
