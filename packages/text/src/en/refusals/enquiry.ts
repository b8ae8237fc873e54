import type { enquiryRefusals } from "@sihai/contract/enquiry/refusals";

export const enquirySentences = {
  ENQUIRY_NOT_FOUND: "We couldn’t find this enquiry",
  ENQUIRY_TERMS_NOT_AGREED: "Please read and accept the rules for enquiries",
  ENQUIRY_LINK_WRONG: "Item {product} has no link we can open. Please paste the link to its page",
  ENQUIRY_STATE_REFUSED: "The enquiry has changed. Nothing was saved. Please reload",
  ENQUIRY_TOO_MANY: "You can have up to {maximum} open enquiries. Please wait for our answers",
  ENQUIRY_OFFER_WRONG: "The offer for item {product} isn’t valid: it is off sale, the option is gone or the quantity doesn’t fit",
  ENQUIRY_LINE_WRONG: "This line doesn’t take these items",
  ENQUIRY_NOTHING_LEFT: "None of the offered items are available any more. Please ask again",
} as const satisfies Record<keyof typeof enquiryRefusals, string>;
