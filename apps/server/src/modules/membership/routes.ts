import * as contract from "@sihai/contract/membership";
import { ok } from "@sihai/domain";
import { type Route, route, users } from "#platform";
import { readInvitations } from "./invitations.service.ts";
import { growthHistory, readMember } from "./read-member.service.ts";
import { sayBirthday } from "./say-birthday.service.ts";

const historyPageSize = 20;

export const membershipRoutes: Route[] = [
  route(contract.readMember, { allow: users, handle: ({ deps, who, now }) => readMember(deps, who.userId, now) }),
  route(contract.readInvitations, {
    allow: users,
    handle: ({ deps, who, now }) => readInvitations(deps, who.userId, now),
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
