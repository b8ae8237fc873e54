import { type Module, onTimer } from "#platform";
import { abnormalRoutes } from "./abnormal.routes.ts";
import { forfeitAbnormal, forfeitTimer, warningTimer, warnOfForfeit } from "./abnormal-timers.ts";
import { storageClockTimer } from "./arm-storage-clock.ts";
import { autopilotReceiving } from "./autopilot-receiving.ts";
import { warehouseInvariants } from "./invariants.ts";
import { warehouseRoutes } from "./routes.ts";
import { shelfRoutes } from "./shelf.routes.ts";
import { storageMomentCame } from "./storage-clock.timer.ts";
import { storageTaskRoutes } from "./storage-task.routes.ts";

export { arrivalsOf } from "./arrival.store.ts";
export { closeDelivery } from "./arrived-item.store.ts";
export { autopilotReceiving } from "./autopilot-receiving.ts";
export { autopilotStaff } from "./autopilot-staff.store.ts";
export { packedPhoto, scalePhoto, tapePhoto } from "./bench-photo.ts";
export { closeDispute, findDispute, openDispute, openDisputes } from "./dispute.store.ts";
export { code128, code128Picture } from "./label.ts";
export { viewStoredItems } from "./list-storage.service.ts";
export { noteFound, noteMissed } from "./missed-item.ts";
export { changeTask, withdrawTasksOf } from "./move-storage-task.ts";
export { insertPhotos, ownsFiles, type Photo, photosOf, photosOfMany, removePhotos } from "./photo.store.ts";
export { shelveAgain } from "./shelve-again.store.ts";
export {
  extendStored,
  lockStored,
  pauseStorage,
  resumeStorageOf,
  type StoredPart,
  splitStoredRow,
} from "./shelved-item.store.ts";
export { tasksOf } from "./storage-task.store.ts";
export { lockTask } from "./storage-tasks.service.ts";
export { type StoredItem, skuWords, storedItemsOf, storedItemsOfMany } from "./stored-item.store.ts";

export const warehouseModule: Module = {
  name: "warehouse",
  routes: [...warehouseRoutes, ...abnormalRoutes, ...storageTaskRoutes, ...shelfRoutes],
  autopilot: autopilotReceiving,
  timers: [
    onTimer(forfeitTimer, forfeitAbnormal),
    onTimer(warningTimer, warnOfForfeit),
    onTimer(storageClockTimer, storageMomentCame),
  ],
  invariants: warehouseInvariants,
};
