import { expect, it } from "vitest";
import { doorSums } from "./door-sums.ts";

const costs = { operation: "10.00", shipping: { low: "90.00", high: "110.00" }, tax: "20.00", low: "120.00", high: "140.00" };
const given = { costs, paid: "124.00", owed: "0.00", taxMode: "excluded" as const };

it("paid from the balance the whole is what is paid now and what is still to come", () => {
  expect(doorSums({ ...given, surcharge: null, shippingBp: 0 })).toEqual({
    ...{ now: "124.00", added: null, toCome: ["120.00", "140.00"], whole: ["244.00", "264.00"] },
  });
});

it("paid by card the shipping too comes with its surcharge, but not the tax others collect", () => {
  expect(doorSums({ ...given, surcharge: "4.34", shippingBp: 350 })).toEqual({
    ...{ now: "128.34", added: ["3.50", "4.20"], toCome: ["123.50", "144.20"], whole: ["251.84", "272.54"] },
  });
  expect(doorSums({ ...given, taxMode: "prepaid", surcharge: null, shippingBp: 350 }).added).toEqual(["4.20", "4.90"]);
});

it("money asked for after the payment is part of the whole", () => {
  expect(doorSums({ ...given, owed: "6.00", surcharge: null, shippingBp: 0 })).toMatchObject({
    ...{ now: "124.00", whole: ["250.00", "270.00"] },
  });
});
