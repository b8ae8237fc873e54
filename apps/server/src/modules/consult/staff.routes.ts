import * as contract from "@sihai/contract/consult";
import { ok } from "@sihai/domain";
import { type Route, route, staffMay } from "#platform";
import { answerConsult } from "./answer-consult.service.ts";
import { removeReply, saveReply } from "./keep-reply.service.ts";
import { readConsultAsStaff } from "./read-consults.service.ts";
import { readInbox } from "./read-inbox.service.ts";
import { replies } from "./reply.store.ts";
import { takeConsult } from "./take-consult.service.ts";

export const consultDeskRoutes: Route[] = [
  route(contract.readInbox, {
    allow: staffMay("consult.read"),
    handle: ({ deps, query, who, now }) => readInbox(deps, query, { ...who, now }),
  }),
  route(contract.readConsultAsStaff, {
    allow: staffMay("consult.read"),
    handle: ({ deps, query, now }) => readConsultAsStaff(deps, query.consultNo, now),
  }),
  route(contract.takeConsult, {
    allow: staffMay("consult.record"),
    handle: ({ deps, body, who, now, once }) => takeConsult(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.answerConsult, {
    allow: staffMay("consult.record"),
    handle: ({ deps, body, who, now, once }) => answerConsult(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.listReplies, {
    allow: staffMay("consult.read"),
    handle: async ({ deps }) => ok({ list: await replies(deps.db) }),
  }),
  route(contract.saveReply, {
    allow: staffMay("consult.record"),
    handle: ({ deps, body, who, now, once }) => saveReply(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.removeReply, {
    allow: staffMay("consult.record"),
    handle: ({ deps, body, who, now, once }) => removeReply(deps, { ...body, staffId: who.staffId, now, once }),
  }),
];
