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
export { benchItem, photoField, storedItem } from "./fields.ts";
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
export { getWarehouseAddress } from "./warehouse-address.ts";
