import * as z from "zod/mini";
import { amount, count, type FactsOf, instant, text } from "./facts.ts";

/** What a member is told about enquiries. */
export const enquiryFacts = {
  "enquiry-answered": z.object({ enquiryNo: text, products: count, totalCny: amount, expiresAt: instant }),
  "enquiry-declined": z.object({ enquiryNo: text, note: text }),
};

export type EnquiryMessages = FactsOf<typeof enquiryFacts>;
