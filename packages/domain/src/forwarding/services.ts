import type { ItemState } from "../item/index.ts";
import { cny, type Money, sum, times, toDecimal } from "../money.ts";

/**
 * What the warehouse does with a parcel a customer sent himself, chosen when it is announced (rules E-86 to E-88); a setting with an
 * effective date, frozen on the order. Opening and counting costs once for each item of the list.
 */
export const forwardingServices = {
  "open-box": { kind: "value-added", price: "5.00" },
  "invoice-removal": { kind: "basic", price: "0.00" },
  "original-packing": { kind: "basic", price: "0.00" },
} as const;

export type ForwardingServiceNo = keyof typeof forwardingServices;
export const forwardingServiceNos = [
  "open-box",
  "invoice-removal",
  "original-packing",
] as const satisfies readonly ForwardingServiceNo[];

export type PricedForwardingService = {
  serviceNo: ForwardingServiceNo;
  quantity: number;
  remarks: string;
  unitPrice: Money;
  total: Money;
  /** The formula, the same in every language. */
  how: string;
};

/** What the chosen services come to for one item. */
export function priceForwardingServices(chosen: readonly ForwardingServiceNo[], pieces: number): PricedForwardingService[] {
  return forwardingServiceNos
    .filter((serviceNo) => chosen.includes(serviceNo))
    .map((serviceNo) => {
      const unitPrice = cny(forwardingServices[serviceNo].price);
      const quantity = serviceNo === "open-box" ? 1 : pieces;
      const total = times(unitPrice, quantity);
      const how = total.amount === 0n ? "" : `${quantity} × ${toDecimal(unitPrice)}`;
      return { serviceNo, quantity, remarks: "", unitPrice, total, how };
    });
}

/** The price of the chosen services for a parcel of so many items. */
export function forwardingServiceTotal(chosen: readonly ForwardingServiceNo[], items: number): Money {
  const each = priceForwardingServices(chosen, 1).map(({ total }) => total);
  return times(sum(each, "CNY"), items);
}

/** Original packing leaves the box shut, so nothing can be done inside it. */
export function servicesConflict(chosen: readonly ForwardingServiceNo[]): boolean {
  return chosen.includes("original-packing") && chosen.length > 1;
}

/** While the services of an announced item can still be paid: until the warehouse has put it on a shelf. */
export function isServicePayable(state: ItemState): boolean {
  return state === "awaiting-logistics" || state === "in-transit" || state === "signed";
}
