import { cnyText } from "../../core/money.ts";
import type { ForwardingMessages, Messages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";
import { byCard } from "./said.ts";

/** What a member is told about forwarding orders and their tracking numbers. */
export const forwardingMessages: Messages<ForwardingMessages> = {
  "forwarding-services-paid": (f) => ({
    title: "Services paid",
    body: `We received ${cnyText(f.amountCny)} for the services of forwarding order ${f.orderNo}.${byCard(f.card)} We do them when the parcel arrives.`,
  }),
  "forwarding-logistics-reminder": (f) => ({
    title: "Tracking number needed",
    body: `Forwarding order ${f.orderNo} still needs a tracking number (items: ${f.count}). Please enter it by ${atTime(f.logisticsBefore)}, or these items are cancelled.`,
  }),
  "forwarding-logistics-cancelled": (f) => ({
    title: "Forwarding items cancelled",
    body: `Forwarding order ${f.orderNo} got no tracking number in time, so its items were cancelled (items: ${f.count}). Nothing was charged.`,
  }),
  "forwarding-number-released": (f) => ({
    title: "Please check a tracking number",
    body: `Tracking number ${f.trackingNo} of forwarding order ${f.orderNo} doesn’t match the parcel. Please enter the right one by ${atTime(f.logisticsBefore)}.`,
  }),
  "forwarding-number-reviewed": (f) => ({
    title: "Tracking number reviewed",
    body: `We checked tracking number ${f.trackingNo}. You can register this parcel now.`,
  }),
};
