import { allowedBy } from "../transitions.ts";
import { keysOf } from "../words.ts";

/** How an enquiry moves: asked, answered, then put into the cart or left to lapse; withdrawn by who asked, or declined by us. */
export const enquiryTransitions = {
  open: ["answered", "closed", "withdrawn"],
  answered: ["in-cart", "closed"],
  "in-cart": [],
  closed: [],
  withdrawn: [],
} as const satisfies Record<string, readonly string[]>;

export type EnquiryState = keyof typeof enquiryTransitions;
export const enquiryStates = keysOf(enquiryTransitions);

export const enquiryCloseReasons = ["expired", "declined"] as const;
export type EnquiryCloseReason = (typeof enquiryCloseReasons)[number];

/** Whether one step leads from the first state to the other. */
export const mayMoveEnquiry = allowedBy(enquiryTransitions);
