import { type Module, onTimer } from "#platform";
import { storageClockTimer } from "./arm-storage-clock.ts";
import { warehouseInvariants } from "./invariants.ts";
import { autopilotReceiving } from "./receiving/autopilot-receiving.ts";
import { correctionRoutes } from "./receiving/correction.routes.ts";
import { measuringTrial } from "./receiving/measuring-trial.ts";
import { warehouseRoutes } from "./routes.ts";
import { shelfRoutes } from "./shelf/shelf.routes.ts";
import { storageMomentCame } from "./storage-clock.timer.ts";
import { storageTaskRoutes } from "./storage-task/storage-task.routes.ts";
import { storageTrial } from "./storage-trial.ts";

export { viewStoredItems } from "./list-storage.service.ts";
export { arrivalsOf } from "./receiving/arrival.store.ts";
export { closeDelivery, markSigned, recordNumber } from "./receiving/arrived-item.store.ts";
export { autopilotReceiving } from "./receiving/autopilot-receiving.ts";
export { autopilotStaff } from "./receiving/autopilot-staff.store.ts";
export {
  type BenchItem,
  benchItemByNo,
  expected,
  itemsOfDelivery,
  itemsSentBy,
  itemsUnderNumbers,
  onTheWay,
  openItemsOf,
} from "./receiving/bench-item.store.ts";
export { viewBenchItem } from "./receiving/bench-item-view.ts";
export { packedPhoto, scalePhoto, tapePhoto } from "./receiving/bench-photo.ts";
export { closeDispute, findDispute, openDispute, openDisputes } from "./receiving/dispute.store.ts";
export { noteFound, noteMissed } from "./receiving/missed-item.ts";
export {
  arePhotosOf,
  insertPhotos,
  ownsFiles,
  type Photo,
  photosOf,
  photosOfMany,
  removePhotos,
} from "./receiving/photo.store.ts";
export { shelveAgain } from "./shelf/shelve-again.store.ts";
export {
  extendStored,
  lockStored,
  pauseStorage,
  resumeStorageOf,
  type StoredPart,
  splitStoredRow,
} from "./shelf/shelved-item.store.ts";
export { storedUnder } from "./shelf/stored-under.ts";
export { changeTask, withdrawTasksOf } from "./storage-task/move-storage-task.ts";
export { tasksOf } from "./storage-task/storage-task.store.ts";
export { lockTask } from "./storage-task/storage-tasks.service.ts";
export { type StoredItem, storedItemsInParcel, storedItemsOf, storedItemsOfMany } from "./stored-item.store.ts";

export const warehouseModule: Module = {
  name: "warehouse",
  routes: [...warehouseRoutes, ...correctionRoutes, ...storageTaskRoutes, ...shelfRoutes],
  autopilot: autopilotReceiving,
  settingTrials: [measuringTrial, storageTrial],
  timers: [onTimer(storageClockTimer, storageMomentCame)],
  invariants: warehouseInvariants,
};
