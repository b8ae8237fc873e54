import type { ItemState } from "../item/index.ts";
import { type Money, sum, times, toDecimal } from "../money.ts";
import type { Settings } from "../setting/settings.ts";

/**
 * What the warehouse does with a parcel a customer sent himself, chosen when it is announced (rules E-86 to E-88). Opening and counting
 * costs once for each item of the list, the others by the piece; what each costs is a setting, frozen on the item.
 */
export const forwardingServiceNos = ["open-box", "invoice-removal", "original-packing"] as const;
export type ForwardingServiceNo = (typeof forwardingServiceNos)[number];
export type ForwardingRules = Pick<Settings, "forwardingServicePrices">;

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
export function priceForwardingServices(
  chosen: readonly ForwardingServiceNo[],
  pieces: number,
  { forwardingServicePrices }: ForwardingRules,
): PricedForwardingService[] {
  return forwardingServiceNos
    .filter((serviceNo) => chosen.includes(serviceNo))
    .map((serviceNo) => {
      const unitPrice = forwardingServicePrices[serviceNo];
      const quantity = serviceNo === "open-box" ? 1 : pieces;
      const total = times(unitPrice, quantity);
      const how = total.amount === 0n ? "" : `${quantity} × ${toDecimal(unitPrice)}`;
      return { serviceNo, quantity, remarks: "", unitPrice, total, how };
    });
}

/** The price of the chosen services for a parcel of items of so many pieces each. */
export function forwardingServiceTotal(
  chosen: readonly ForwardingServiceNo[],
  pieces: readonly number[],
  rules: ForwardingRules,
): Money {
  const each = pieces.flatMap((count) => priceForwardingServices(chosen, count, rules));
  return sum(
    each.map(({ total }) => total),
    "CNY",
  );
}

/** Original packing leaves the box shut, so nothing can be done inside it. */
export function servicesConflict(chosen: readonly ForwardingServiceNo[]): boolean {
  return chosen.includes("original-packing") && chosen.length > 1;
}

/** While the services of an announced item can still be paid: until the warehouse has put it on a shelf. */
export const servicePayableStates = ["awaiting-logistics", "in-transit", "signed"] as const satisfies readonly ItemState[];

/** Whether a service can still be paid for an item in this state. */
export function isServicePayable(state: ItemState): boolean {
  return servicePayableStates.some((payable) => payable === state);
}
