export { type StoredLine, type StoredLinePart, splitStored } from "./split-stored.ts";
export {
  resumeStorage,
  type StorageTime,
  standardPhotos,
  storageFilters,
  storagePolicy,
  storageTime,
} from "./storage.ts";
export {
  type Extension,
  type ExtensionObstacle,
  extendStorage,
  extensionObstacles,
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
