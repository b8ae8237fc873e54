import * as contract from "@sihai/contract/suspense";
import { type Route, route, staffMay, users } from "#platform";
import { fileLimits, sendList } from "../audit/index.ts";
import { readDesk } from "./read-desk.service.ts";
import { readSuspended } from "./read-suspended.service.ts";
import { confirmSuspended, dropSuspended, settleSuspended } from "./settle.service.ts";
import { suspenseColumns } from "./suspense-columns.ts";

const record = staffMay("finance.record");

export const suspenseRoutes: readonly Route[] = [
  route(contract.listSuspended, {
    allow: users,
    handle: ({ deps, who, now }) => readSuspended(deps, { userId: who.userId, now }),
  }),
  route(contract.suspenseQueue, {
    allow: staffMay("finance.read"),
    handle: ({ deps, query: { tab = "open", q = "", why, currency, sort, after }, who, now }) =>
      readDesk(deps, { tab, q: q.trim(), why, currency, sort, after, staffId: who.staffId, now }),
  }),
  route(contract.suspenseFile, {
    allow: staffMay("finance.read"),
    limits: fileLimits,
    handle: (call) =>
      sendList(call, {
        name: "suspense",
        columns: suspenseColumns,
        async pageAfter(after) {
          const { tab = "open", q = "", why, currency, sort } = call.query;
          const asked = { tab, q: q.trim(), why, currency, sort, after, staffId: call.who.staffId, now: call.now };
          return (await readDesk(call.deps, asked)).value;
        },
      }),
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
