import * as contract from "@sihai/contract/dispute";
import { type Route, route, staffMay, users } from "#platform";
import { fileLimits, sendList } from "../audit/index.ts";
import { disputeColumns } from "./dispute-columns.ts";
import { giveUp } from "./give-up.service.ts";
import { readDispute, readDisputes, readOwnDisputes } from "./read-disputes.service.ts";
import { saveAnswer } from "./save-answer.service.ts";
import { submitAnswer } from "./submit-answer.service.ts";

const record = staffMay("finance.record");

export const disputeRoutes: readonly Route[] = [
  route(contract.listDisputes, {
    allow: staffMay("finance.read"),
    handle: ({ deps, query: { tab = "answer", q = "", sort, after }, now }) =>
      readDisputes(deps, { tab, q: q.trim(), sort, after }, now),
  }),
  route(contract.disputesFile, {
    allow: staffMay("finance.read"),
    limits: fileLimits,
    handle: (call) =>
      sendList(call, {
        name: "disputes",
        columns: disputeColumns,
        async pageAfter(after) {
          const { tab = "answer", q = "", sort } = call.query;
          return (await readDisputes(call.deps, { tab, q: q.trim(), sort, after }, call.now)).value;
        },
      }),
  }),
  route(contract.readDispute, {
    allow: staffMay("finance.read"),
    handle: ({ deps, query, now }) => readDispute(deps, query.disputeNo, now),
  }),
  route(contract.saveDisputeAnswer, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => saveAnswer(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.submitDisputeAnswer, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => submitAnswer(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.giveUpDispute, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => giveUp(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.listOwnDisputes, {
    allow: users,
    handle: ({ deps, who, now }) => readOwnDisputes(deps, { userId: who.userId, now }),
  }),
];
