import type { claimRefusals } from "@sihai/contract/claim/refusals";

export const claimSentences = {
  CLAIM_NOT_FOUND: "We couldn't find this claim",
  CLAIM_NOT_POSSIBLE: "This can't be claimed for this parcel now. Please see until when it could be",
  CLAIM_STATE_REFUSED: "This can't be done in the claim's present state",
  CLAIM_OPEN_ALREADY: "There is a claim for this parcel already. Please add to that one",
  CLAIM_ITEMS_WRONG: "Please choose which goods of the parcel, and how many pieces, it is about",
  CLAIM_AMOUNT_REFUSED: "The amount must be above 0 and at most ¥{maximum}",
  CLAIM_PHOTO_NOT_FOUND: "A picture was not uploaded. Please upload it again",
  CLAIM_PHOTO_MISSING: "Please add photos of the goods and of the packaging",
  CLAIM_OFFER_CHANGED: "The offer has changed. Please look at it again",
  CLAIM_SAME_PERSON: "Whoever made the offer can't pay it; a colleague has to",
} as const satisfies Record<keyof typeof claimRefusals, string>;
