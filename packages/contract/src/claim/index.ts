export { claimableItem, claimNo, claimView } from "./fields.ts";
export { acceptClaimOffer, contestClaimOffer, openClaim, parcelClaims, withdrawClaim, writeAboutClaim } from "./shopper.ts";
export {
  answerClaim,
  claimQueue,
  claimTabs,
  deliveredAfterAll,
  deskClaim,
  offerForClaim,
  payClaim,
  refuseClaim,
  reviewClaim,
} from "./staff.ts";
