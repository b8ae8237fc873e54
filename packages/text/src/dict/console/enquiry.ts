import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleEnquiryWords } from "../../zh/console/enquiry.ts";

export type { ConsoleEnquiryWords } from "../../zh/console/enquiry.ts";

/** The enquiries desk: the queue, and the editor an answer is put together in. */
export const consoleEnquiryDict = dictionary<ConsoleEnquiryWords>(
  "console/enquiry",
  (language) => import(`../../${language}/console/enquiry.ts`),
);
