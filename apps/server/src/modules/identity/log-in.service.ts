import { ok, type Result, refuse } from "@sihai/domain";
import type { Language } from "@sihai/domain/language";
import { type Deps, forgiveTries, takeTry, transact } from "#platform";
import type { LoggedIn } from "./auth-record.ts";
import { guessCode, useCode } from "./code/codes.ts";
import { mailActivationLink } from "./code/email-links.ts";
import { isKnownDevice } from "./device.store.ts";
import { emailOf } from "./email-of.ts";
import { startSession } from "./start-session.ts";
import { type Account, userByEmail } from "./user.store.ts";

type Browser = { browser: string; language: Language };
type Conflict = { code: "IDEMPOTENCY_CONFLICT" };
type PasswordRefusal =
  | { code: "WRONG_PASSWORD" | "EMAIL_NOT_ACTIVATED" | "VERIFICATION_NEEDED" | "CODE_WRONG" }
  | { code: "LOGIN_LOCKED"; minutes: number };

/**
 * Logs in by password. An unknown address counts, locks, takes as long and is answered like a wrong password (rule F47). A six-digit
 * password on a device not known also needs an e-mailed code (rule B-71).
 */
export async function logInByPassword(
  deps: Deps,
  { email, password, code, browser }: Browser & { email: string; password: string; code?: string | undefined },
): Promise<Result<LoggedIn, PasswordRefusal | Conflict>> {
  const emailNormal = emailOf(email);
  const at = deps.clock.now();
  const taken = await takeTry(deps.db, "login", emailNormal, at);
  if (!taken.allowed) return refuse({ code: "LOGIN_LOCKED", minutes: taken.minutes });
  const user = await userByEmail(deps.db, emailNormal);
  const isRight = await deps.passwords.verify(user?.passwordHash ?? null, password);
  if (!user || !isRight || user.disabled) return refuse({ code: "WRONG_PASSWORD" });
  await forgiveTries(deps.db, "login", emailNormal);
  if (user.emailConfirmedAt === null) {
    await mailActivationLink(deps, user);
    return refuse({ code: "EMAIL_NOT_ACTIVATED" });
  }
  const needsCode = user.passwordIsWeak && !(await isKnownDevice(deps.db, user.id, browser));
  if (needsCode && code === undefined) return refuse({ code: "VERIFICATION_NEEDED" });
  const codeId =
    needsCode && code !== undefined ? await guessCode(deps, { purpose: "login", emailNormal, browser }, code) : undefined;
  if (codeId === null) return refuse({ code: "CODE_WRONG" });
  return enter(deps, user, browser, codeId);
}

/** Logs in by an e-mailed code. Whether the address has an account is told only after the code was right (20005). */
export async function logInByMailedCode(
  deps: Deps,
  { email, code, browser }: Browser & { email: string; code: string },
): Promise<Result<LoggedIn, { code: "CODE_WRONG" | "USER_NOT_FOUND" } | Conflict>> {
  const emailNormal = emailOf(email);
  const codeId = await guessCode(deps, { purpose: "login", emailNormal, browser }, code);
  if (codeId === null) return refuse({ code: "CODE_WRONG" });
  const user = await userByEmail(deps.db, emailNormal);
  if (!user || user.disabled) return refuse({ code: "USER_NOT_FOUND" });
  return enter(deps, user, browser, codeId);
}

function enter(
  deps: Deps,
  user: Account,
  browser: string,
  codeId: string | undefined,
): Promise<Result<LoggedIn, { code: "CODE_WRONG" } | Conflict>> {
  const at = deps.clock.now();
  return transact(deps.db, async (tx): Promise<Result<LoggedIn, { code: "CODE_WRONG" }>> => {
    if (codeId !== undefined && !(await useCode(tx, codeId, at))) return refuse({ code: "CODE_WRONG" });
    const given = { userId: user.id, email: user.email, browser, hasProvedCode: codeId !== undefined, at };
    return ok(await startSession(tx, given));
  });
}
