import * as contract from "@sihai/contract/warehouse";
import { ok, refuse } from "@sihai/domain";
import { type Route, route, staffMay, users } from "#platform";
import { findAbnormal } from "./abnormal.store.ts";
import { viewAbnormalDetail, viewOpenAbnormal, viewShelf } from "./abnormal-views.ts";
import { claimAbnormal } from "./claim-abnormal.service.ts";
import { assignAbnormal, decideClaim, giveAbnormal } from "./decide-abnormal.service.ts";
import { shelveAbnormal } from "./shelve-abnormal.service.ts";

export const abnormalRoutes: Route[] = [
  route(contract.listAbnormal, {
    allow: users,
    async handle({ deps, query, who, now }) {
      const { number, warehouse, mine, abnormalNo, page = 1 } = query;
      return ok(
        await viewOpenAbnormal(deps.db, { userId: who.userId, number, warehouse, mine: mine === "1", abnormalNo, page, now }),
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
