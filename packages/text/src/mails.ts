import type { CodePurpose } from "@sihai/domain/identity";
import { labelled } from "./core/joined.ts";
import { type Language, languageTag } from "./core/language.ts";
import { spokenIn } from "./spoken.ts";

/** A mail before it is dressed: plain words only. `code` is shown large after the first of them; `button` is the one thing to do, behind all of them. */
export type MailWords = {
  subject: string;
  paragraphs: string[];
  code?: string;
  button?: { label: string; url: string };
  /** Where somebody goes who wants no more of its kind. */
  unsubscribeUrl?: string;
};

/** Every mail that is not a message to a member: codes and links. */
export type AccountMail =
  | { kind: "code"; purpose: CodePurpose; code: string }
  | { kind: "reset-link"; url: string }
  | { kind: "no-account"; url: string }
  | { kind: "activation-link"; url: string }
  | { kind: "account-closed" }
  | { kind: "email-changed"; masked: string }
  | { kind: "lost-mailbox-asked"; masked: string; days: number; url: string }
  | { kind: "lost-mailbox-stopped" }
  | { kind: "lost-mailbox-refused" }
  | { kind: "staff-invitation"; login: string; url: string; hours: number };

/** Subject and lines of a mail about the account. */
export function accountMail(mail: AccountMail, language: Language): MailWords {
  return spokenIn(language).accountMail(mail);
}

/** Dresses a mail as plain text and as HTML. Every word is escaped; only addresses of our own server become links. */
export function renderMail(words: MailWords, language: Language): { subject: string; text: string; html: string } {
  const { signature, unsubscribe } = spokenIn(language);
  const ending = words.unsubscribeUrl === undefined ? undefined : labelled(unsubscribe, words.unsubscribeUrl, language);
  const [first = "", ...rest] = words.paragraphs;
  const text = [
    first,
    words.code,
    ...rest,
    words.button && labelled(words.button.label, words.button.url, language),
    signature,
    ending,
  ]
    .filter((line) => line !== undefined && line !== "")
    .join("\n\n");
  const paragraph = (line: string): string => `<p style="margin:0 0 16px;line-height:1.6">${escapeHtml(line)}</p>`;
  const code = words.code
    ? `<p style="margin:0 0 16px;font-size:32px;letter-spacing:6px;font-weight:700;color:#0071cd">${escapeHtml(words.code)}</p>`
    : "";
  const button = words.button
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(words.button.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0071cd;color:#ffffff;text-decoration:none">${escapeHtml(words.button.label)}</a></p>`
    : "";
  const end =
    words.unsubscribeUrl === undefined
      ? ""
      : `<p style="margin:8px 0 0;font-size:12px"><a href="${escapeHtml(words.unsubscribeUrl)}" style="color:#5b6675">${escapeHtml(unsubscribe)}</a></p>`;
  const html = `<!doctype html><html lang="${languageTag(language)}"><body style="margin:0;padding:24px;font-family:system-ui,sans-serif;color:#1b2430;background:#ffffff"><div style="max-width:480px;margin:0 auto">${paragraph(first)}${code}${rest.map(paragraph).join("")}${button}<p style="margin:24px 0 0;font-size:12px;color:#5b6675">${escapeHtml(signature)}</p>${end}</div></body></html>`;
  return { subject: words.subject.replace(/[\r\n]+/g, " "), text, html };
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
