import { randomInt } from "node:crypto";
import type { AgreementSeen } from "@sihai/contract/content";
import { ok, type Result, refuse } from "@sihai/domain";
import type { Language } from "@sihai/domain/language";
import { type Deps, type Tx, transact } from "#platform";
import { type AgreementChanged, recordAcceptances } from "../content/index.ts";
import { comeByInvitation } from "../membership/index.ts";
import { tell } from "../message/index.ts";
import type { LoggedIn } from "./auth-record.ts";
import { guessCode, useCode } from "./code/codes.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { type Came, startSession } from "./device/start-session.ts";
import { emailOf } from "./email-of.ts";
import { insertUser, type NewUser } from "./user.store.ts";

type Command = Came & {
  email: string;
  code: string;
  password?: string | undefined;
  confirmPassword?: string | undefined;
  userName?: string | undefined;
  partnerCode?: string | undefined;
  agreementsSeen?: readonly AgreementSeen[] | undefined;
  language: Language;
};
type Refusal = { code: "CODE_WRONG" | "EMAIL_EXISTS" | "PASSWORDS_DIFFER" | "PASSWORD_TOO_COMMON" } | AgreementChanged;

/** Opens an account, with a password or none: a code by mail always opens it. Whether the address has one already is told only to who has proved it by the code (20040). */
export async function registerAccount(
  deps: Deps,
  command: Command,
): Promise<Result<LoggedIn, Refusal | { code: "IDEMPOTENCY_CONFLICT" }>> {
  if (command.password !== command.confirmPassword) return refuse({ code: "PASSWORDS_DIFFER" });
  if (command.password !== undefined && isCommonPassword(command.password)) return refuse({ code: "PASSWORD_TOO_COMMON" });
  const emailNormal = emailOf(command.email);
  const codeId = await guessCode(deps, { purpose: "register", emailNormal, browser: command.browser }, command.code);
  if (codeId === null) return refuse({ code: "CODE_WRONG" });
  const passwordHash = command.password === undefined ? null : await deps.passwords.hash(command.password);
  const at = deps.clock.now();
  return transact(deps.db, async (tx): Promise<Result<LoggedIn, Refusal>> => {
    const { userName, language, partnerCode, email, browser, userAgent, agreementsSeen } = command;
    const opened = await openAccount(tx, deps, {
      email,
      emailNormal,
      userName,
      passwordHash,
      language,
      partnerCode,
      agreementsSeen,
      confirmedAt: at,
      at,
    });
    if (!opened.ok) return opened;
    const userId = opened.value;
    if (!(await useCode(tx, codeId, at))) return refuse({ code: "CODE_WRONG" });
    if (partnerCode) await comeByInvitation(tx, deps, { invitedId: userId, email: emailNormal, code: partnerCode, browser, at });
    return ok(await startSession(tx, deps, { userId, email: emailNormal, browser, userAgent, hasProvedCode: true, at }));
  });
}

type Opening = Omit<NewUser, "userName"> & Pick<Command, "userName" | "agreementsSeen">;

/** Makes the account and greets its owner. Of an address that has one nothing is made. */
export async function openAccount(
  tx: Tx,
  deps: Deps,
  given: Opening,
): Promise<Result<string, { code: "EMAIL_EXISTS" } | AgreementChanged>> {
  const userName = given.userName ?? `sihai${randomInt(10_000_000, 99_999_999)}`;
  const userId = await insertUser(tx, { ...given, email: given.emailNormal, userName });
  if (userId === null) return refuse({ code: "EMAIL_EXISTS" });
  const accepted = await recordAcceptances(tx, deps, {
    userId,
    agreements: ["terms", "privacy"],
    acceptedWith: ["account"],
    seen: given.agreementsSeen,
    at: given.at,
  });
  if (!accepted.ok) return accepted;
  await tell(tx, deps, { userId, type: "system", template: "welcome", facts: { userName }, link: "/home", at: given.at });
  return ok(userId);
}
