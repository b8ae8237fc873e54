export { chargeable } from "./chargeable-weight.ts";
export { costCurve } from "./cost-curve.ts";
export { estimateParcel, packing } from "./estimate-parcel.ts";
export { type Formula, readFormula } from "./formula.ts";
export { headlinePrices } from "./headline-prices.ts";
export {
  type Line,
  packageMethods,
  type Segment,
  services,
  tariffKinds,
  taxModes,
  volumetricRules,
} from "./line.ts";
export type { Destination, Item, SidesCm } from "./parcel.ts";
export type { PriceTerms, QuoteLine } from "./price-line.ts";
export {
  type Quote,
  quote,
  quoteLines,
  quoteMeasured,
} from "./quote.ts";
export { type Refusal, type RefusalCode, refusalCodes, warehouseRules } from "./refusal.ts";
export { kilograms, percentage } from "./show-formula.ts";
export { priceOf } from "./tariff-price.ts";
