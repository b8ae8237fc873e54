import * as contract from "@sihai/contract/return";
import { type Route, route, staffMay } from "#platform";
import { approveReturn, refuseReturn } from "./approve-return.service.ts";
import { readQueue } from "./read-returns.service.ts";
import { recordExchangeShipped } from "./record-exchange.service.ts";
import { recordSellerRefund } from "./record-refund.service.ts";
import { recordReturnSent, recordSellerReceived } from "./send-back.service.ts";
import { uploadProof } from "./upload-proof.service.ts";

const record = staffMay("return.record");

export const returnDeskRoutes: Route[] = [
  route(contract.returnQueue, {
    allow: staffMay("return.read"),
    handle: ({ deps, query, who, now }) =>
      readQueue(deps, {
        ...{ tab: query.tab ?? "applied", due: query.due, q: query.q ?? "", now },
        ...{ after: query.after, pageSize: query.pageSize },
        assigneeId: query.assigned ? who.staffId : null,
      }),
  }),
  route(contract.approveReturn, {
    allow: record,
    handle: ({ deps, body, who, now, once }) =>
      approveReturn(deps, { ...body, freight: body.freight, staffId: who.staffId, now, once }),
  }),
  route(contract.refuseReturn, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => refuseReturn(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.recordReturnSent, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => recordReturnSent(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.recordSellerReceived, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => recordSellerReceived(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.recordSellerRefund, {
    allow: record,
    handle: ({ deps, body, who, now, once }) =>
      recordSellerRefund(deps, { ...body, note: body.note ?? "", staffId: who.staffId, now, once }),
  }),
  route(contract.recordExchangeShipped, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => recordExchangeShipped(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.uploadReturnProof, {
    allow: record,
    handle: ({ deps, body, files, who, now, once }) =>
      uploadProof(deps, { ...body, bytes: files[0]?.bytes, staffId: who.staffId, now, once }),
  }),
];
