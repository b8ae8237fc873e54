import * as contract from "@sihai/contract/transfer";
import { type Route, route, staffMay } from "#platform";
import { confirmArrival } from "./confirm-arrival.service.ts";
import { readQueue } from "./read-transfers.service.ts";
import { dropArrival, recordArrival } from "./record-arrival.service.ts";
import { refuseTransfer } from "./refuse-transfer.service.ts";

const record = staffMay("finance.record");

export const transferDeskRoutes: Route[] = [
  route(contract.transferQueue, {
    allow: staffMay("finance.read"),
    handle: ({ deps, query, who, now }) =>
      readQueue(deps, { tab: query.tab ?? "announced", q: query.q ?? "", staffId: who.staffId, now }),
  }),
  route(contract.recordArrival, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => recordArrival(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.confirmArrival, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => confirmArrival(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.dropArrival, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => dropArrival(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.refuseTransfer, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => refuseTransfer(deps, { ...body, staffId: who.staffId, now, once }),
  }),
];
