import * as contract from "@sihai/contract/identity";
import { ok, refuse } from "@sihai/domain";
import { browserOf, closeSession, everyone, networkOf, type Route, route, sessionCookies, users } from "#platform";
import { authRecordOf, clearDisplayCookies, setDisplayCookies, welcome } from "./auth-record.ts";
import { sendCodeTo } from "./code/codes.ts";
import { askResetLink } from "./code/email-links.ts";
import type { Came } from "./device/start-session.ts";
import { emailOf } from "./email-of.ts";
import { logInByMailedCode, logInByPassword } from "./log-in.service.ts";
import { registerAccount } from "./register.service.ts";
import { checkResetLink, resetLoginPassword } from "./reset-password.service.ts";
import { userById } from "./user.store.ts";
import { statusNumbersOf } from "./user-info.store.ts";
import { bindByTicket, logInByWechat, unbindFrom, wechatAddress } from "./wechat.service.ts";

/** Guessing and mailing from one address is slowed here; the true limits are per account and code, in the database. */
const perMinute = { perMinute: 120, by: "ip" } as const;
const stateCookie = "sh_wx_state";

type Coming = Parameters<typeof browserOf>[0] & { userAgent: string };

/** The browser a call comes with, by name and by what it says of itself. */
function cameWith(call: Coming): Came {
  return { browser: browserOf(call), userAgent: call.userAgent };
}

/** Coming, going and proving who one is (rule B-09). */
export const accountRoutes: Route[] = [
  route(contract.sessionCall, {
    allow: everyone,
    async handle(call) {
      const { who, deps } = call;
      const user = who.kind === "user" ? await userById(deps.db, who.userId) : undefined;
      if (who.kind !== "user" || !user) {
        clearDisplayCookies(call);
        return refuse({ code: "NOT_LOGGED_IN" });
      }
      setDisplayCookies(call, { userId: user.id, email: user.email });
      return ok(authRecordOf({ userId: user.id, email: user.email, sessionId: who.sessionId }));
    },
  }),
  route(contract.logOut, {
    allow: everyone,
    async handle(call) {
      if (call.who.kind === "user") await closeSession(call.deps.db, call.who.sessionId);
      call.clearCookie(sessionCookies.shopper);
      clearDisplayCookies(call);
      return ok(null);
    },
  }),
  route(contract.sendCode, {
    allow: everyone,
    limits: perMinute,
    handle: (call) =>
      sendCodeTo(call.deps, {
        purpose: call.body.purpose,
        emailNormal: emailOf(call.body.email),
        browser: browserOf(call),
        network: networkOf(call.ip),
        language: call.language,
      }),
  }),
  route(contract.register, {
    allow: everyone,
    limits: perMinute,
    async handle(call) {
      const { acceptTerms, acceptPrivacy, ...given } = call.body;
      const done = await registerAccount(call.deps, { ...given, ...cameWith(call), language: call.language });
      if (!done.ok) return done;
      if (call.who.kind === "user") await closeSession(call.deps.db, call.who.sessionId);
      return ok(welcome(call, done.value));
    },
  }),
  route(contract.logIn, {
    allow: everyone,
    limits: perMinute,
    async handle(call) {
      const done = await logInByPassword(call.deps, {
        ...call.body,
        ...cameWith(call),
        network: networkOf(call.ip),
        language: call.language,
      });
      if (!done.ok) return done;
      if (call.who.kind === "user") await closeSession(call.deps.db, call.who.sessionId);
      return ok(welcome(call, done.value));
    },
  }),
  route(contract.logInByCode, {
    allow: everyone,
    limits: perMinute,
    async handle(call) {
      const done = await logInByMailedCode(call.deps, { ...call.body, ...cameWith(call), language: call.language });
      if (!done.ok) return done;
      if (call.who.kind === "user") await closeSession(call.deps.db, call.who.sessionId);
      return ok(welcome(call, done.value));
    },
  }),
  route(contract.forgotPassword, {
    allow: everyone,
    limits: perMinute,
    handle: (call) =>
      askResetLink(call.deps, {
        email: call.body.email,
        browser: browserOf(call),
        network: networkOf(call.ip),
        language: call.language,
      }),
  }),
  route(contract.checkResetLink, {
    allow: everyone,
    limits: perMinute,
    handle: ({ deps, body }) => checkResetLink(deps, body.key),
  }),
  route(contract.resetPassword, {
    allow: everyone,
    limits: perMinute,
    handle: ({ deps, body }) => resetLoginPassword(deps, body),
  }),
  route(contract.wechatLogIn, {
    allow: everyone,
    limits: perMinute,
    async handle(call) {
      const { code, state } = call.body;
      if (code === undefined) {
        const address = wechatAddress(call.deps, call.language);
        if (!address.ok) return address;
        call.setCookie(stateCookie, address.value.state, { maxAgeSeconds: 600, httpOnly: true });
        return ok({ step: "authorize", url: address.value.url });
      }
      const expected = call.cookies[stateCookie];
      call.clearCookie(stateCookie);
      if (state === undefined || state !== expected) return refuse({ code: "SOCIAL_LOGIN_FAILED" });
      const userId = call.who.kind === "user" ? call.who.userId : null;
      const done = await logInByWechat(call.deps, { code, userId, ...cameWith(call) });
      return done.ok ? ok({ step: "done", ...welcome(call, done.value) }) : done;
    },
  }),
  route(contract.wechatBind, {
    allow: everyone,
    limits: perMinute,
    async handle(call) {
      const { who, body, deps, language } = call;
      const { ticket, email, code, agreementsSeen } = body;
      const hasAccepted = body.acceptTerms === true && body.acceptPrivacy === true;
      const userId = who.kind === "user" ? who.userId : null;
      const given = { ticket, email, code, hasAccepted, agreementsSeen, userId, language };
      const done = await bindByTicket(deps, { ...given, ...cameWith(call) });
      if (!done.ok) return done;
      if (who.kind === "user") await closeSession(deps.db, who.sessionId);
      return ok(welcome(call, done.value));
    },
  }),
  route(contract.wechatUnbind, { allow: users, handle: ({ deps, who, once }) => unbindFrom(deps, who.userId, once) }),
  route(contract.statusNumbers, {
    allow: users,
    handle: async ({ deps, who }) => ok(await statusNumbersOf(deps.db, who.userId)),
  }),
];
