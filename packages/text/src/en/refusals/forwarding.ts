import type { forwardingRefusals } from "@sihai/contract/forwarding/refusals";

export const forwardingSentences = {
  // rules E-95 to E-99
  COURIER_NEEDED: "Please select the courier company",
  TRACKING_NUMBER_NEEDED: "Please enter the tracking number",
  TRACKING_NUMBER_WRONG: "This doesn’t look like a tracking number: 6 to 32 letters and digits",
  TRACKING_NUMBER_TWICE: "You’ve entered tracking number {trackingNo} twice",
  TRACKING_IN_REVIEW:
    "Tracking number {trackingNo} can’t be registered right now. Nothing was submitted. Please check the number. Our warehouse is checking it too",
  FORWARDING_ITEM_NEEDED: "Please add at least one item to every parcel",
  FORWARDING_REMARK_NEEDED: "Please enter a remark",
  FORWARDING_TERMS_NOT_AGREED: "Please read and accept the forwarding agreement",
  FORWARDING_SERVICES_CONFLICT: "A sealed parcel stays unopened, so other services aren’t possible",
  PICTURE_NOT_YOURS: "A picture is no longer available. Please upload it again",
  LOGISTICS_CLOSED:
    "The tracking number can’t be changed: the warehouse has signed for the parcel, or it was cancelled. Nothing was changed",
  DISPUTE_NOT_FOUND: "This number is no longer waiting for a decision",
  DISPUTE_NOT_RELEASABLE: "The first delivery is one of our own purchases, so its number can’t be released",
  DELIVERY_DISPUTED:
    "Two customers registered this number. Before signing, decide whose it is in the number review on the unannounced shelf",
  COURIER_CLOSED:
    "{name} can’t be chosen for new deliveries any more. You can choose: {open}. Parcels already on their way carry on as usual",
  COURIER_NOT_FOUND: "We don’t know this courier. You can choose: {open}",
  DIY_LINK_WRONG: "Please enter the item’s link, starting with http or https",
  LOGISTICS_FOLLOWED:
    "The number can’t be taken back: the parcel is signed for, or its customer has entered a number since. Nothing was changed",
} as const satisfies Record<keyof typeof forwardingRefusals, string>;
