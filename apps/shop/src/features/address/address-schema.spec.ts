import { addressDict } from "@sihai/text/dict/address";
import { expect, it } from "vitest";
import { addressSchema } from "./address-schema.ts";

const words = await addressDict.load("en");
const schema = addressSchema(words, { countries: [], states: [] });
const base = {
  ...{ countryId: "DE", consignee: "Mei", addressLastName: "Lin", email: "mei@example.com", stateId: "", addressState: "Berlin" },
  ...{ city: "Berlin", fullAddress: "Torstraße 1", zipCode: "10119", label: "", isDefault: false },
};
const said = (contact: string) =>
  schema
    .safeParse({ ...base, contact })
    .error?.issues.filter(({ path }) => path[0] === "contact")
    .map(({ message }) => message) ?? [];

it.each(["(512) 555-0134", "+1 (512) 555-0134", "030 901820", "+49 30/901820"])(
  "a phone written as people write it, %s, is left to the number plan of its country (rule B-68)",
  (contact) => expect(said(contact)).toEqual([]),
);

it.each(["abc", "12", "512 555 0134 ext 9"])("%s is no phone number", (contact) =>
  expect(said(contact)).toEqual([words.badPhone]),
);
