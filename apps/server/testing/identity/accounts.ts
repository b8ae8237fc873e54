import type { Mail, MailPort } from "@sihai/adapters/mail";
import { register, sendCode } from "@sihai/contract/identity";
import { ok } from "@sihai/domain";
import { type Client, eventually, type SpecWorld } from "#testing";

/** A mail port that keeps what it was given, for specs that must read codes and links. */
export function aMailbox(): MailPort & {
  sent: Mail[];
  newest(to: string, from?: number): Promise<Mail>;
  /** A notice may come after a code that was asked for later. */
  about(to: string, subject: string): Promise<Mail>;
  codeFor(to: string, from?: number): Promise<string>;
} {
  const sent: Mail[] = [];
  const newest = (to: string, from = 0): Promise<Mail> =>
    eventually(`a mail to ${to}`, async () => sent.slice(from).findLast((mail) => mail.to === to));
  const codeIn = (mail: Mail) => /\b(\d{6})\b/.exec(mail.text)?.[1];
  return {
    sent,
    async send(mail) {
      sent.push(mail);
      return ok({ messageId: mail.messageId ?? "" });
    },
    check: () => Promise.resolve(ok(null)),
    close: () => undefined,
    newest,
    about: (to, subject) =>
      eventually(`"${subject}" to ${to}`, async () => sent.findLast((mail) => mail.to === to && mail.subject === subject)),
    // The notice of a change may come after the code that was asked for next.
    codeFor: (to, from = 0) =>
      eventually(`a code for ${to}`, async () =>
        sent
          .slice(from)
          .filter((mail) => mail.to === to)
          .map(codeIn)
          .findLast(Boolean),
      ),
  };
}
export type Mailbox = ReturnType<typeof aMailbox>;

export const goodPassword = "Sihai#2026";

/** Registers as a person would: asks for a code, reads the mail, fills the form in. */
export async function aMember(world: SpecWorld, mailbox: Mailbox, email: string, password = goodPassword): Promise<Client> {
  const client = world.visitor();
  const from = mailbox.sent.length;
  await client.must(sendCode, { body: { email, purpose: "register" } });
  const code = await mailbox.codeFor(email, from);
  const done = await client.must(register, {
    body: { email, code, password, confirmPassword: password, acceptTerms: true, acceptPrivacy: true },
  });
  client.id = done.userId;
  return client;
}
