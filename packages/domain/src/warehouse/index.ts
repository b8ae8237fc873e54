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
export { type StoredLine, type StoredLinePart, splitStored } from "./split-stored.ts";
export { resumeStorage, type StorageTime, standardPhotos, storageFilters, storagePolicy, storageTime } from "./storage.ts";
export {
  type Extension,
  type ExtensionObstacle,
  extendStorage,
  extensionPolicy,
  extensionRoom,
  extensionTransitions,
  overdueDays,
  type StorageClock,
} from "./storage-extension.ts";
export {
  endingReminderDays,
  forfeitReminderDays,
  momentReached,
  nextMoment,
  type StorageMoment,
  storageMoments,
} from "./storage-moments.ts";
export {
  finishableFrom,
  mayFinishTask,
  type StorageTask,
  type StorageTaskKind,
  type StorageTaskState,
  storageTaskKinds,
  storageTaskTransitions,
  storageWaitHours,
} from "./storage-tasks.ts";
export { memberMark, type Warehouse, type WarehouseNotice, warehouseOf, warehouses } from "./warehouses.ts";
