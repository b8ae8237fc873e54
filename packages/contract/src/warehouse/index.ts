export { itemLabel } from "./receiving/item-label.ts";
export { listExpected } from "./receiving/list-expected.ts";
export { recordArrival } from "./receiving/record-arrival.ts";
export { recordFinding } from "./receiving/record-finding.ts";
export { signDelivery } from "./receiving/sign-delivery.ts";
export { stockIn } from "./receiving/stock-in.ts";
export { uploadBenchPhoto } from "./receiving/upload-bench-photo.ts";
export { getWarehouseAddress } from "./warehouse-address.ts";
