import * as contract from "@sihai/contract/storage";
import { type Route, route, staffMay, users, usersOr } from "#platform";
import { extendStorageOf } from "./extend-storage.service.ts";
import { readStoredItem } from "./read-stored-item.service.ts";
import { splitStoredItem } from "./split-stored.service.ts";

/** What concerns goods in storage and money or orders besides: its whole history, longer storage, parts of a line. */
export const storageRoutes: Route[] = [
  route(contract.readStoredItem, {
    allow: usersOr("items.read"),
    mayUseStandby: true,
    handle: ({ deps, query, who, now }) => readStoredItem(deps, { userId: who.userId, itemId: query.itemId, now }),
  }),
  route(contract.extendStorage, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => extendStorageOf(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.splitStored, {
    allow: staffMay("storage.record"),
    handle: ({ deps, body, who, now, once }) => splitStoredItem(deps, { ...body, staffId: who.staffId, now, once }),
  }),
];
