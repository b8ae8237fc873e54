import * as z from "zod/mini";
import { amount, type FactsOf, item, text } from "./facts.ts";

/** What a member is told about services on goods. */
export const serviceFacts = {
  "service-done": z.object({ ...item, service: text, refundedCny: amount, reason: text }),
};

export type ServiceMessages = FactsOf<typeof serviceFacts>;
