import type { Language } from "@sihai/domain/language";
import type * as z from "zod/mini";
import { beijing } from "../core/dates.ts";
import { spokenIn } from "../spoken.ts";
import { type BooksMessages, booksFacts } from "./books.ts";
import { type ClaimMessages, claimFacts } from "./claim.ts";
import { type ConsultMessages, consultFacts } from "./consult.ts";
import { type EnquiryMessages, enquiryFacts } from "./enquiry.ts";
import { type ExpertMessages, expertFacts } from "./expert.ts";
import type { FactsOf } from "./facts.ts";
import { type ForwardingMessages, forwardingFacts } from "./forwarding.ts";
import { type IdentityMessages, identityFacts } from "./identity.ts";
import { type ItemMessages, itemFacts } from "./item.ts";
import { type MembershipMessages, membershipFacts } from "./membership.ts";
import { type MomentWords, withMoments } from "./moments.ts";
import { type OrderMessages, orderFacts } from "./order.ts";
import { type ParcelMessages, parcelFacts } from "./parcel.ts";
import { type PaymentMessages, paymentFacts } from "./payment.ts";
import { type PromotionMessages, promotionFacts } from "./promotion.ts";
import { type ReturnMessages, returnFacts } from "./return.ts";
import { type ServiceMessages, serviceFacts } from "./service.ts";
import { type StorageMessages, storageFacts } from "./storage.ts";
import { type SupplementMessages, supplementFacts } from "./supplement.ts";
import { type SuspenseMessages, suspenseFacts } from "./suspense.ts";
import { type TransferMessages, transferFacts } from "./transfer.ts";
import { type UnannouncedMessages, unannouncedFacts } from "./unannounced.ts";

export type {
  BooksMessages,
  ClaimMessages,
  ConsultMessages,
  EnquiryMessages,
  ExpertMessages,
  ForwardingMessages,
  IdentityMessages,
  ItemMessages,
  MembershipMessages,
  OrderMessages,
  ParcelMessages,
  PaymentMessages,
  PromotionMessages,
  ReturnMessages,
  ServiceMessages,
  StorageMessages,
  SupplementMessages,
  SuspenseMessages,
  TransferMessages,
  UnannouncedMessages,
};

export type MessageText = { title: string; body: string };

/** Every message the product writes to a member, with what it is told. A message keeps its template and facts, not its words. */
const table = {
  ...claimFacts,
  ...consultFacts,
  ...enquiryFacts,
  ...expertFacts,
  ...forwardingFacts,
  ...identityFacts,
  ...itemFacts,
  ...membershipFacts,
  ...orderFacts,
  ...parcelFacts,
  ...paymentFacts,
  ...promotionFacts,
  ...returnFacts,
  ...serviceFacts,
  ...storageFacts,
  ...supplementFacts,
  ...suspenseFacts,
  ...booksFacts,
  ...transferFacts,
  ...unannouncedFacts,
};
export type AllMessages = FactsOf<typeof table>;

/** A language's words for messages: one function each, from the facts. */
export type Messages<Told> = { readonly [Name in keyof Told]: (facts: Told[Name]) => MessageText };

export type MessageTemplate = keyof AllMessages;
export type MessageFacts<Name extends MessageTemplate> = AllMessages[Name];

/** What each template is told: the one shape for whoever writes a message, for the row it is kept in and for the words. */
export const messageFacts: { readonly [Name in MessageTemplate]: z.ZodMiniType<AllMessages[Name]> } = table;

/** Whether `name` is a message that can be written. */
export function isMessageTemplate(name: string): name is MessageTemplate {
  return Object.hasOwn(messageFacts, name);
}

/** The words of a message, in a reader's language, with its moments in the reader's zone; without one, as in a mail, in Beijing time alone. */
export function messageText<Name extends MessageTemplate>(
  template: Name,
  facts: MessageFacts<Name>,
  language: Language,
  zone: string = beijing,
): MessageText {
  const { messages, moment }: { messages: Messages<AllMessages>; moment: MomentWords } = spokenIn(language);
  const { title, body } = messages[template](facts);
  const said = (text: string) => withMoments(text, moment, { language, zone });
  return { title: said(title), body: said(body) };
}
