import { expect, it } from "vitest";
import { serviceInfoOf } from "./submit-total.ts";

it("counts the services that are free and those that are not, and what these come to (rules H-98 to H-101)", () => {
  const services = [
    { code: "remove-invoice" as const, items: [] },
    { code: "filling" as const, items: [] },
    { code: "vacuum" as const, items: [{ itemId: "7", quantity: 2 }] },
  ];
  expect(serviceInfoOf(services)).toEqual({ freeServiceNumber: 1, valueAddedService: 2, valueAddedServiceCost: "21.00" });
  expect(serviceInfoOf([])).toEqual({ freeServiceNumber: 0, valueAddedService: 0, valueAddedServiceCost: "0.00" });
});
