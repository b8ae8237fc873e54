import type { EnquiryState } from "@sihai/domain/enquiry";

const tones = { open: "brand", answered: "ok", "in-cart": "ok", closed: "neutral", withdrawn: "neutral" } as const;

/** The colour a state has in list and detail. */
export function enquiryTone(state: EnquiryState): (typeof tones)[EnquiryState] {
  return tones[state];
}
