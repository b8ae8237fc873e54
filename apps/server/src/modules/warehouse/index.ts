import type { Module } from "#platform";
import { autopilotReceiving } from "./autopilot-receiving.ts";
import { warehouseRoutes } from "./routes.ts";

export { autopilotReceiving } from "./autopilot-receiving.ts";
export { autopilotStaff } from "./bench-item.store.ts";
export { packedPhoto, scalePhoto, tapePhoto } from "./bench-photo.ts";
export { code128 } from "./label.ts";
export { viewStoredItems } from "./list-storage.service.ts";
export { insertPhotos, ownsFiles, type Photo, photosOf, removePhotos } from "./photo.store.ts";
export { pauseStorage, resumeStorageOf, type StoredItem, storedItemsOf } from "./stored-item.store.ts";

export const warehouseModule: Module = {
  name: "warehouse",
  routes: warehouseRoutes,
  autopilot: autopilotReceiving,
  invariants: {
    "an item in storage has its shelf, weight and three photos": `
      select i.user_id, i.id from order_item i
      left join stored_item s on s.user_id = i.user_id and s.item_id = i.id
      where i.state in ('stocked-in', 'in-parcel', 'shipped', 'received') and (s.item_id is null
        or (select count(*) from photo p where p.user_id = i.user_id and p.subject_kind = 'item' and p.subject_id = i.id and p.kind = 'standard') < 3)`,
    "the storage clock stands still exactly while an item is in a parcel that has not left": `
      select i.user_id, i.id, i.state, s.paused_at from order_item i
      join stored_item s on s.user_id = i.user_id and s.item_id = i.id
      where (i.state = 'stocked-in' and s.paused_at is not null) or (i.state = 'in-parcel' and s.paused_at is null)`,
  },
};
