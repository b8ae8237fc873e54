import * as contract from "@sihai/contract/consult";
import { ok } from "@sihai/domain";
import { type Route, route, users } from "#platform";
import { countUnread } from "./consult-list.store.ts";
import { cancelConsult, closeConsult } from "./end-consult.service.ts";
import { rateConsult } from "./rate-consult.service.ts";
import { listConsults, readConsult, readSubject, seeConsult } from "./read-consults.service.ts";
import { speedUpConsult } from "./speed-up-consult.service.ts";
import { submitConsult } from "./submit-consult.service.ts";
import { reopenConsult, writeInConsult } from "./write-in-consult.service.ts";

/** So fast nobody types. */
const limits = { perMinute: 20, by: "who" } as const;

export const consultRoutes: Route[] = [
  route(contract.submitConsult, {
    allow: users,
    limits,
    handle: ({ deps, body, who, now, once }) => submitConsult(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.listConsults, {
    allow: users,
    mayUseStandby: true,
    handle: ({ deps, query, who }) => listConsults(deps, who.userId, query),
  }),
  route(contract.countUnreadConsults, {
    allow: users,
    mayUseStandby: true,
    handle: async ({ deps, who }) => ok({ unread: await countUnread(deps.db, who.userId) }),
  }),
  route(contract.readConsultSubject, {
    allow: users,
    handle: ({ deps, query, who }) => readSubject(deps, who.userId, query),
  }),
  route(contract.readConsult, {
    allow: users,
    handle: ({ deps, query, who, now }) => readConsult(deps, { ...query, userId: who.userId, now }),
  }),
  route(contract.seeConsult, {
    allow: users,
    handle: ({ deps, body, who }) => seeConsult(deps, { ...body, userId: who.userId }),
  }),
  route(contract.writeInConsult, {
    allow: users,
    limits,
    handle: ({ deps, body, who, now, once }) => writeInConsult(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.cancelConsult, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => cancelConsult(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.closeConsult, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => closeConsult(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.reopenConsult, {
    allow: users,
    limits,
    handle: ({ deps, body, who, now, once }) => reopenConsult(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.rateConsult, {
    allow: users,
    handle: ({ deps, body, who, now, once }) =>
      rateConsult(deps, { ...body, words: body.words ?? "", userId: who.userId, now, once }),
  }),
  route(contract.speedUpConsult, {
    allow: users,
    limits,
    handle: ({ deps, body, who, now, once }) => speedUpConsult(deps, { ...body, userId: who.userId, now, once }),
  }),
];
