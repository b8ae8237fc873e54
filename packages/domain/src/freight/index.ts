export { type ChargeableWeight, chargeable } from "./chargeable-weight.ts";
export { checkTariff } from "./check-tariff.ts";
export { type CurvePoint, costCurve } from "./cost-curve.ts";
export { estimateParcel, type ParcelEstimate, packing } from "./estimate-parcel.ts";
export { type Formula, readFormula } from "./formula.ts";
export { type HeadlinePrices, headlinePrices } from "./headline-prices.ts";
export {
  type Line,
  type PackageMethod,
  packageMethods,
  type Segment,
  type Service,
  type SizeLimits,
  type Surcharge,
  services,
  type TaxMode,
  tariffKinds,
  taxModes,
  type Volumetric,
  type VolumetricRule,
  volumetricRules,
} from "./line.ts";
export type { Destination, Item, SidesCm } from "./parcel.ts";
export type { PriceTerms, QuoteLine } from "./price-line.ts";
export {
  type ItemsParcel,
  type MeasuredParcel,
  type Measurement,
  type Quote,
  type QuoteLinesRequest,
  type QuoteMeasuredRequest,
  type QuoteRequest,
  quote,
  quoteLines,
  quoteMeasured,
} from "./quote.ts";
export { type Refusal, type RefusalCode, refusalCodes, type WarehouseRule, warehouseRules } from "./refusal.ts";
export { kilograms, percentage } from "./show-formula.ts";
export { heaviestPriced, priceOf, type TariffPrice } from "./tariff-price.ts";
export { hongKong, southChina } from "./warehouse-rules.ts";
