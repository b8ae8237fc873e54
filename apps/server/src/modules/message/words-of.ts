import type { Language } from "@sihai/domain/language";
import {
  isMessageTemplate,
  type MessageFacts,
  type MessageTemplate,
  type MessageText,
  messageFacts,
  messageText,
} from "@sihai/text/messages";
import { jsonColumn } from "#platform";

/** What a message says, in a reader's language and time zone. */
export type Says = (language: Language, zone?: string) => MessageText;

/** A template that is no longer known gives its name, so that an old row never breaks a list. */
export function wordsOf(template: string, stored: unknown): Says {
  return isMessageTemplate(template) ? wordsBy(template, stored) : () => ({ title: template, body: "" });
}

function wordsBy<Name extends MessageTemplate>(template: Name, stored: unknown): Says {
  const facts = factsOf(template, stored);
  return (language, zone) => messageText(template, facts, language, zone);
}

/** Throws where what is stored is not what the template says. */
export function factsOf<Name extends MessageTemplate>(template: Name, told: unknown): MessageFacts<Name> {
  return jsonColumn(messageFacts[template], `message.facts of ${template}`)(told);
}
