import * as contract from "@sihai/contract/identity";
import { ok } from "@sihai/domain";
import { type Route, route, users } from "#platform";
import { sessionsOf } from "./session.store.ts";
import { signOutDevice, signOutOthers } from "./sign-out.service.ts";

/** Where one is logged in, and ending it there. */
export const deviceRoutes: Route[] = [
  route(contract.listDevices, {
    allow: users,
    async handle({ deps, who }) {
      const sessions = await sessionsOf(deps.db, who.userId);
      return ok({ list: sessions.map((session) => ({ ...session, isThis: session.id === who.sessionId })) });
    },
  }),
  route(contract.signOutDevice, {
    allow: users,
    handle: ({ deps, who, body, once }) => signOutDevice(deps, who, { id: body.id, once }),
  }),
  route(contract.signOutOthers, { allow: users, handle: ({ deps, who }) => signOutOthers(deps, who) }),
];
