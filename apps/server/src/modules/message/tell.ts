import type { MessageType } from "@sihai/contract/message";
import { type MessageFacts, type MessageTemplate, messageText } from "@sihai/text/messages";
import type { Deps, Tx } from "#platform";
import { mailOfMessage } from "./mail-of-message.ts";
import { keepMessage, readerOf } from "./message.store.ts";
import { type Wishes, wishesOf } from "./preference.store.ts";
import { endingsOf, kindOfMessage } from "./preferences.ts";
import { enqueueMail } from "./send-mail.ts";

export type Told<Name extends MessageTemplate> = {
  userId: string;
  type: MessageType;
  template: Name;
  facts: MessageFacts<Name>;
  /** Path of the shop without a language prefix: `/order/detail?orderNo=…`. */
  link?: string;
  /** Also by e-mail, in the member's language. */
  mail?: boolean;
  at: Date;
};

const everything: Wishes = { app: true, mail: true, push: true };

/**
 * Writes a message to a member, in the transaction of what it tells about, on the lock screens of their devices, and enqueues the mail if asked. What its reader has switched off
 * is left out; what concerns the account's safety never is. The words are made when it is read, in the reader's language, from the template in `@sihai/text/messages`.
 */
export async function tell<Name extends MessageTemplate>(
  tx: Tx,
  deps: Pick<Deps, "jobs" | "config">,
  told: Told<Name>,
): Promise<void> {
  const kind = kindOfMessage(told.template, told.type);
  // Asked for together: the reader's way is shorter than a way of its own, even where no mail is wanted.
  const [wishes, reader] = await Promise.all([
    kind === null ? null : wishesOf(tx, told.userId),
    told.mail ? readerOf(tx, told.userId) : null,
  ]);
  const wish = (kind && wishes?.get(kind)) ?? everything;
  await keepMessage(tx, { ...told, link: told.link ?? null }, wish);
  if (!reader || !wish.mail) return;
  const words = messageText(told.template, told.facts, reader.language);
  const endings = kind && endingsOf(deps, { userId: told.userId, kind }, reader.language);
  await enqueueMail(tx, deps, {
    to: reader.email,
    userId: told.userId,
    ...(endings && { unsubscribeUrl: endings.oneClick }),
    language: reader.language,
    words: mailOfMessage(deps, words, {
      language: reader.language,
      link: told.link ?? null,
      unsubscribeUrl: endings?.page,
    }),
  });
}
