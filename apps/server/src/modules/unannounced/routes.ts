import * as contract from "@sihai/contract/unannounced";
import { ok, refuse } from "@sihai/domain";
import { tidyTrackingNumber } from "@sihai/domain/courier";
import { type Route, route, staffMay, users } from "#platform";
import { itemsOfDelivery, viewBenchItem } from "../warehouse/index.ts";
import { claimAbnormal } from "./claim-unannounced.service.ts";
import { assignAbnormal, decideClaim, giveAbnormal } from "./decide-unannounced.service.ts";
import { shelveAbnormal } from "./shelve-unannounced.service.ts";
import { nearNumbers } from "./suggest-owners.service.ts";
import { abnormalOnShelf, findAbnormal } from "./unannounced.store.ts";
import { viewAbnormalDetail, viewOpenAbnormal, viewShelf } from "./unannounced-views.ts";

export const unannouncedRoutes: Route[] = [
  route(contract.scanDelivery, {
    allow: staffMay("receiving.read"),
    async handle({ deps, query }) {
      const trackingNo = tidyTrackingNumber(query.number);
      const items = (await itemsOfDelivery(deps.db, trackingNo)).map((item) => viewBenchItem(deps, item));
      if (items.length > 0) return ok({ trackingNo, items, shelved: null, similar: [] });
      const [shelved, near] = await Promise.all([abnormalOnShelf(deps.db, trackingNo), nearNumbers(deps.db, trackingNo)]);
      return ok({
        trackingNo,
        items,
        shelved: shelved && { abnormalNo: shelved.abnormalNo, shelf: shelved.shelf },
        similar: near.map(({ item }) => viewBenchItem(deps, item)),
      });
    },
  }),
  route(contract.listAbnormal, {
    allow: users,
    async handle({ deps, query, who, now }) {
      const { number, warehouse, mine, abnormalNo, page = 1 } = query;
      return ok(
        await viewOpenAbnormal(deps, { userId: who.userId, number, warehouse, mine: mine === "1", abnormalNo, page, now }),
      );
    },
  }),
  route(contract.claimAbnormal, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    handle: ({ deps, body, who, now, once }) =>
      claimAbnormal(deps, { ...body, proofs: body.proofs ?? [], userId: who.userId, now, once }),
  }),
  route(contract.shelveAbnormal, {
    allow: staffMay("abnormal.record"),
    handle: ({ deps, body, who, now, once }) =>
      shelveAbnormal(deps, {
        ...body,
        courier: body.courier,
        shelf: body.shelf.toUpperCase(),
        written: body.written ?? "",
        staffId: who.staffId,
        now,
        once,
      }),
  }),
  route(contract.listAbnormalAsStaff, {
    allow: staffMay("abnormal.read"),
    handle: async ({ deps, query }) =>
      ok(await viewShelf(deps.db, { text: query.q ?? "", state: query.state, page: query.page ?? 1 })),
  }),
  route(contract.readAbnormal, {
    allow: staffMay("abnormal.read"),
    async handle({ deps, query }) {
      const parcel = await findAbnormal(deps.db, query.abnormalNo);
      return parcel ? ok(await viewAbnormalDetail(deps.db, parcel)) : refuse({ code: "ABNORMAL_NOT_FOUND" });
    },
  }),
  route(contract.assignAbnormal, {
    allow: staffMay("abnormal.record"),
    handle: ({ deps, body, who, now, once }) => assignAbnormal(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.giveAbnormal, {
    allow: staffMay("abnormal.record"),
    handle: ({ deps, body, who, now, once }) => giveAbnormal(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.decideClaim, {
    allow: staffMay("abnormal.record"),
    handle: ({ deps, body, who, now, once }) =>
      decideClaim(deps, { ...body, note: body.note ?? "", staffId: who.staffId, now, once }),
  }),
];
