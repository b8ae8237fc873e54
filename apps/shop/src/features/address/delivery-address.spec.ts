import { expect, it } from "vitest";
import { homeAddress } from "../../../testing/things.ts";
import { deliveryAddress } from "./delivery-address.ts";

const card = { ...homeAddress, addressId: "40", default: false, addressFrom: "card" as const };
const home = { ...homeAddress, default: false };

it("things go where they were asked to go, else to the first address that is no card's", () => {
  expect(deliveryAddress([card, home], undefined)).toBe(home);
  expect(deliveryAddress([card, home], "40")).toBe(card);
  expect(deliveryAddress([card], undefined)).toBeUndefined();
  expect(deliveryAddress([card, home], "99")).toBe(home);
});

it("a card's address that was made the default is one of delivery", () => {
  const chosen = { ...card, default: true };
  expect(deliveryAddress([chosen, home], undefined)).toBe(chosen);
});
