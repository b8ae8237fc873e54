export { type StoredLine, type StoredLinePart, splitStored } from "./split-stored.ts";
export {
  freeDaysInAll,
  resumeStorage,
  type StorageTerms,
  storageLost,
  storageTime,
} from "./storage.ts";
export {
  type Extension,
  type ExtensionObstacle,
  extendStorage,
  extensionLimits,
  extensionObstacles,
  extensionRoom,
  extensionTransitions,
  overdueDays,
  overdueFee,
  type StorageClock,
  storedFee,
} from "./storage-extension.ts";
export {
  momentReached,
  nextMoment,
  type StorageMoment,
  storageMoments,
} from "./storage-moments.ts";
export {
  finishableFrom,
  mayFinishTask,
  type StorageTaskKind,
  type StorageTaskState,
  storageTaskKinds,
  storageTaskTransitions,
} from "./storage-tasks.ts";
