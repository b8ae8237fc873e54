import type { MessageType } from "@sihai/contract/message";
import { addressPrefix } from "@sihai/domain/language";
import { type MessageFacts, type MessageTemplate, messageText } from "@sihai/text/messages";
import { spokenIn } from "@sihai/text/spoken";
import type { Deps, Tx } from "#platform";
import { keepMessage, readerOf } from "./message.store.ts";
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

/**
 * Writes a message to a member, in the transaction of what it tells about, and enqueues the mail if asked. The words are made
 * when it is read, in the reader's language, from the template in `@sihai/text/messages`.
 */
export async function tell<Name extends MessageTemplate>(
  tx: Tx,
  deps: Pick<Deps, "jobs" | "config">,
  told: Told<Name>,
): Promise<void> {
  await keepMessage(tx, { ...told, link: told.link ?? null });
  if (!told.mail) return;
  const reader = await readerOf(tx, told.userId);
  if (!reader) return;
  const words = messageText(told.template, told.facts, reader.language);
  await enqueueMail(tx, deps, {
    to: reader.email,
    language: reader.language,
    words: {
      subject: words.title,
      paragraphs: [words.body],
      ...(told.link && {
        button: {
          label: spokenIn(reader.language).seeDetails,
          url: `${deps.config.publicUrl}/${addressPrefix(reader.language)}${told.link}`,
        },
      }),
    },
  });
}
