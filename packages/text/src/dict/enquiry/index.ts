import { dictionary } from "../../core/dictionary.ts";
import type { EnquiryWords } from "./zh.ts";

export type { EnquiryWords } from "./zh.ts";

/** Asking before buying: the form, my enquiries, and their answers. */
export const enquiryDict = dictionary<EnquiryWords>("enquiry", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
