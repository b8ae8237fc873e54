import type { forwardingRefusals } from "@sihai/contract/forwarding/refusals";

export const forwardingSentences = {
  // rules E-95 to E-99
  COURIER_NEEDED: "Please select the courier company",
  TRACKING_NUMBER_NEEDED: "Please enter the tracking number",
  TRACKING_NUMBER_WRONG: "This doesn't look like a tracking number: 6 to 32 letters and digits",
  TRACKING_NUMBER_TWICE: "The tracking number {trackingNo} stands here twice",
  TRACKING_IN_REVIEW:
    "The tracking number {trackingNo} can't be registered right now. Nothing was submitted. Our warehouse will look into it; please check the number",
  FORWARDING_ITEM_NEEDED: "Please add at least one item to every parcel",
  FORWARDING_REMARK_NEEDED: "Please enter a remark",
  FORWARDING_TERMS_NOT_AGREED: "Please read and accept the forwarding agreement",
  FORWARDING_SERVICES_CONFLICT: "A parcel stored in its original packing stays shut, so it takes no other service",
  PICTURE_NOT_YOURS: "A picture is gone. Please upload it again",
  LOGISTICS_CLOSED: "Failed to modify the logistics: the warehouse has signed for it or it is cancelled. Nothing was changed",
  DISPUTE_NOT_FOUND: "This number is no longer waiting for a decision",
  DISPUTE_NOT_RELEASABLE: "The first delivery is one we bought ourselves, so its number can't be released",
  DELIVERY_DISPUTED:
    "Two customers announced this number. Decide whose it is in the number review on the unannounced shelf before signing",
  DIY_LINK_WRONG: "Please enter the item's link, starting with http or https",
} as const satisfies Record<keyof typeof forwardingRefusals, string>;
