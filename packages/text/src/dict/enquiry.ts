import { dictionary } from "../core/dictionary.ts";
import type { EnquiryWords } from "../zh/shop/enquiry.ts";

export type { EnquiryWords } from "../zh/shop/enquiry.ts";

/** Asking before buying: the form, my enquiries, and their answers. */
export const enquiryDict = dictionary<EnquiryWords>("enquiry", (language) => import(`../${language}/shop/enquiry.ts`));
