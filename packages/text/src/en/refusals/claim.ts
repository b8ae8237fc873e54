import type { claimRefusals } from "@sihai/contract/claim/refusals";

export const claimSentences = {
  CLAIM_NOT_FOUND: "We couldn’t find this claim",
  CLAIM_NOT_POSSIBLE: "You can’t claim this for the parcel right now. Please check the dates",
  CLAIM_STATE_REFUSED: "The claim has moved on, so this isn’t possible now. Please reload",
  CLAIM_OPEN_ALREADY: "This parcel already has a claim. Please add to that one",
  CLAIM_ITEMS_WRONG: "Please choose the affected items and how many pieces",
  CLAIM_AMOUNT_REFUSED: "The amount must be above 0 and at most {¥maximum}",
  CLAIM_PHOTO_NOT_FOUND: "A photo wasn’t uploaded. Please upload it again",
  CLAIM_PHOTO_MISSING: "Please add photos of the items and the packaging",
  CLAIM_OFFER_CHANGED: "The offer has changed. Please check it again",
  CLAIM_SAME_PERSON: "You made this offer, so a colleague has to pay it",
} as const satisfies Record<keyof typeof claimRefusals, string>;
