import { estimateParcel, type Item, type Line, type PriceTerms, type Quote, quote } from "../freight/index.ts";
import { cny, compare, type Money } from "../money.ts";
import type { Settings } from "../setting/settings.ts";
import type { Warehouses } from "../warehouse/warehouses.ts";
import { writeDeposit } from "./deposit-formula.ts";

export type Estimate = {
  /** By the items' own weights and sides with the usual packing. */
  expected: Quote;
  /** What is paid beforehand: the same parcel with the allowance, so that settlement refunds more often than it bills. */
  deposit: Money;
  /** As `readDeposit` takes it. */
  how: string;
  /** Estimated sides of the packed parcel, longest first. */
  sidesCm: [number, number, number];
};

type DepositRequest = PriceTerms &
  Pick<Settings, "depositAllowanceBp"> & {
    warehouses?: Warehouses;
    line: Line;
    items: readonly Item[];
    country: string;
    zip: string;
    on: string;
  };

/**
 * The freight deposit: the upper end of the estimate (decisions, "Warehouse, freight, parcels"). Every item is taken heavier by the allowance;
 * where that would push the parcel over the line's limit, the plain estimate stands.
 */
export function estimateDeposit({ line, items, country, zip, depositAllowanceBp, ...request }: DepositRequest): Estimate {
  const expected = quote({ line, parcel: { items, country, zip }, ...request });
  const heavier = items.map((item) => ({ ...item, grams: Math.ceil((item.grams * (10_000 + depositAllowanceBp)) / 10_000) }));
  const upper = quote({ line, parcel: { items: heavier, country, zip }, ...request });
  const taken = upper.eligible && compare(cny(upper.total), cny(expected.total)) > 0 ? upper : expected;
  const [longest, second, third] = estimateParcel(items).sidesCm;
  return {
    expected,
    sidesCm: [longest, second, third],
    deposit: cny(taken.total),
    how: writeDeposit({ ...taken, allowanceBp: taken === upper ? depositAllowanceBp : 0 }),
  };
}
