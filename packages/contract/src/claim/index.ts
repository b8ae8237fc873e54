export { acceptClaimOffer, contestClaimOffer, openClaim, parcelClaims, withdrawClaim, writeAboutClaim } from "./shopper.ts";
export {
  answerClaim,
  claimQueue,
  claimTabs,
  deliveredAfterAll,
  offerForClaim,
  payClaim,
  refuseClaim,
  reviewClaim,
} from "./staff.ts";
