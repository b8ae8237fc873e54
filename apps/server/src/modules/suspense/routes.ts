import * as contract from "@sihai/contract/suspense";
import { type Route, route, staffMay, users } from "#platform";
import { readDesk } from "./read-desk.service.ts";
import { readSuspended } from "./read-suspended.service.ts";
import { confirmSuspended, dropSuspended, settleSuspended } from "./settle.service.ts";

const record = staffMay("finance.record");

export const suspenseRoutes: readonly Route[] = [
  route(contract.listSuspended, {
    allow: users,
    handle: ({ deps, who, now }) => readSuspended(deps, { userId: who.userId, now }),
  }),
  route(contract.suspenseQueue, {
    allow: staffMay("finance.read"),
    handle: ({ deps, query: { tab = "open", q = "", why, currency, after }, who, now }) =>
      readDesk(deps, { tab, q: q.trim(), why, currency, after, staffId: who.staffId, now }),
  }),
  route(contract.settleSuspended, {
    allow: record,
    handle: ({ deps, body: { customerMark, sentAs, ...body }, who, now, once }) =>
      settleSuspended(deps, { ...body, customerMark, sentAs, staffId: who.staffId, now, once }),
  }),
  route(contract.confirmSuspended, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => confirmSuspended(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.dropSuspended, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => dropSuspended(deps, { ...body, staffId: who.staffId, now, once }),
  }),
];
