import type { enquiryRefusals } from "@sihai/contract/enquiry/refusals";

export const enquirySentences = {
  ENQUIRY_NOT_FOUND: "We couldn't find this enquiry",
  ENQUIRY_TERMS_NOT_AGREED: "Please read and accept the rules for enquiries",
  ENQUIRY_LINK_WRONG: "Product {product} has no link we can open. Please paste the link of its page",
  ENQUIRY_STATE_REFUSED: "The enquiry has moved on meanwhile. Nothing was changed; please reload",
  ENQUIRY_TOO_MANY: "At most {maximum} enquiries can wait for an answer at a time. Please wait for our answers",
  ENQUIRY_OFFER_WRONG: "The offer for product {product} doesn't hold: goods off sale, option gone, or too few or too many pieces",
  ENQUIRY_LINE_WRONG: "This line doesn't take these goods",
  ENQUIRY_NOTHING_LEFT: "None of the offered goods can be bought any more. Please ask again",
} as const satisfies Record<keyof typeof enquiryRefusals, string>;
