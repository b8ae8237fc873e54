import { ok, type Result, refuse } from "@sihai/domain";
import { maskEmail } from "@sihai/domain/identity";
import { languageOrDefault } from "@sihai/domain/language";
import { accountMail } from "@sihai/text/mails";
import { closeSessionsOf, type Deps, transact } from "#platform";
import { enqueueMail, tell } from "../message/index.ts";
import { guessCode, useCode } from "./code/codes.ts";
import { closeLinks, useLink } from "./code/link.store.ts";
import { proveLoginPassword } from "./edit-password.service.ts";
import { emailOf } from "./email-of.ts";
import { endOpenCases } from "./lost-mailbox/lost-mailbox.store.ts";
import { type Account, confirmEmail, lockUser, setEmail, userById } from "./user.store.ts";

type Command = {
  userId: string;
  sessionId: string;
  browser: string;
  email: string;
  code: string;
  password?: string | undefined;
  oldCode?: string | undefined;
};
type Refusal =
  | { code: "CODE_WRONG" | "VERIFY_USER" | "WRONG_PASSWORD" | "EMAIL_EXISTS" }
  | { code: "LOGIN_LOCKED"; minutes: number };

/**
 * Moves an account to another address (rule F54): the person proves themselves by the login password or a code to the old address, and
 * the new address by a code made in this very session. The old address is told; other sessions and open links end.
 */
export async function moveToEmail(
  deps: Deps,
  command: Command,
): Promise<Result<{ email: string }, Refusal | { code: "IDEMPOTENCY_CONFLICT" }>> {
  const { userId, browser } = command;
  const user = await userById(deps.db, userId);
  if (!user) return refuse({ code: "VERIFY_USER" });
  const proved = await provePerson(deps, user, command);
  if (!proved.ok) return proved;
  const emailNormal = emailOf(command.email);
  const newCodeId = await guessCode(deps, { purpose: "change-email", emailNormal, browser }, command.code);
  if (newCodeId === null) return refuse({ code: "CODE_WRONG" });
  const at = deps.clock.now();
  return transact(deps.db, async (tx): Promise<Result<{ email: string }, Refusal>> => {
    const locked = await lockUser(tx, userId);
    if (!locked || locked.emailNormal !== user.emailNormal) return refuse({ code: "VERIFY_USER" });
    for (const codeId of [newCodeId, proved.value.oldCodeId])
      if (codeId !== null && !(await useCode(tx, codeId, at))) return refuse({ code: "CODE_WRONG" });
    if (!(await setEmail(tx, userId, emailNormal, emailNormal, at))) return refuse({ code: "EMAIL_EXISTS" });
    await closeLinks(tx, userId, at);
    await endOpenCases(tx, userId, at);
    await closeSessionsOf(tx, "shopper", userId, command.sessionId);
    const masked = maskEmail(emailNormal);
    const reader = languageOrDefault(user.language);
    await enqueueMail(tx, deps, {
      to: user.email,
      language: reader,
      words: accountMail({ kind: "email-changed", masked }, reader),
    });
    await tell(tx, deps, { userId, type: "system", template: "email-changed", facts: { at: at.toISOString(), masked }, at });
    return ok({ email: emailNormal });
  });
}

async function provePerson(
  deps: Deps,
  user: Account,
  { password, oldCode, browser }: Command,
): Promise<Result<{ oldCodeId: string | null }, Refusal>> {
  if (oldCode !== undefined) {
    const oldCodeId = await guessCode(deps, { purpose: "change-email", emailNormal: user.emailNormal, browser }, oldCode);
    return oldCodeId === null ? refuse({ code: "CODE_WRONG" }) : ok({ oldCodeId });
  }
  if (password === undefined) return refuse({ code: "VERIFY_USER" });
  const proved = await proveLoginPassword(deps, user, password);
  return proved.ok ? ok({ oldCodeId: null }) : proved;
}

/** Confirms an address by the mailed link, once. */
export async function activateByLink(
  deps: Deps,
  key: string,
): Promise<Result<null, { code: "LINK_EXPIRED" } | { code: "IDEMPOTENCY_CONFLICT" }>> {
  const at = deps.clock.now();
  return transact(deps.db, async (tx): Promise<Result<null, { code: "LINK_EXPIRED" }>> => {
    const userId = await useLink(tx, "activate", key, at);
    if (userId === null) return refuse({ code: "LINK_EXPIRED" });
    await confirmEmail(tx, userId, at);
    return ok(null);
  });
}
