import * as contract from "@sihai/contract/transfer";
import { type Route, route, staffMay } from "#platform";
import { fileLimits, sendList } from "../audit/index.ts";
import { confirmArrival } from "./confirm-arrival.service.ts";
import { readQueue } from "./read-transfers.service.ts";
import { dropArrival, recordArrival } from "./record-arrival.service.ts";
import { refuseTransfer } from "./refuse-transfer.service.ts";
import { bankLineColumns } from "./statement/bank-line-columns.ts";
import { importStatement } from "./statement/import-statement.service.ts";
import { readLines } from "./statement/read-lines.service.ts";
import { confirmLine, dropLine, settleLine } from "./statement/settle-line.service.ts";
import { transferColumns } from "./transfer-columns.ts";

const record = staffMay("finance.record");

export const transferDeskRoutes: Route[] = [
  route(contract.transferQueue, {
    allow: staffMay("finance.read"),
    handle: ({ deps, query, who, now }) =>
      readQueue(deps, {
        ...{ tab: query.tab ?? "announced", q: query.q ?? "", staffId: who.staffId, now },
        ...{ sort: query.sort, after: query.after, pageSize: query.pageSize },
      }),
  }),
  route(contract.transfersFile, {
    allow: staffMay("finance.read"),
    limits: fileLimits,
    handle: (call) =>
      sendList(call, {
        name: "transfers",
        columns: transferColumns,
        async pageAfter(after) {
          const { tab = "announced", q = "", sort } = call.query;
          const asked = { tab, q, sort, after, pageSize: 200, staffId: call.who.staffId, now: call.now };
          return (await readQueue(call.deps, asked)).value;
        },
      }),
  }),
  route(contract.recordArrival, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => recordArrival(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.importStatement, {
    allow: record,
    handle: ({ deps, files: [file], who, now, once }) => importStatement(deps, { file, staffId: who.staffId, now, once }),
  }),
  route(contract.bankLines, {
    allow: staffMay("finance.read"),
    handle: ({ deps, query: { tab = "open", q = "", sort, after }, who }) =>
      readLines(deps, { tab, q: q.trim(), sort, after, staffId: who.staffId }),
  }),
  route(contract.bankLinesFile, {
    allow: staffMay("finance.read"),
    limits: fileLimits,
    handle: (call) =>
      sendList(call, {
        name: "bank-lines",
        columns: bankLineColumns,
        async pageAfter(after) {
          const { tab = "open", q = "", sort } = call.query;
          return (await readLines(call.deps, { tab, q: q.trim(), sort, after, staffId: call.who.staffId })).value;
        },
      }),
  }),
  route(contract.settleLine, {
    allow: record,
    handle: ({ deps, body: { customerMark, withdrawNo, kept, ...body }, who, now, once }) =>
      settleLine(deps, { ...body, customerMark, withdrawNo, kept, staffId: who.staffId, now, once }),
  }),
  route(contract.confirmLine, {
    allow: record,
    handle: ({ deps, body: { withdrawNo, kept, ...body }, who, now, once }) =>
      confirmLine(deps, { ...body, withdrawNo, kept, staffId: who.staffId, now, once }),
  }),
  route(contract.dropLine, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => dropLine(deps, { ...body, staffId: who.staffId, now, once }),
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
