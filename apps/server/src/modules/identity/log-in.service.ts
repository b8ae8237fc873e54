import { ok, type Result, refuse } from "@sihai/domain";
import type { Language } from "@sihai/domain/language";
import { type Deps, forgiveTries, takeGuesserTry, transact } from "#platform";
import type { LoggedIn } from "./auth-record.ts";
import { guessCode, keepCodeForSignUp, useCode } from "./code/codes.ts";
import { mailActivationLink } from "./code/email-links.ts";
import { knownDevice } from "./device/device.store.ts";
import { type Came, startSession } from "./device/start-session.ts";
import { emailOf } from "./email-of.ts";
import { guesserAt } from "./guesser.ts";
import { type Account, userByEmail } from "./user.store.ts";

type Browser = Came & { network: string; language: Language };
type Conflict = { code: "IDEMPOTENCY_CONFLICT" };
type PasswordRefusal =
  | { code: "WRONG_PASSWORD" | "EMAIL_NOT_ACTIVATED" | "VERIFICATION_NEEDED" | "CODE_WRONG" | "ACCOUNT_DISABLED" }
  | { code: "LOGIN_LOCKED"; minutes: number };

/**
 * Logs in by password. An unknown address counts, locks, takes as long and is answered like a wrong password (rule F47). A six-digit
 * password on a device that never proved one also needs an e-mailed code (rule B-71).
 */
export async function logInByPassword(
  deps: Deps,
  { email, password, code, network, ...came }: Browser & { email: string; password: string; code?: string | undefined },
): Promise<Result<LoggedIn, PasswordRefusal | Conflict>> {
  const emailNormal = emailOf(email);
  const at = deps.clock.now();
  const user = await userByEmail(deps.db, emailNormal);
  const { browser } = came;
  const device = await knownDevice(deps.db, user?.id, browser);
  const guesser = guesserAt(device !== null, { browser, network });
  const taken = await takeGuesserTry(deps.db, { scope: "login", subject: emailNormal, guesser }, at);
  if (!taken.allowed) return refuse({ code: "LOGIN_LOCKED", minutes: taken.minutes });
  const isRight = await deps.passwords.verify(user?.passwordHash ?? null, password);
  if (!user || !isRight) return refuse({ code: "WRONG_PASSWORD" });
  // Only who knows the password learns it.
  if (user.disabled) return refuse({ code: "ACCOUNT_DISABLED" });
  await forgiveTries(deps.db, "login", emailNormal);
  if (user.emailConfirmedAt === null) {
    await mailActivationLink(deps, user);
    return refuse({ code: "EMAIL_NOT_ACTIVATED" });
  }
  const needsCode = user.passwordIsWeak && !device?.hasProvedCode;
  if (needsCode && code === undefined) return refuse({ code: "VERIFICATION_NEEDED" });
  const codeId =
    needsCode && code !== undefined ? await guessCode(deps, { purpose: "login", emailNormal, browser }, code) : undefined;
  if (codeId === null) return refuse({ code: "CODE_WRONG" });
  return enter(deps, user, came, codeId);
}

/** Logs in by an e-mailed code. Whether the address has an account is told only after the code was right (20005); it then opens one. */
export async function logInByMailedCode(
  deps: Deps,
  { email, code, ...came }: Omit<Browser, "network"> & { email: string; code: string },
): Promise<Result<LoggedIn, { code: "CODE_WRONG" | "USER_NOT_FOUND" | "ACCOUNT_DISABLED" } | Conflict>> {
  const emailNormal = emailOf(email);
  const codeId = await guessCode(deps, { purpose: "login", emailNormal, browser: came.browser }, code);
  if (codeId === null) return refuse({ code: "CODE_WRONG" });
  const user = await userByEmail(deps.db, emailNormal);
  if (!user) {
    const kept = await keepCodeForSignUp(deps, { codeId, code, emailNormal, browser: came.browser });
    return kept.ok ? refuse({ code: "USER_NOT_FOUND" }) : kept;
  }
  if (user.disabled) return refuse({ code: "ACCOUNT_DISABLED" });
  return enter(deps, user, came, codeId);
}

function enter(
  deps: Deps,
  user: Account,
  { browser, userAgent }: Came,
  codeId: string | undefined,
): Promise<Result<LoggedIn, { code: "CODE_WRONG" } | Conflict>> {
  const at = deps.clock.now();
  return transact(deps.db, async (tx): Promise<Result<LoggedIn, { code: "CODE_WRONG" }>> => {
    if (codeId !== undefined && !(await useCode(tx, codeId, at))) return refuse({ code: "CODE_WRONG" });
    const given = { userId: user.id, email: user.email, browser, userAgent, hasProvedCode: codeId !== undefined, at };
    return ok(await startSession(tx, deps, given));
  });
}
