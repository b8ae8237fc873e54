import { randomUUID } from "node:crypto";
import { refuse } from "@sihai/domain";
import type { Language } from "@sihai/domain/language";
import { type MailWords, renderMail } from "@sihai/text/mails";
import * as z from "zod/mini";
import { type Db, type Deps, defineJob, openSealed, type Reseal, seal, sealEachAnew, sealedNow, type Tx } from "#platform";
import { isMailStopped } from "./bounce/mail-stop.store.ts";
import { logMail, mailsNotUnder, ownerOfMailbox } from "./mail-log.store.ts";

export type MailToSend = {
  to: string;
  /** The customer it is for: what becomes of it is kept with them. */
  userId?: string;
  /** Its code or link opens something: the log keeps its subject without it, and whose it is is found by the address where nobody said. */
  isSecret?: true;
  language: Language;
  words: MailWords;
  /** Where mail programs end mails of its kind with one click. */
  unsubscribeUrl?: string;
  /** It tells of something, and nobody looks at their mailbox until it is there: workers are not woken for it (`wakesNobody`). */
  mayWaitASecond?: boolean;
  /** After it the mail is worthless (a code) and is not sent late. */
  usefulUntil?: Date;
};

const context = "mail-job";
/** The status of a mailbox that is not there (RFC 3463), for the log of a mail that was not even tried. */
const cameBackBefore = refuse({ code: "MAIL_REFUSED" as const, detail: "5.1.1" });
/** Sends a mail; its words are sealed. */
export const mailJob = defineJob("sendMail", z.object({ messageId: z.string(), sealed: z.string() }));
type SealedMail = Omit<MailToSend, "usefulUntil" | "mayWaitASecond"> & { usefulUntil: string | null };
type Sealing = Pick<Deps, "jobs" | "config">;

/**
 * Enqueues a mail in the transaction it belongs to. The job row is sealed, for codes and links must not stand readable in the
 * database (rule F66). Says under which number its log knows it.
 */
export async function enqueueMail(
  tx: Tx | Db,
  deps: Sealing,
  { mayWaitASecond: wakesNobody = false, ...mail }: MailToSend,
): Promise<string> {
  const content: SealedMail = { ...mail, usefulUntil: mail.usefulUntil?.toISOString() ?? null };
  const sealed = seal(deps.config.sealKeys, context, JSON.stringify(content));
  const messageId = `${randomUUID()}@sihai`;
  await deps.jobs.enqueue(tx, mailJob, { messageId, sealed }, { key: messageId, isFirst: true, wakesNobody });
  return messageId;
}

/** The same mail under the same id to another address, in place of the job that failed. */
export async function sendAgainTo(
  tx: Tx,
  deps: Sealing,
  { messageId, sealed, to }: { messageId: string; sealed: string; to: string },
): Promise<void> {
  const content = JSON.stringify({ ...opened(deps, sealed), to });
  await deps.jobs.enqueue(tx, mailJob, { messageId, sealed: seal(deps.config.sealKeys, context, content) }, { key: messageId });
}

/** Seals mails of the log under the key of now that another one sealed. */
export const mailsAnew: Reseal = async (deps, most) => {
  const found = await mailsNotUnder(deps.db, sealedNow(deps.config.sealKeys), most);
  return sealEachAnew(
    deps,
    found.map((each) => ({ ...each, context })),
  );
};

function opened({ config }: Pick<Deps, "config">, sealed: string): SealedMail {
  const text = openSealed(config.sealKeys, context, sealed);
  if (text === null) throw new Error("the mail was sealed under another SECRET_KEY");
  return JSON.parse(text);
}

/** A text that may hold what a mail is for, such as its subject or what the receiver's server quotes of it. */
function withoutSecret({ isSecret, words }: SealedMail, text: string): string {
  if (!isSecret) return text;
  return [words.code, words.button?.url].reduce<string>(
    (left, secret) => (secret ? left.replaceAll(secret, "••••••") : left),
    text,
  );
}

/**
 * The job. A mail that failed is tried again under the same message id; one the receiver refused is given up until somebody sends it again, and
 * so is one to a mailbox that is not there: only codes and links still try it, for whoever asked for them.
 */
export async function sendMail({ messageId, sealed }: z.output<typeof mailJob.payload>, deps: Deps): Promise<void> {
  const mail = opened(deps, sealed);
  if (mail.usefulUntil !== null && new Date(mail.usefulUntil) <= deps.clock.now()) return;
  const { isSecret = false } = mail;
  const isStopped = !isSecret && mail.userId !== undefined && (await isMailStopped(deps.db, mail.userId, mail.to));
  const sent = isStopped ? cameBackBefore : await handOver(deps, mail, messageId);
  const userId = mail.userId ?? (isSecret ? await ownerOfMailbox(deps.db, mail.to) : undefined);
  const state = sent.ok ? "sent" : sent.refusal.code === "MAIL_REFUSED" ? "refused" : "failing";
  const detail = sent.ok ? null : withoutSecret(mail, sent.refusal.detail);
  if (userId !== undefined)
    await logMail(deps.db, {
      ...{ userId, messageId, subject: withoutSecret(mail, mail.words.subject), state, detail, isSecret },
      sealed: state === "sent" || isSecret ? null : sealed,
    });
  if (state === "refused") deps.log.warn({ messageId, detail }, "mail refused by the receiver");
  if (state === "failing") throw new Error(`mail not sent: ${detail}`);
}

function handOver({ adapters }: Deps, mail: SealedMail, messageId: string) {
  return adapters.mail.send({
    to: mail.to,
    messageId,
    ...renderMail(mail.words, mail.language),
    ...(mail.unsubscribeUrl !== undefined && { unsubscribeUrl: mail.unsubscribeUrl }),
  });
}
