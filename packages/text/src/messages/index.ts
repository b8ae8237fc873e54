import type { Language } from "../core/language.ts";
import { abnormalMessages } from "./abnormal.ts";
import { claimMessages } from "./claim.ts";
import { enquiryMessages } from "./enquiry.ts";
import { expertMessages } from "./expert.ts";
import { forwardingMessages } from "./forwarding.ts";
import { identityMessages } from "./identity.ts";
import { itemMessages } from "./item.ts";
import { orderMessages } from "./order.ts";
import { parcelMessages } from "./parcel.ts";
import { paymentMessages } from "./payment.ts";
import { promotionMessages } from "./promotion.ts";
import { returnMessages } from "./return.ts";
import { serviceMessages } from "./service.ts";
import { storageMessages } from "./storage.ts";
import { supplementMessages } from "./supplement.ts";
import type { MessageText, Template } from "./template.ts";

/** Every message the product writes to a member, in both languages. A message keeps its template and facts, not its words. */
export const messageTemplates = {
  ...orderMessages,
  ...forwardingMessages,
  ...itemMessages,
  ...enquiryMessages,
  ...expertMessages,
  ...storageMessages,
  ...abnormalMessages,
  ...serviceMessages,
  ...supplementMessages,
  ...parcelMessages,
  ...claimMessages,
  ...paymentMessages,
  ...promotionMessages,
  ...identityMessages,
  ...returnMessages,
} as const;

export type MessageTemplate = keyof typeof messageTemplates;
export type MessageFacts<Name extends MessageTemplate> = Parameters<(typeof messageTemplates)[Name]["zh"]>[0];

/** The words of a stored message. A template that is no longer known gives its name, so that an old row never breaks a list. */
export function messageText(name: string, facts: unknown, language: Language): MessageText {
  const found: Template<never> | undefined = Object.hasOwn(messageTemplates, name)
    ? messageTemplates[name as MessageTemplate]
    : undefined;
  return found ? found[language](facts as never) : { title: name, body: "" };
}
