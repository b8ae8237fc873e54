import * as contract from "@sihai/contract/storage";
import { ok } from "@sihai/domain";
import { named } from "@sihai/domain/language";
import { memberMark } from "@sihai/domain/warehouse";
import { type Route, route, staffMay } from "#platform";
import { countShelfNow, moveItemToShelf, readShelfMap, settleDifference } from "./shelf.service.ts";
import { itemsOnShelf, openDifferences } from "./shelf.store.ts";

/** The shelves: what lies where, counted and put right. */
export const shelfRoutes: Route[] = [
  route(contract.readShelfMap, {
    allow: staffMay("storage.read"),
    handle: async ({ deps, query, now }) => ok(await readShelfMap(deps, query.warehouse, now)),
  }),
  route(contract.readShelf, {
    allow: staffMay("storage.read"),
    async handle({ deps, query }) {
      const items = await itemsOnShelf(deps.db, query.warehouse, query.shelf);
      return ok({
        items: items.map(({ userId, name, pausedAt, ...item }) => ({
          ...item,
          name: named(name),
          customerMark: memberMark(userId),
          paused: pausedAt !== null,
        })),
      });
    },
  }),
  route(contract.moveToShelf, {
    allow: staffMay("storage.record"),
    handle: ({ deps, body, who, now, once }) => moveItemToShelf(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.countShelf, {
    allow: staffMay("storage.record"),
    handle: ({ deps, body, who, now, once }) => countShelfNow(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.listDifferences, {
    allow: staffMay("storage.read"),
    handle: async ({ deps, query }) => ok({ list: await openDifferences(deps.db, query.warehouse) }),
  }),
  route(contract.settleDifference, {
    allow: staffMay("storage.record"),
    handle: ({ deps, body, who, now, once }) =>
      settleDifference(deps, { ...body, note: body.note ?? "", staffId: who.staffId, now, once }),
  }),
];
