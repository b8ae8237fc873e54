import { ok, type Result, refuse } from "@sihai/domain";
import { dayMs } from "@sihai/domain/clocks";
import { maskEmail } from "@sihai/domain/identity";
import { type Language, languageOrDefault } from "@sihai/domain/language";
import { accountMail } from "@sihai/text/mails";
import * as z from "zod/mini";
import { type Deps, defineJob, inTransaction, seal, transact } from "#platform";
import { redrawPicture } from "../../file/index.ts";
import { enqueueMail, tell } from "../../message/index.ts";
import { guessCode, useCode } from "../code/codes.ts";
import { countMail } from "../code/count-mail.ts";
import { emailOf } from "../email-of.ts";
import { guesserFor } from "../guesser.ts";
import { userByEmail } from "../user.store.ts";
import { objectionPath, objectionUrl, paperContext } from "./case-keys.ts";
import { deleteCase, giveToOwner, insertAsked, keepPaper, lockCase } from "./lost-mailbox.store.ts";

type Command = {
  oldEmail: string;
  newEmail: string;
  code: string;
  proof: string;
  picture: Uint8Array | undefined;
  browser: string;
  network: string;
  language: Language;
};
type Refusal =
  | { code: "CODE_WRONG" | "EMAIL_EXISTS" | "MAILBOX_SAME" | "FILE_NOT_A_PICTURE" }
  | { code: "CODE_NOT_SENT"; perDay?: number };

/** Finds whose an asked-for account is. */
export const lostMailboxJob = defineJob("findLostMailbox", z.object({ caseId: z.string() }));

/**
 * Takes down who asks for which account, after the new mailbox proved itself by a code. Whether the old address has an account is looked up
 * by a job, so that the caller learns nothing, not even from the time it takes (rule F47).
 */
export async function askNewMailbox(
  deps: Deps,
  { code, proof, picture, browser, network, language, ...typed }: Command,
): Promise<Result<{ waitingDays: number }, Refusal | { code: "IDEMPOTENCY_CONFLICT" }>> {
  const oldEmail = emailOf(typed.oldEmail);
  const newEmail = emailOf(typed.newEmail);
  if (oldEmail === newEmail) return refuse({ code: "MAILBOX_SAME" });
  const paper = picture && (await redrawPicture(picture));
  if (paper === null) return refuse({ code: "FILE_NOT_A_PICTURE" });
  const codeId = await guessCode(deps, { purpose: "lost-mailbox", emailNormal: newEmail, browser }, code);
  if (codeId === null) return refuse({ code: "CODE_WRONG" });
  if (await userByEmail(deps.db, newEmail)) return refuse({ code: "EMAIL_EXISTS" });
  const guesser = await guesserFor(deps, { emailNormal: oldEmail, browser, network });
  const at = deps.clock.now();
  const { waitingDays } = deps.settings.at(at).lostMailboxTerms;
  return transact(deps.db, async (tx): Promise<Result<{ waitingDays: number }, Refusal>> => {
    if (!(await countMail(tx, { emailNormal: oldEmail, guesser, at }))) return refuse({ code: "CODE_NOT_SENT" });
    if (!(await useCode(tx, codeId, at))) return refuse({ code: "CODE_WRONG" });
    const opensAt = new Date(at.getTime() + waitingDays * dayMs);
    const caseId = await insertAsked(tx, { oldEmail, newEmail, proof, language, at, opensAt });
    if (paper) await keepPaper(tx, caseId, seal(deps.config.sealKeys, paperContext(caseId), paper.toString("base64")));
    const words = accountMail(
      { kind: "lost-mailbox-asked", masked: maskEmail(oldEmail), days: waitingDays, url: objectionUrl(deps, caseId, language) },
      language,
    );
    await enqueueMail(tx, deps, { to: newEmail, language, words });
    await deps.jobs.enqueue(tx, lostMailboxJob, { caseId });
    return ok({ waitingDays });
  });
}

/**
 * The job: an account is told at its old mailbox and on every device, each with what stops it. What is nobody's, or was asked for already,
 * is forgotten.
 */
export async function findLostMailbox({ caseId }: z.output<typeof lostMailboxJob.payload>, deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const found = await lockCase(tx, caseId);
    if (found?.state !== "asked") return;
    const user = await userByEmail(tx, found.oldEmail);
    if (!user || user.disabled || !(await giveToOwner(tx, caseId, user.id, found.newEmail))) return deleteCase(tx, caseId);
    await tell(tx, deps, {
      userId: user.id,
      type: "system",
      template: "lost-mailbox-asked",
      facts: { masked: maskEmail(found.newEmail), opensAt: found.opensAt.toISOString() },
      link: objectionPath(deps, caseId),
      mail: true,
      at: deps.clock.now(),
    });
  });
}

/** Mails go in the language somebody asked in. */
export function languageOfCase({ language }: { language: string }): Language {
  return languageOrDefault(language);
}
