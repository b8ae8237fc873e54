import { cnyText } from "../../core/money.ts";
import type { ForwardingMessages, Messages } from "../../messages/index.ts";
import { atTime } from "./said.ts";

/** What a member is told about forwarding orders and their tracking numbers. */
export const forwardingMessages: Messages<ForwardingMessages> = {
  "forwarding-services-paid": (f) => ({
    title: "Services paid",
    body: `We received ${cnyText(f.amountCny)} for the services of forwarding order ${f.orderNo}. They are done when the parcel arrives.`,
  }),
  "forwarding-logistics-reminder": (f) => ({
    title: "Courier number still missing",
    body: `Forwarding order ${f.orderNo} still needs courier and number (items: ${f.count}). What has none by ${atTime(f.logisticsBefore)} is cancelled.`,
  }),
  "forwarding-logistics-cancelled": (f) => ({
    title: "Forwarding items cancelled",
    body: `Courier and number of forwarding order ${f.orderNo} were not entered within 15 days, so they were cancelled (items: ${f.count}). Nothing was charged.`,
  }),
  "forwarding-number-released": (f) => ({
    title: "Please check a tracking number",
    body: `The tracking number ${f.trackingNo} of forwarding order ${f.orderNo} does not match the parcel. Please enter the right one by ${atTime(f.logisticsBefore)}.`,
  }),
  "forwarding-number-reviewed": (f) => ({
    title: "Tracking number reviewed",
    body: `We looked into tracking number ${f.trackingNo}. You can announce this parcel now.`,
  }),
};
