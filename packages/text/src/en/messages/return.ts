import { inLanguage } from "@sihai/domain/language";
import type { ReturnKind } from "@sihai/domain/return";
import { cnyText } from "../../core/money.ts";
import type { Messages, ReturnMessages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";
import { language } from "../grammar.ts";

const kinds: Record<ReturnKind, string> = {
  return: "return",
  exchange: "exchange",
};

/** What a member is told about returns and exchanges. */
export const returnMessages: Messages<ReturnMessages> = {
  "return-approved": (f) => ({
    title: `Your ${kinds[f.kind]} was accepted`,
    body: `The seller agreed to your ${kinds[f.kind]} ${f.returnNo}. Next the warehouse sends the items back.`,
  }),
  "exchange-to-pay": (f) => ({
    title: "Please pay for your exchange",
    body: `The seller agreed to the exchange ${f.returnNo}. Please pay ${cnyText(f.amountCny)} for the fee and the shipping back by ${atTime(f.payBefore)}. After that it is cancelled and the items stay in storage.`,
  }),
  "return-refused": (f) => ({
    title: `Your ${kinds[f.kind]} was declined`,
    body: `Your ${kinds[f.kind]} ${f.returnNo} was declined: ${f.reason}. Nothing was charged and the items are still in storage.`,
  }),
  "return-lapsed": (f) => ({
    title: "Exchange cancelled",
    body: `The exchange ${f.returnNo} wasn’t paid in time and was cancelled. Nothing was charged and the items are still in storage.`,
  }),
  "return-sent-back": (f) => ({
    title: "Sent back to the seller",
    body: `The items of ${f.returnNo} are on their way back with ${inLanguage(f.courier, language)}, tracking number ${f.trackingNo}. Shipping was ${cnyText(f.freightCny)}.`,
  }),
  "return-seller-received": (f) => ({
    title: "The seller received the items",
    body: `The seller received the items of ${f.returnNo} and is checking them.`,
  }),
  "return-refunded": (f) => ({
    title: "Refunded to your balance",
    body: `${f.returnNo} is done: ${cnyText(f.amountCny)} is in your balance.`,
  }),
  "exchange-shipped": (f) => ({
    title: "Your new item is on its way",
    body: `The seller shipped the new item for ${f.returnNo} with ${inLanguage(f.courier, language)}, tracking number ${f.trackingNo}. We inspect it again when it arrives.`,
  }),
};
