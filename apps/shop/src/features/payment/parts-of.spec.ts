import { expect, it } from "vitest";
import { partsOf } from "./parts-of.ts";

const line = { subjectId: "1", no: "P1", amount: "139.00", discount: "15.00" };

it("a discount is taken off a parcel's payment once: what is due stands on the page", () => {
  expect(partsOf([line], null)).toEqual([{ packageId: "P1", paid: "139.00", surcharge: null }]);
});

it("the card's surcharge is borne by what each costs", () => {
  const other = { ...line, no: "P2", amount: "278.00", discount: "0.00" };
  expect(partsOf([line, other], "9.00").map(({ surcharge }) => surcharge)).toEqual(["3.00", "6.00"]);
});
