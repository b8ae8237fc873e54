import { randomBytes } from "node:crypto";
import type { AgreementSeen } from "@sihai/contract/content";
import { ok, type Result, refuse } from "@sihai/domain";
import { addressPrefix, type Language } from "@sihai/domain/language";
import * as z from "zod/mini";
import { type Deps, type Once, openSealed, seal, type Tx, transact } from "#platform";
import type { AgreementChanged } from "../content/index.ts";
import { tell } from "../message/index.ts";
import type { LoggedIn } from "./auth-record.ts";
import { guessCode, useCode } from "./code/codes.ts";
import { type Came, startSession } from "./device/start-session.ts";
import { emailOf } from "./email-of.ts";
import { openAccount } from "./register.service.ts";
import { bindWechat, unbindWechat, userByEmail, userById, userByWechat } from "./user.store.ts";

type Conflict = { code: "IDEMPOTENCY_CONFLICT" };
const sealedTicket = z.object({ openId: z.string(), browser: z.string(), until: z.string() });
type Ticket = z.output<typeof sealedTicket>;
const ticketContext = "wechat-ticket";
const ticketMinutes = 15;

/** Where to send the browser, and the word that must come back with it. */
export function wechatAddress(
  deps: Deps,
  language: Language,
): Result<{ url: string; state: string }, { code: "LOGIN_METHOD_OFF" }> {
  const port = deps.adapters.socialLogin;
  if (!port) return refuse({ code: "LOGIN_METHOD_OFF" });
  const state = randomBytes(18).toString("base64url");
  return ok({
    url: port.authorizeUrl({ state, redirectUri: `${deps.config.publicUrl}/${addressPrefix(language)}/login` }),
    state,
  });
}

type LogInRefusal =
  | { code: "LOGIN_METHOD_OFF" | "SOCIAL_LOGIN_FAILED" | "ACCOUNT_DISABLED" | "BIND_FAILED" }
  | { code: "USER_BIND"; ticket: string };

/**
 * Logs in who is bound; gives anybody else a ticket, good in this browser for 15 minutes, to bind with (201). Who is logged in already wants to
 * bind: the WeChat of another account does not change whose session it is.
 */
export async function logInByWechat(
  deps: Deps,
  { code, browser, userAgent, userId }: Came & { code: string; userId: string | null },
): Promise<Result<LoggedIn, LogInRefusal | Conflict>> {
  const port = deps.adapters.socialLogin;
  if (!port) return refuse({ code: "LOGIN_METHOD_OFF" });
  const identity = await port.identify(code);
  if (!identity.ok) return refuse({ code: "SOCIAL_LOGIN_FAILED" });
  const user = await userByWechat(deps.db, identity.value.subject);
  const at = deps.clock.now();
  if (!user) {
    const ticket: Ticket = {
      openId: identity.value.subject,
      browser,
      until: new Date(at.getTime() + ticketMinutes * 60_000).toISOString(),
    };
    return refuse({ code: "USER_BIND", ticket: seal(deps.config.sealKeys, ticketContext, JSON.stringify(ticket)) });
  }
  if (userId !== null && user.id !== userId) return refuse({ code: "BIND_FAILED" });
  if (user.disabled) return refuse({ code: "ACCOUNT_DISABLED" });
  return transact(deps.db, async (tx) =>
    ok(await startSession(tx, deps, { userId: user.id, email: user.email, browser, userAgent, hasProvedCode: false, at })),
  );
}

type Bind = Came & {
  ticket: string;
  language: Language;
  userId: string | null;
  email?: string | undefined;
  code?: string | undefined;
  hasAccepted: boolean;
  agreementsSeen?: readonly AgreementSeen[] | undefined;
};
type BindRefusal = { code: "BIND_FAILED" | "CODE_WRONG" } | AgreementChanged;

/** Binds the ticket's WeChat to the account logged in, or to the one whose address is proved; a new one when it has none. */
export async function bindByTicket(deps: Deps, given: Bind): Promise<Result<LoggedIn, BindRefusal | Conflict>> {
  const at = deps.clock.now();
  const ticket = readTicket(deps, given.ticket);
  if (!ticket || ticket.browser !== given.browser || new Date(ticket.until) <= at) return refuse({ code: "BIND_FAILED" });
  const { browser, userAgent } = given;
  if (given.userId !== null) {
    const mine = await userById(deps.db, given.userId);
    if (!mine) return refuse({ code: "BIND_FAILED" });
    return transact(deps.db, async (tx): Promise<Result<LoggedIn, BindRefusal>> => {
      if (!(await bindWechat(tx, mine.id, ticket.openId))) return refuse({ code: "BIND_FAILED" });
      await tellWechat(tx, deps, { userId: mine.id, template: "wechat-bound", at });
      return ok(
        await startSession(tx, deps, { userId: mine.id, email: mine.email, browser, userAgent, hasProvedCode: false, at }),
      );
    });
  }
  if (given.email === undefined || given.code === undefined) return refuse({ code: "BIND_FAILED" });
  const emailNormal = emailOf(given.email);
  const codeId = await guessCode(deps, { purpose: "bind", emailNormal, browser }, given.code);
  if (codeId === null) return refuse({ code: "CODE_WRONG" });
  return transact(deps.db, async (tx): Promise<Result<LoggedIn, BindRefusal>> => {
    if (!(await useCode(tx, codeId, at))) return refuse({ code: "CODE_WRONG" });
    const known = await userByEmail(tx, emailNormal);
    if (known?.disabled || (!known && !given.hasAccepted)) return refuse({ code: "BIND_FAILED" });
    const fresh = {
      email: emailNormal,
      emailNormal,
      userName: undefined,
      passwordHash: null,
      language: given.language,
      agreementsSeen: given.agreementsSeen,
      confirmedAt: at,
      at,
    };
    const opened = known ? ok(known.id) : await openAccount(tx, deps, fresh);
    // Two who open it at once: the second is told that it failed, and finds it the next time.
    if (!opened.ok) return opened.refusal.code === "EMAIL_EXISTS" ? refuse({ code: "BIND_FAILED" }) : refuse(opened.refusal);
    const userId = opened.value;
    if (!(await bindWechat(tx, userId, ticket.openId))) return refuse({ code: "BIND_FAILED" });
    if (known) await tellWechat(tx, deps, { userId, template: "wechat-bound", at });
    return ok(await startSession(tx, deps, { userId, email: emailNormal, browser, userAgent, hasProvedCode: true, at }));
  });
}

/** Takes WeChat away from the account; a code by mail always opens it. */
export function unbindFrom(
  deps: Deps,
  userId: string,
  once: Once | null,
): Promise<Result<null, { code: "WECHAT_NOT_BOUND" } | Conflict>> {
  const at = deps.clock.now();
  return transact(
    deps.db,
    async (tx): Promise<Result<null, { code: "WECHAT_NOT_BOUND" }>> => {
      if (!(await unbindWechat(tx, userId))) return refuse({ code: "WECHAT_NOT_BOUND" });
      await tellWechat(tx, deps, { userId, template: "wechat-unbound", at });
      return ok(null);
    },
    once,
  );
}

type Changed = { userId: string; template: "wechat-bound" | "wechat-unbound"; at: Date };

/** The owner hears of every way into the account that comes or goes. */
function tellWechat(tx: Tx, deps: Deps, { userId, template, at }: Changed): Promise<void> {
  const facts = { at: at.toISOString() };
  return tell(tx, deps, { userId, type: "system", template, facts, link: "/user/setting", mail: true, at });
}

function readTicket(deps: Deps, sealed: string): Ticket | null {
  const plain = openSealed(deps.config.sealKeys, ticketContext, sealed);
  return plain === null ? null : z.parse(sealedTicket, JSON.parse(plain));
}
