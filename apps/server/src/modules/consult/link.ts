import type { MessageType } from "@sihai/contract/message";
import type { ConsultType } from "@sihai/domain/consult";

/** Where a thread is read, below the language. */
export function consultLink(consultNo: string): string {
  return `/user/consult/my-consult?consultId=${consultNo}`;
}

const messageTypes: Readonly<Record<ConsultType, MessageType>> = {
  order: "order",
  "return-exchange": "order",
  package: "parcel",
  "after-sale": "parcel",
  expert: "parcel",
  legal: "system",
  other: "system",
};

/** Among which of a customer's messages an answer stands. */
export function messageTypeOf(type: ConsultType): MessageType {
  return messageTypes[type];
}
