import { toDecimal } from "@sihai/domain";
import { parcelServiceCodes, parcelServices, servicePrice } from "@sihai/domain/parcel";
import { seededSettings } from "@sihai/domain/setting";
import { expect, it } from "vitest";
import { serviceInfoOf } from "./submit-total.ts";

const offered = parcelServiceCodes.map((code) => ({
  ...{ code, ...parcelServices[code] },
  price: toDecimal(servicePrice(code, seededSettings)),
}));

it("counts the services that are free and those that are not, and what these come to (rules H-98 to H-101)", () => {
  const services = [
    { code: "remove-invoice" as const, items: [] },
    { code: "filling" as const, items: [] },
    { code: "vacuum" as const, items: [{ itemId: "7", quantity: 2 }] },
  ];
  expect(serviceInfoOf(services, offered)).toEqual({
    freeServiceNumber: 1,
    valueAddedService: 2,
    valueAddedServiceCost: "21.00",
  });
  expect(serviceInfoOf([], offered)).toEqual({ freeServiceNumber: 0, valueAddedService: 0, valueAddedServiceCost: "0.00" });
});
