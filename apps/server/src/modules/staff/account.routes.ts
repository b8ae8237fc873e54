import * as contract from "@sihai/contract/staff";
import { ok } from "@sihai/domain";
import { anyone, anyStaff, type Route, route, staffMay } from "#platform";
import { beginEnrolment, confirmEnrolment, readFactor, resetFactor } from "./second-factor.service.ts";
import {
  acceptInvitation,
  changeOwnPassword,
  changeRoles,
  disableLogin,
  enableLogin,
  inviteAgain,
  inviteStaff,
} from "./staff-account.service.ts";
import { allStaff } from "./staff-account.store.ts";

const manage = staffMay("staff.manage");

/** The accounts of the staff, for who manages them. */
export const staffAccountRoutes: readonly Route[] = [
  route(contract.listStaff, {
    allow: manage,
    async handle({ deps, now }) {
      const ownRoles = deps.settings.at(now).ownRoles.map(({ id, name, isOpen }) => ({ id, name, isOpen }));
      return ok({ list: await allStaff(deps.db), ownRoles });
    },
  }),
  route(contract.inviteStaff, {
    allow: manage,
    handle: ({ deps, body, who, now, language, once }) => inviteStaff(deps, { ...body, by: who, now, language, once }),
  }),
  route(contract.inviteAgain, {
    allow: manage,
    limits: { perMinute: 10, by: "who" },
    handle: ({ deps, body, who, now, language, once }) => inviteAgain(deps, { ...body, by: who, now, language, once }),
  }),
  route(contract.changeRoles, {
    allow: manage,
    handle: ({ deps, body, who, now, once }) => changeRoles(deps, { ...body, by: who, now, once }),
  }),
  route(contract.disableStaff, {
    allow: manage,
    handle: ({ deps, body, who, now, once }) => disableLogin(deps, { ...body, by: who, now, once }),
  }),
  route(contract.enableStaff, {
    allow: manage,
    handle: ({ deps, body, who, now, once }) => enableLogin(deps, { ...body, by: who, now, once }),
  }),
  route(contract.resetFactor, {
    allow: manage,
    handle: ({ deps, body, who, now, once }) => resetFactor(deps, { ...body, by: who, now, once }),
  }),
];

/** One's own login. */
export const ownAccountRoutes: readonly Route[] = [
  route(contract.acceptInvitation, {
    allow: anyone,
    limits: { perMinute: 20, by: "ip" },
    handle: ({ deps, body, now }) => acceptInvitation(deps, { ...body, now }),
  }),
  route(contract.changeOwnPassword, {
    allow: anyStaff,
    limits: { perMinute: 10, by: "who" },
    handle: ({ deps, body, who, now }) =>
      changeOwnPassword(deps, { ...body, staffId: who.staffId, sessionId: who.sessionId, now }),
  }),
  route(contract.readFactor, { allow: anyStaff, handle: ({ deps, who }) => readFactor(deps, who.staffId) }),
  route(contract.beginFactor, {
    allow: anyStaff,
    handle: ({ deps, who, now }) => beginEnrolment(deps, { staffId: who.staffId, now }),
  }),
  route(contract.confirmFactor, {
    allow: anyStaff,
    limits: { perMinute: 10, by: "who" },
    handle: ({ deps, body, who, now, once }) => confirmEnrolment(deps, { ...body, staffId: who.staffId, now, once }),
  }),
];
