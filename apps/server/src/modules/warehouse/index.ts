import type { Module } from "#platform";
import { abnormalRoutes } from "./abnormal.routes.ts";
import { forfeitAbnormal, forfeitTimer, warningTimer, warnOfForfeit } from "./abnormal-timers.ts";
import { autopilotReceiving } from "./autopilot-receiving.ts";
import { warehouseInvariants } from "./invariants.ts";
import { warehouseRoutes } from "./routes.ts";

export { autopilotReceiving } from "./autopilot-receiving.ts";
export { autopilotStaff, closeDelivery } from "./bench-item.store.ts";
export { packedPhoto, scalePhoto, tapePhoto } from "./bench-photo.ts";
export { closeDispute, findDispute, openDispute, openDisputes } from "./dispute.store.ts";
export { code128 } from "./label.ts";
export { viewStoredItems } from "./list-storage.service.ts";
export { insertPhotos, ownsFiles, type Photo, photosOf, removePhotos } from "./photo.store.ts";
export { pauseStorage, resumeStorageOf, type StoredItem, skuWords, storedItemsOf } from "./stored-item.store.ts";

export const warehouseModule: Module = {
  name: "warehouse",
  routes: [...warehouseRoutes, ...abnormalRoutes],
  autopilot: autopilotReceiving,
  timers: { [forfeitTimer]: forfeitAbnormal, [warningTimer]: warnOfForfeit },
  invariants: warehouseInvariants,
};
