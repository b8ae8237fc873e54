import type { Language, LocalText } from "@sihai/domain/language";
import { spokenIn } from "../spoken.ts";
import type { ClaimMessages } from "./claim.ts";
import type { EnquiryMessages } from "./enquiry.ts";
import type { ExpertMessages } from "./expert.ts";
import type { ForwardingMessages } from "./forwarding.ts";
import type { IdentityMessages } from "./identity.ts";
import type { ItemMessages } from "./item.ts";
import type { OrderMessages } from "./order.ts";
import type { ParcelMessages } from "./parcel.ts";
import type { PaymentMessages } from "./payment.ts";
import type { PromotionMessages } from "./promotion.ts";
import type { ReturnMessages } from "./return.ts";
import type { ServiceMessages } from "./service.ts";
import type { StorageMessages } from "./storage.ts";
import type { SupplementMessages } from "./supplement.ts";
import type { UnannouncedMessages } from "./unannounced.ts";

export type {
  ClaimMessages,
  EnquiryMessages,
  ExpertMessages,
  ForwardingMessages,
  IdentityMessages,
  ItemMessages,
  OrderMessages,
  ParcelMessages,
  PaymentMessages,
  PromotionMessages,
  ReturnMessages,
  ServiceMessages,
  StorageMessages,
  SupplementMessages,
  UnannouncedMessages,
};

export type MessageText = { title: string; body: string };

/** What a template may be told: ids, names, codes, decimal amounts in CNY, ISO instants. Stored beside the message as JSON. */
type Fact = string | number | LocalText;

/** Every message the product writes to a member, with what it is told. A message keeps its template and facts, not its words. */
export type AllMessages = ClaimMessages &
  EnquiryMessages &
  ExpertMessages &
  ForwardingMessages &
  IdentityMessages &
  ItemMessages &
  OrderMessages &
  ParcelMessages &
  PaymentMessages &
  PromotionMessages &
  ReturnMessages &
  ServiceMessages &
  StorageMessages &
  SupplementMessages &
  UnannouncedMessages;

/** A language's words for messages: one function each, from the facts. */
export type Messages<Told extends { [Name in keyof Told]: { [Key in keyof Told[Name]]?: Fact | undefined } }> = {
  readonly [Name in keyof Told]: (facts: Told[Name]) => MessageText;
};

export type MessageTemplate = keyof AllMessages;
export type MessageFacts<Name extends MessageTemplate> = AllMessages[Name];

/** The words of a stored message. A template that is no longer known gives its name, so that an old row never breaks a list. */
export function messageText(name: string, facts: unknown, language: Language): MessageText {
  const { messages } = spokenIn(language);
  if (!Object.hasOwn(messages, name)) return { title: name, body: "" };
  const said: (facts: never) => MessageText = messages[name as MessageTemplate];
  return said(facts as never);
}
