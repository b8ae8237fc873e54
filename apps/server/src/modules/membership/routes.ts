import * as contract from "@sihai/contract/membership";
import { ok } from "@sihai/domain";
import { everyone, type Route, route, users } from "#platform";
import { keepInitial } from "./invitation.store.ts";
import { readInvitation, readInvitations } from "./invitations.service.ts";
import { growthHistory, readMember } from "./read-member.service.ts";
import { sayBirthday } from "./say-birthday.service.ts";

const historyPageSize = 20;

export const membershipRoutes: Route[] = [
  route(contract.readMember, { allow: users, handle: ({ deps, who, now }) => readMember(deps, who.userId, now) }),
  route(contract.readInvitations, {
    allow: users,
    handle: ({ deps, who, now }) => readInvitations(deps, who.userId, now),
  }),
  route(contract.readInvitation, {
    allow: everyone,
    limits: { perMinute: 60, by: "ip" },
    mayUseStandby: true,
    handle: ({ deps, query, now }) => readInvitation(deps, query.partnerCode, now),
  }),
  route(contract.showInitial, {
    allow: users,
    async handle({ deps, body: { shown }, who }) {
      await keepInitial(deps.db, who.userId, shown);
      return ok({ shown });
    },
  }),
  route(contract.growthHistory, {
    allow: users,
    mayUseStandby: true,
    async handle({ deps, query: { page = 1 }, who }) {
      const found = await growthHistory(deps.db, who.userId, { limit: historyPageSize, offset: (page - 1) * historyPageSize });
      return ok({ ...found, page, pageSize: historyPageSize });
    },
  }),
  route(contract.sayBirthday, {
    allow: users,
    handle: ({ deps, body, who, now }) => sayBirthday(deps, { userId: who.userId, birthday: body.birthday, now }),
  }),
];
