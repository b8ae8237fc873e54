import * as z from "zod/mini";
import { amount, card, count, type FactsOf, instant, text } from "./facts.ts";

/** What a member is told about forwarding orders and their tracking numbers. */
export const forwardingFacts = {
  "forwarding-services-paid": z.object({ orderNo: text, amountCny: amount, card }),
  "forwarding-logistics-reminder": z.object({ orderNo: text, count: count, logisticsBefore: instant }),
  "forwarding-logistics-cancelled": z.object({ orderNo: text, count: count }),
  "forwarding-number-released": z.object({ orderNo: text, trackingNo: text, logisticsBefore: instant }),
  "forwarding-number-reviewed": z.object({ trackingNo: text }),
};

export type ForwardingMessages = FactsOf<typeof forwardingFacts>;
