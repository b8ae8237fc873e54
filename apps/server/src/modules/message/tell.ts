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

type About = Pick<Told<MessageTemplate>, "userId" | "type" | "template" | "mail">;
/** `wish`: by which ways its reader wants to hear it. `reader`: null where no mail is asked for. */
type Asked = { wish: Wishes; reader: Awaited<ReturnType<typeof readerOf>> };

/** What `tell` has to know of a reader, for whoever asks it together with something else. */
export async function askForReader(tx: Tx, { userId, type, template, mail }: About): Promise<Asked> {
  const kind = kindOfMessage(template, type);
  // Asked for together: the reader's way is shorter than a way of its own, even where no mail is wanted.
  const [wishes, reader] = await Promise.all([kind === null ? null : wishesOf(tx, userId), mail ? readerOf(tx, userId) : null]);
  return { wish: (kind && wishes?.get(kind)) ?? everything, reader };
}

/**
 * Writes a message to a member, in the transaction of what it tells about, on the lock screens of their devices, and enqueues the mail if asked. What its reader has switched off
 * is left out; what concerns the account's safety never is. The words are made when it is read, in the reader's language, from the template in `@sihai/text/messages`.
 */
export async function tell<Name extends MessageTemplate>(
  tx: Tx,
  deps: Pick<Deps, "jobs" | "config">,
  told: Told<Name>,
  asked?: Asked,
): Promise<void> {
  const kind = kindOfMessage(told.template, told.type);
  const { wish, reader } = asked ?? (await askForReader(tx, told));
  await keepMessage(tx, { ...told, link: told.link ?? null }, wish);
  if (!reader || !wish.mail) return;
  const words = messageText(told.template, told.facts, reader.language);
  const endings = kind && endingsOf(deps, { userId: told.userId, kind }, reader.language);
  await enqueueMail(tx, deps, {
    to: reader.email,
    userId: told.userId,
    ...(endings && { unsubscribeUrl: endings.oneClick }),
    language: reader.language,
    mayWaitASecond: true,
    words: mailOfMessage(deps, words, {
      language: reader.language,
      link: told.link ?? null,
      unsubscribeUrl: endings?.page,
    }),
  });
}
