export { benchItem, photoField, storedItem } from "./fields.ts";
export { listStorage, readStoredItem } from "./list-storage.ts";
export { itemLabel, listExpected, scanDelivery, signDelivery, stockIn, uploadBenchPhoto } from "./receiving.ts";
export { getWarehouseAddress } from "./warehouse-address.ts";
