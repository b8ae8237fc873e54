import { dictionary } from "../../core/dictionary.ts";
import type { EnquiryWords } from "../../zh/shop/care/enquiry.ts";

export type { EnquiryWords } from "../../zh/shop/care/enquiry.ts";

/** Asking before buying: the form, my enquiries, and their answers. */
export const enquiryDict = dictionary<EnquiryWords>(
  "care/enquiry",
  (language) => import(`../../${language}/shop/care/enquiry.ts`),
);
