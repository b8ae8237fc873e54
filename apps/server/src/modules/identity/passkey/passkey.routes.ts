import * as contract from "@sihai/contract/identity";
import { ok } from "@sihai/domain";
import { browserOf, browserOfUser, closeSession, everyone, type Route, route, users } from "#platform";
import { welcome } from "../auth-record.ts";
import { userById } from "../user.store.ts";
import { addPasskeyOf, beginPasskeyOf, removePasskeyOf } from "./add-passkey.service.ts";
import { beginLogIn, enterByPasskey } from "./log-in-by-passkey.service.ts";
import { passkeysOf } from "./passkey.store.ts";

const perMinute = { perMinute: 60, by: "ip" } as const;

/** Passkeys beside the password: logging in by one, and one's own. */
export const passkeyRoutes: Route[] = [
  route(contract.beginPasskeyLogIn, {
    allow: everyone,
    limits: perMinute,
    handle: (call) => beginLogIn(call.deps, browserOf(call)),
  }),
  route(contract.logInByPasskey, {
    allow: everyone,
    limits: perMinute,
    async handle(call) {
      const { deps, who, body, userAgent } = call;
      const done = await enterByPasskey(deps, { signed: body, browser: browserOf(call), userAgent });
      if (!done.ok) return done;
      if (who.kind === "user") await closeSession(deps.db, who.sessionId);
      return ok(welcome(call, done.value));
    },
  }),
  route(contract.listPasskeys, {
    allow: users,
    async handle({ deps: { db }, who: { userId } }) {
      const [user, passkeys] = [await userById(db, userId), await passkeysOf(db, userId)];
      const list = passkeys.map(({ credentialId: _, ...passkey }) => passkey);
      return ok({ hasPassword: user?.passwordHash != null, list });
    },
  }),
  route(contract.beginPasskey, {
    allow: users,
    limits: { perMinute: 30, by: "who" },
    handle: (call) => {
      const { deps, who, body, language } = call;
      return beginPasskeyOf(deps, { userId: who.userId, language, browser: browserOfUser(call, who.userId), by: body });
    },
  }),
  route(contract.addPasskey, {
    allow: users,
    limits: { perMinute: 30, by: "who" },
    handle: (call) => {
      const { deps, who, body, userAgent } = call;
      return addPasskeyOf(deps, { userId: who.userId, browser: browserOfUser(call, who.userId), userAgent, made: body });
    },
  }),
  route(contract.removePasskey, {
    allow: users,
    handle: ({ deps, who, body, once }) => removePasskeyOf(deps, { userId: who.userId, id: body.id, once }),
  }),
];
