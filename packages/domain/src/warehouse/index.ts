export { type CorrectionReason, correctionReasons, type UndoReason, undoReasons } from "./corrections.ts";
export { editDistance } from "./edit-distance.ts";
export { type FindingKind, findingKinds, findingKindsAt, findingPhotosMax, isRefusable } from "./findings.ts";
export { measuringFee } from "./measuring-fee.ts";
export { numbersNearby } from "./near-numbers.ts";
export { cameAfterCutOff, priorityStockIn, stockInDeadline } from "./priority.ts";
export {
  countShelf,
  type DifferenceKind,
  differenceKinds,
  isShelf,
  type ShelfDifference,
  shelfFill,
  shelfSpellings,
  zoneOf,
} from "./shelf-map.ts";
export { isUnlikelyWeight } from "./unlikely-weight.ts";
export { type WarehouseRefusal, warehouseRefusals } from "./warehouse-rules.ts";
export {
  memberMark,
  openWarehouses,
  refuseNewGoods,
  usualWarehouse,
  type Warehouse,
  type WarehouseRefused,
  type Warehouses,
  warehouseOf,
} from "./warehouses.ts";
