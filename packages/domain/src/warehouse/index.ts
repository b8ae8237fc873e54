export {
  type AbnormalState,
  abnormalStates,
  abnormalTransitions,
  claimProofsMax,
  forfeitWarningDays,
  guessesADay,
  hiddenPart,
  type MaskedNumber,
  maskedText,
  maskNumber,
  mayMoveAbnormal,
  readMark,
  readMasked,
} from "./abnormal.ts";
export { editDistance } from "./edit-distance.ts";
export { type FindingKind, findingKinds, findingPhotosMax, isRefusable, refusableFindings } from "./findings.ts";
export { measuringFee, measuringTiers } from "./measuring-fee.ts";
export { numbersNearby } from "./near-numbers.ts";
export { priorityStockIn, stockInDeadline } from "./priority.ts";
export { resumeStorage, type StorageTime, standardPhotos, storageFilters, storagePolicy, storageTime } from "./storage.ts";
export { memberMark, type Warehouse, type WarehouseNotice, warehouseOf, warehouses } from "./warehouses.ts";
