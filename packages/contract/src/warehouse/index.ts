export {
  assignAbnormal,
  claimAbnormal,
  decideClaim,
  giveAbnormal,
  listAbnormal,
  listAbnormalAsStaff,
  readAbnormal,
  shelveAbnormal,
} from "./abnormal.ts";

export { listStorage, readStoredItem } from "./list-storage.ts";
export {
  itemLabel,
  listExpected,
  recordArrival,
  recordFinding,
  scanDelivery,
  signDelivery,
  stockIn,
  uploadBenchPhoto,
} from "./receiving.ts";
export {
  countShelf,
  finishRemoval,
  listDifferences,
  listStorageTasks,
  moveToShelf,
  proposeForfeit,
  readShelf,
  readShelfMap,
  recallForfeit,
  settleDifference,
  splitStored,
} from "./storage-desk.ts";
export { askDiscard, askSplit, extendStorage, withdrawTask } from "./storage-tasks.ts";
export { getWarehouseAddress } from "./warehouse-address.ts";
