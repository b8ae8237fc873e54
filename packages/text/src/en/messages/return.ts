import type { ReturnKind } from "@sihai/domain/return";
import { cnyText } from "../../core/money.ts";
import type { Messages, ReturnMessages } from "../../messages/index.ts";
import { atTime, courierName } from "./said.ts";

const kinds: Record<ReturnKind, string> = {
  return: "return",
  exchange: "exchange",
};

/** What a member is told about returns and exchanges. */
export const returnMessages: Messages<ReturnMessages> = {
  "return-approved": (f) => ({
    title: `Your ${kinds[f.kind]} is accepted`,
    body: `The seller agreed to your ${kinds[f.kind]} ${f.returnNo}. The warehouse sends the goods back next.`,
  }),
  "exchange-to-pay": (f) => ({
    title: "Your exchange waits for payment",
    body: `The seller agreed to the exchange ${f.returnNo}. Please pay ${cnyText(f.amountCny)} for the fee and the way back by ${atTime(f.payBefore)}; after that it is cancelled and the goods stay in storage.`,
  }),
  "return-refused": (f) => ({
    title: `Your ${kinds[f.kind]} was refused`,
    body: `Your ${kinds[f.kind]} ${f.returnNo} was refused: ${f.reason}. Nothing was charged and the goods are still in storage.`,
  }),
  "return-lapsed": (f) => ({
    title: "Exchange cancelled",
    body: `The exchange ${f.returnNo} was not paid in time and is cancelled. Nothing was charged and the goods are still in storage.`,
  }),
  "return-sent-back": (f) => ({
    title: "Sent back to the seller",
    body: `The goods of ${f.returnNo} are on their way back with ${courierName(f.courier)}, number ${f.trackingNo}. Shipping was ${cnyText(f.freightCny)}.`,
  }),
  "return-seller-received": (f) => ({
    title: "The seller has the goods",
    body: `The seller received the goods of ${f.returnNo} and is checking them.`,
  }),
  "return-refunded": (f) => ({
    title: "Refunded to your balance",
    body: `${f.returnNo} is done: ${cnyText(f.amountCny)} is in your balance.`,
  }),
  "exchange-shipped": (f) => ({
    title: "The exchange is on its way",
    body: `The seller has sent the other goods for ${f.returnNo} with ${courierName(f.courier)}, number ${f.trackingNo}. We inspect them again when they arrive.`,
  }),
};
