import * as contract from "@sihai/contract/unannounced";
import { ok, refuse } from "@sihai/domain";
import { tidyTrackingNumber } from "@sihai/domain/courier";
import { named } from "@sihai/domain/language";
import { memberMark } from "@sihai/domain/warehouse";
import { type Route, route, staffMay, users } from "#platform";
import { forStaff } from "../file/index.ts";
import { itemsOfDelivery, storedUnder, viewBenchItem } from "../warehouse/index.ts";
import { claimUnannounced } from "./claim-unannounced.service.ts";
import { correctUnannounced } from "./correct-unannounced.service.ts";
import { assignUnannounced, decideClaim, giveUnannounced } from "./decide-unannounced.service.ts";
import { shelveUnannounced } from "./shelve-unannounced.service.ts";
import { nearNumbers } from "./suggest-owners.service.ts";
import { findUnannounced, unannouncedOnShelf } from "./unannounced.store.ts";
import { viewOpenUnannounced, viewShelf, viewUnannouncedDetail } from "./unannounced-views.ts";

export const unannouncedRoutes: Route[] = [
  route(contract.scanDelivery, {
    allow: staffMay("receiving.read"),
    async handle({ deps, query }) {
      const trackingNo = tidyTrackingNumber(query.number);
      const items = (await itemsOfDelivery(deps.db, trackingNo)).map((item) => viewBenchItem(deps, item));
      if (items.length > 0) return ok({ trackingNo, items, shelved: null, similar: [], stocked: [] });
      const [shelved, near, stocked] = await Promise.all([
        unannouncedOnShelf(deps.db, trackingNo),
        nearNumbers(deps.db, trackingNo),
        storedUnder(deps.db, trackingNo),
      ]);
      return ok({
        trackingNo,
        items,
        shelved: shelved && { unannouncedNo: shelved.unannouncedNo, shelf: shelved.shelf },
        similar: near.map(({ item }) => viewBenchItem(deps, item)),
        stocked: stocked.map(({ itemNo, name, pictureUrl, userId, warehouse, shelf, stockedInAt }) => ({
          ...{ itemNo, name: named(name), pictureUrl: forStaff(pictureUrl), customerMark: memberMark(userId) },
          ...{ warehouse, shelf, stockedInAt },
        })),
      });
    },
  }),
  route(contract.listUnannounced, {
    allow: users,
    mayUseStandby: true,
    async handle({ deps, query, who, now }) {
      const { number, warehouse, mine, unannouncedNo, page = 1 } = query;
      return ok(
        await viewOpenUnannounced(deps, { userId: who.userId, number, warehouse, mine: mine === "1", unannouncedNo, page, now }),
      );
    },
  }),
  route(contract.claimUnannounced, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    handle: ({ deps, body, who, now, once }) =>
      claimUnannounced(deps, { ...body, proofs: body.proofs ?? [], userId: who.userId, now, once }),
  }),
  route(contract.shelveUnannounced, {
    allow: staffMay("unannounced.record"),
    handle: ({ deps, body, who, now, once }) =>
      shelveUnannounced(deps, {
        ...body,
        courier: body.courier,
        shelf: body.shelf.toUpperCase(),
        written: body.written ?? "",
        staffId: who.staffId,
        now,
        once,
      }),
  }),
  route(contract.correctUnannounced, {
    allow: staffMay("unannounced.record"),
    handle: ({ deps, body, who, now, once }) =>
      correctUnannounced(deps, {
        ...{ unannouncedNo: body.unannouncedNo, reason: body.reason, grams: body.grams, shelf: body.shelf?.toUpperCase() },
        ...{ staffId: who.staffId, now, once },
      }),
  }),
  route(contract.listUnannouncedAsStaff, {
    allow: staffMay("unannounced.read"),
    handle: async ({ deps, query }) =>
      ok(await viewShelf(deps.db, { text: query.q ?? "", state: query.state, after: query.after })),
  }),
  route(contract.readUnannounced, {
    allow: staffMay("unannounced.read"),
    async handle({ deps, query }) {
      const parcel = await findUnannounced(deps.db, query.unannouncedNo);
      return parcel ? ok(await viewUnannouncedDetail(deps.db, parcel)) : refuse({ code: "UNANNOUNCED_NOT_FOUND" });
    },
  }),
  route(contract.assignUnannounced, {
    allow: staffMay("unannounced.record"),
    handle: ({ deps, body, who, now, once }) => assignUnannounced(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.giveUnannounced, {
    allow: staffMay("unannounced.record"),
    handle: ({ deps, body, who, now, once }) => giveUnannounced(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.decideClaim, {
    allow: staffMay("unannounced.record"),
    handle: ({ deps, body, who, now, once }) =>
      decideClaim(deps, { ...body, note: body.note ?? "", staffId: who.staffId, now, once }),
  }),
];
