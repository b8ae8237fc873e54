export { measuringFee, measuringTiers } from "./measuring-fee.ts";
export { resumeStorage, type StorageTime, standardPhotos, storageFilters, storagePolicy, storageTime } from "./storage.ts";
export { memberMark, type Warehouse, type WarehouseNotice, warehouseOf, warehouses } from "./warehouses.ts";
