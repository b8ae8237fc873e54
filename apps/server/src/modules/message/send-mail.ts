import { randomUUID } from "node:crypto";
import type { Language } from "@sihai/domain/language";
import { type MailWords, renderMail } from "@sihai/text/mails";
import * as z from "zod/mini";
import { type Db, type Deps, defineJob, openSealed, seal, type Tx } from "#platform";

export type MailToSend = {
  to: string;
  language: Language;
  words: MailWords;
  /** Where mail programs end mails of its kind with one click. */
  unsubscribeUrl?: string;
  /** After it the mail is worthless (a code) and is not sent late. */
  usefulUntil?: Date;
};

const context = "mail-job";
/** Sends a mail; its words are sealed. */
export const mailJob = defineJob("sendMail", z.object({ messageId: z.string(), sealed: z.string() }));
type SealedMail = { to: string; language: Language; words: MailWords; unsubscribeUrl?: string; usefulUntil: string | null };

/**
 * Enqueues a mail in the transaction it belongs to. The job row is sealed, for codes and links must not stand readable in the
 * database (rule F66).
 */
export async function enqueueMail(tx: Tx | Db, deps: Pick<Deps, "jobs" | "config">, mail: MailToSend): Promise<void> {
  const content: SealedMail = { ...mail, usefulUntil: mail.usefulUntil?.toISOString() ?? null };
  const sealed = seal(deps.config.sealKeys, context, JSON.stringify(content));
  await deps.jobs.enqueue(tx, mailJob, { messageId: `${randomUUID()}@sihai`, sealed });
}

/** The job. A mail that failed is tried again under the same message id; one the receiver refused is given up. */
export async function sendMail({ messageId, sealed }: z.output<typeof mailJob.payload>, deps: Deps): Promise<void> {
  const opened = openSealed(deps.config.sealKeys, context, sealed);
  if (opened === null) throw new Error("the mail was sealed under another SECRET_KEY");
  const mail: SealedMail = JSON.parse(opened);
  if (mail.usefulUntil !== null && new Date(mail.usefulUntil) <= deps.clock.now()) return;
  const sent = await deps.adapters.mail.send({
    to: mail.to,
    messageId,
    ...renderMail(mail.words, mail.language),
    ...(mail.unsubscribeUrl !== undefined && { unsubscribeUrl: mail.unsubscribeUrl }),
  });
  if (sent.ok) return;
  if (sent.refusal.code === "MAIL_REFUSED")
    deps.log.warn({ messageId, detail: sent.refusal.detail }, "mail refused by the receiver");
  else throw new Error(`mail not sent: ${sent.refusal.detail}`);
}
