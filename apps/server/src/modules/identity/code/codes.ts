import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { ok, type Result, refuse } from "@sihai/domain";
import { type CodePurpose, codePolicy } from "@sihai/domain/identity";
import type { Language } from "@sihai/domain/language";
import { accountMail } from "@sihai/text/mails";
import { type Deps, type Guesser, type Tx, transact } from "#platform";
import { enqueueMail, resumeMail } from "../../message/index.ts";
import { guesserFor } from "../guesser.ts";
import { markUsed, newestCodeAt, replaceCode, takeGuess } from "./code.store.ts";
import { countMail } from "./count-mail.ts";

/** Whom a code is for. `browser`: the cookie it is bound to, with the user id behind for somebody logged in (rules F46 and F54). */
export type CodeFor = { purpose: CodePurpose; emailNormal: string; browser: string };
export type CodeIssueRefusal = { code: "CODE_NOT_SENT"; perDay: number } | { code: "CODE_TOO_SOON"; seconds: number };
export type CodeSent = { resendSeconds: number; validMinutes: number };

/**
 * Makes a code and enqueues its mail. The work and the answer are the same whether or not the address has an account. Whoever asks has ten a
 * Beijing day: somebody logged in or at a known browser their own, strangers those of their network, and all strangers together forty; so that
 * nobody uses up the owner's (rule F48). `userId`: who asks, where the code goes to another mailbox than theirs.
 */
export async function issueCode(
  deps: Deps,
  {
    purpose,
    emailNormal,
    browser,
    guesser,
    language,
    userId,
  }: CodeFor & { guesser: Guesser; language: Language; userId?: string },
): Promise<Result<CodeSent, CodeIssueRefusal | { code: "IDEMPOTENCY_CONFLICT" }>> {
  const now = deps.clock.now();
  return transact(deps.db, async (tx): Promise<Result<CodeSent, CodeIssueRefusal>> => {
    if (!(await countMail(tx, { emailNormal, guesser, at: now })))
      return refuse({ code: "CODE_NOT_SENT", perDay: codePolicy.perDayMax });
    const newest = await newestCodeAt(tx, { purpose, emailNormal, browser });
    const waitMs = newest ? newest.getTime() + codePolicy.resendSeconds * 1000 - now.getTime() : 0;
    if (waitMs > 0) return refuse({ code: "CODE_TOO_SOON", seconds: Math.ceil(waitMs / 1000) });
    const code = Array.from({ length: 6 }, () => randomInt(10)).join("");
    const expiresAt = new Date(now.getTime() + codePolicy.validMinutes * 60_000);
    const hash = hashCode(deps.config.sealKeys.current, { purpose, emailNormal, browser }, code);
    await replaceCode(tx, { purpose, emailNormal, browser, hash, guesses: codePolicy.guessesMax, at: now, expiresAt });
    await enqueueMail(tx, deps, {
      to: emailNormal,
      ...(userId !== undefined && { userId }),
      isSecret: true,
      language,
      words: accountMail({ kind: "code", purpose, code }, language),
      usefulUntil: expiresAt,
    });
    return ok({ resendSeconds: codePolicy.resendSeconds, validMinutes: codePolicy.validMinutes });
  });
}

/** Sends a code to whoever asks without being logged in. */
export async function sendCodeTo(
  deps: Deps,
  { network, ...asked }: CodeFor & { network: string; language: Language },
): ReturnType<typeof issueCode> {
  return issueCode(deps, { ...asked, guesser: await guesserFor(deps, { ...asked, network }) });
}

/**
 * Looks whether a code is right, at the price of one of its five guesses, which is gone at once and for good. Returns the code's id for
 * `useCode`, or null: wrong, expired, used, replaced, of another purpose, address or browser all look the same.
 */
export async function guessCode(deps: Deps, whom: CodeFor, code: string): Promise<string | null> {
  const live = await takeGuess(deps.db, { ...whom, now: deps.clock.now() });
  if (!live) return null;
  const { current, others } = deps.config.sealKeys;
  const isRight = [current, ...others].some((key) => timingSafeEqual(live.hash, hashCode(key, whom, code)));
  return isRight ? live.id : null;
}

/** Uses a code up in the transaction of what it allows; false when it was used in the meantime. Where it came, other mail arrives too. */
export async function useCode(tx: Tx, codeId: string, at: Date): Promise<boolean> {
  const emailNormal = await markUsed(tx, codeId, at);
  if (emailNormal !== null) await resumeMail(tx, emailNormal);
  return emailNormal !== null;
}

/**
 * Somebody proved a mailbox that has no account: the code that did is used up, and the same six digits open one there, from the same browser,
 * as if they had been mailed for that. False when it was used in the meantime.
 */
export function keepCodeForSignUp(
  deps: Deps,
  { codeId, code, ...whom }: Omit<CodeFor, "purpose"> & { codeId: string; code: string },
): Promise<Result<null, { code: "CODE_WRONG" | "IDEMPOTENCY_CONFLICT" }>> {
  const at = deps.clock.now();
  const forSignUp = { ...whom, purpose: "register" } as const;
  return transact(deps.db, async (tx): Promise<Result<null, { code: "CODE_WRONG" }>> => {
    if (!(await useCode(tx, codeId, at))) return refuse({ code: "CODE_WRONG" });
    const expiresAt = new Date(at.getTime() + codePolicy.validMinutes * 60_000);
    const hash = hashCode(deps.config.sealKeys.current, forSignUp, code);
    await replaceCode(tx, { ...forSignUp, hash, guesses: codePolicy.guessesMax, at, expiresAt });
    return ok(null);
  });
}

/** Keyed, so that the six digits cannot be found from a copy of the database. */
function hashCode(key: Buffer, { purpose, emailNormal, browser }: CodeFor, code: string): Buffer {
  return createHmac("sha256", key)
    .update(JSON.stringify([purpose, emailNormal, browser, code]))
    .digest();
}
