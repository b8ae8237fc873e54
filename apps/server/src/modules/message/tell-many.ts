import type { MessageType } from "@sihai/contract/message";
import { languageOrDefault } from "@sihai/domain/language";
import { type MessageFacts, type MessageTemplate, messageText } from "@sihai/text/messages";
import type { Deps, Tx } from "#platform";
import { mailOfMessage } from "./mail-of-message.ts";
import { keepForMany, pushToMany, readersOf } from "./many.store.ts";
import { endingsOf, kindOfMessage } from "./preferences.ts";
import { enqueueMail } from "./send-mail.ts";

type Told = { userId: string; app: boolean; mail: boolean; push: boolean };

type ToldToMany<Name extends MessageTemplate> = {
  /** Whoever is told, and in which ways; what they want to be told was asked by the caller. */
  people: readonly Told[];
  type: MessageType;
  template: Name;
  facts: MessageFacts<Name>;
  link: string | null;
  at: Date;
};

/** The same message to many, in one transaction, each in their ways; says under which numbers message and mail are known. */
export async function tellMany<Name extends MessageTemplate>(
  tx: Tx,
  deps: Pick<Deps, "jobs" | "config">,
  { people, type, template, facts, link, at }: ToldToMany<Name>,
): Promise<{ userId: string; messageId: string | null; mailId: string | null }[]> {
  const by = (way: "app" | "mail" | "push") => people.flatMap((one) => (one[way] ? [one.userId] : []));
  const message = { type, template, facts, link, at };
  const messageIds = await keepForMany(tx, by("app"), message);
  await pushToMany(tx, by("push"), message);
  const readers = await readersOf(tx, by("mail"));
  const kind = kindOfMessage(template, type);
  const mailIds = new Map<string, string>();
  for (const reader of readers) {
    const { userId, email: to } = reader;
    const language = languageOrDefault(reader.language);
    const endings = kind && endingsOf(deps, { userId, kind }, language);
    const words = mailOfMessage(deps, messageText(template, facts, language), {
      ...{ language, link },
      unsubscribeUrl: endings?.page,
    });
    const unsubscribe = endings && { unsubscribeUrl: endings.oneClick };
    mailIds.set(userId, await enqueueMail(tx, deps, { to, userId, language, words, ...unsubscribe }));
  }
  return people.map(({ userId }) => ({
    ...{ userId, messageId: messageIds.get(userId) ?? null, mailId: mailIds.get(userId) ?? null },
  }));
}
