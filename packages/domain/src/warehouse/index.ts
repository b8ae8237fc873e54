export { editDistance } from "./edit-distance.ts";
export { type FindingKind, findingKinds, findingKindsAt, findingPhotosMax, isRefusable } from "./findings.ts";
export { measuringFee, measuringTiers } from "./measuring-fee.ts";
export { numbersNearby } from "./near-numbers.ts";
export { priorityStockIn, stockInDeadline } from "./priority.ts";
export {
  countShelf,
  type DifferenceKind,
  differenceKinds,
  type ShelfDifference,
  shelfFill,
  shelfLitres,
  zoneOf,
} from "./shelf-map.ts";
export { memberMark, type Warehouse, type WarehouseNotice, warehouseOf, warehouses } from "./warehouses.ts";
