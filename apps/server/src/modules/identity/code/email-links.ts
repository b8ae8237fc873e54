import { ok, type Result, refuse } from "@sihai/domain";
import { hourMs } from "@sihai/domain/clocks";
import { resetLinkHours } from "@sihai/domain/identity";
import { addressPrefix, type Language, languageOrDefault } from "@sihai/domain/language";
import { accountMail } from "@sihai/text/mails";
import * as z from "zod/mini";
import { type Deps, defineJob, inTransaction, transact } from "#platform";
import { enqueueMail } from "../../message/index.ts";
import { emailOf } from "../email-of.ts";
import { guesserFor, guesserOf } from "../guesser.ts";
import { type Account, userByEmail } from "../user.store.ts";
import { countMail } from "./count-mail.ts";
import { makeLink } from "./link.store.ts";

/** Mails a reset link to an address, or that nobody has an account there. A job of a former version says "cn" where "zh" is meant now. */
export const resetLinkJob = defineJob("mailResetLink", z.object({ emailNormal: z.string(), language: z.string() }));

/**
 * Asks for a reset link. Here only the day's mails are counted and a job is enqueued; whether there is an account is looked up by
 * the job, so that the caller learns nothing, not even from the time it takes (rule F47).
 */
export async function askResetLink(
  deps: Deps,
  { email, browser, network, language }: { email: string; browser: string; network: string; language: Language },
): Promise<Result<{ validHours: number }, { code: "CODE_NOT_SENT" } | { code: "IDEMPOTENCY_CONFLICT" }>> {
  const emailNormal = emailOf(email);
  const guesser = await guesserFor(deps, { emailNormal, browser, network });
  return transact(deps.db, async (tx): Promise<Result<{ validHours: number }, { code: "CODE_NOT_SENT" }>> => {
    if (!(await countMail(tx, { emailNormal, guesser, at: deps.clock.now() }))) return refuse({ code: "CODE_NOT_SENT" });
    await deps.jobs.enqueue(tx, resetLinkJob, { emailNormal, language });
    return ok({ validHours: resetLinkHours });
  });
}

/** The job: a link for an account, a friendly word for an address without one. Links start with the configured address only (rule F53). */
export async function mailResetLink({ emailNormal, language }: z.output<typeof resetLinkJob.payload>, deps: Deps): Promise<void> {
  const reader = languageOrDefault(language);
  const user = await userByEmail(deps.db, emailNormal);
  const site = `${deps.config.publicUrl}/${addressPrefix(reader)}`;
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + resetLinkHours * hourMs);
  await inTransaction(deps.db, async (tx) => {
    const isMember = user !== undefined && !user.disabled;
    const mail = isMember
      ? accountMail(
          {
            kind: "reset-link",
            url: `${site}/forgot-password?token=${await makeLink(tx, { purpose: "reset", userId: user.id, at: now, expiresAt })}`,
          },
          reader,
        )
      : accountMail({ kind: "no-account", url: `${site}/register` }, reader);
    const whose = isMember ? ({ userId: user.id, isSecret: true } as const) : {};
    await enqueueMail(tx, deps, { to: emailNormal, ...whose, language: reader, words: mail, usefulUntil: expiresAt });
  });
}

/** After the right password of an account whose address was never confirmed; at most ten mails a day. */
export async function mailActivationLink(deps: Deps, user: Account): Promise<void> {
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + resetLinkHours * hourMs);
  const reader = languageOrDefault(user.language);
  await inTransaction(deps.db, async (tx) => {
    if (!(await countMail(tx, { emailNormal: user.emailNormal, guesser: guesserOf(user.id), at: now }))) return;
    const key = await makeLink(tx, { purpose: "activate", userId: user.id, at: now, expiresAt });
    const url = `${deps.config.publicUrl}/${addressPrefix(reader)}/login?activate=${key}`;
    await enqueueMail(tx, deps, {
      to: user.email,
      userId: user.id,
      isSecret: true,
      language: reader,
      words: accountMail({ kind: "activation-link", url }, reader),
      usefulUntil: expiresAt,
    });
  });
}
