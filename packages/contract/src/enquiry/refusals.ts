import * as z from "zod/mini";

/** Refusals of the enquiry calls: numeric state of the envelope and HTTP status. */
export const enquiryRefusals = {
  ENQUIRY_NOT_FOUND: { state: 36001, status: 404 },
  ENQUIRY_TERMS_NOT_AGREED: { state: 36002, status: 400 },
  ENQUIRY_LINK_WRONG: { state: 36003, status: 400, facts: z.object({ product: z.int() }) },
  ENQUIRY_STATE_REFUSED: { state: 36004, status: 409 },
  ENQUIRY_TOO_MANY: { state: 36005, status: 409, facts: z.object({ maximum: z.int() }) },
  ENQUIRY_OFFER_WRONG: { state: 36006, status: 400, facts: z.object({ product: z.int() }) },
  ENQUIRY_LINE_WRONG: { state: 36007, status: 400 },
  ENQUIRY_NOTHING_LEFT: { state: 36008, status: 409 },
} as const;
