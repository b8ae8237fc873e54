import * as contract from "@sihai/contract/claim";
import { takeBack as takeBackCall } from "@sihai/contract/parcel";
import { type Route, route, staffMay } from "#platform";
import { answerClaim, offerForClaim, refuseClaim, reviewClaim } from "./decide-claim.service.ts";
import { deliveredAfterAll } from "./delivered-after-all.service.ts";
import { payClaim } from "./pay-claim.service.ts";
import { readQueue } from "./read-claims.service.ts";
import { takeBack } from "./take-back.service.ts";

const record = staffMay("claim.record");

export const claimDeskRoutes: Route[] = [
  route(contract.claimQueue, {
    allow: staffMay("claim.read"),
    handle: ({ deps, query, who, now }) =>
      readQueue(deps, {
        tab: query.tab ?? "open",
        due: query.due,
        assigned: query.assigned,
        q: query.q ?? "",
        after: query.after,
        pageSize: query.pageSize,
        staffId: who.staffId,
        now,
      }),
  }),
  route(contract.reviewClaim, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => reviewClaim(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.offerForClaim, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => offerForClaim(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.refuseClaim, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => refuseClaim(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.deliveredAfterAll, {
    allow: staffMay("dispatch.record"),
    handle: ({ deps, body, who, now, once }) => deliveredAfterAll(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(takeBackCall, {
    allow: staffMay("dispatch.record"),
    handle: ({ deps, body, who, now, once }) => takeBack(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.answerClaim, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => answerClaim(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.payClaim, {
    allow: staffMay("finance.record"),
    handle: ({ deps, body, who, now, once }) => payClaim(deps, { ...body, staffId: who.staffId, now, once }),
  }),
];
