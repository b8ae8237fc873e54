import { claimLimits } from "@sihai/domain/claim";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, fileId, instant, packageId, text } from "../fields.ts";
import { claimableItem, claimedItem, claimKindField, claimNo, claimObstacleField, claimView } from "./fields.ts";

/** What can be claimed for a parcel now, until when, and what it is reckoned from; and what was claimed before. */
export const parcelClaims = endpoint({
  method: "GET",
  path: "/claim/of-parcel",
  summary: "Claims on one of my parcels, and what can be claimed now",
  query: z.strictObject({ packageId }),
  data: z.object({
    kinds: z.array(
      z.object({
        kind: claimKindField,
        opensAt: z.nullable(instant),
        closesAt: z.nullable(instant),
        obstacle: z.nullable(claimObstacleField),
      }),
    ),
    /** What to expect it to be about; null where nothing can be told now. */
    likely: z.nullable(claimKindField),
    items: z.array(claimableItem),
    insured: cnyAmount,
    /** The most the line would have insured; null: the line insures nothing. */
    insurable: z.nullable(cnyAmount),
    freight: cnyAmount,
    /** False while one is open or was paid. */
    offered: z.boolean(),
    claims: z.array(claimView),
  }),
  refusals: ["PARCEL_NOT_FOUND"],
});

/** `items`: how many pieces of which goods it is about; none for a late parcel. Photos are needed for goods that arrived. */
export const openClaim = endpoint({
  method: "POST",
  path: "/claim/open",
  summary: "Report a problem with a parcel and claim for it",
  body: z.strictObject({
    packageId,
    kind: claimKindField,
    items: z.array(claimedItem).check(z.maxLength(claimLimits.items)),
    description: text(claimLimits.description, 4),
    photos: z.array(fileId).check(z.maxLength(claimLimits.photos)),
    amount: cnyAmount,
  }),
  data: z.object({ claimNo: z.string(), dueAt: instant }),
  refusals: [
    "PARCEL_NOT_FOUND",
    "CLAIM_NOT_POSSIBLE",
    "CLAIM_OPEN_ALREADY",
    "CLAIM_ITEMS_WRONG",
    "CLAIM_AMOUNT_REFUSED",
    "CLAIM_PHOTO_NOT_FOUND",
    "CLAIM_PHOTO_MISSING",
  ],
  once: true,
});

export const acceptClaimOffer = endpoint({
  method: "POST",
  path: "/claim/accept",
  summary: "Take the offer of a claim, as it was seen",
  body: z.strictObject({ claimNo, amount: cnyAmount }),
  data: z.null(),
  refusals: ["CLAIM_NOT_FOUND", "CLAIM_STATE_REFUSED", "CLAIM_OFFER_CHANGED"],
  once: true,
});

export const contestClaimOffer = endpoint({
  method: "POST",
  path: "/claim/contest",
  summary: "Say why an offer is not enough, or take up again what lapsed; it is looked at again",
  body: z.strictObject({ claimNo, text: text(claimLimits.message, 4) }),
  data: z.null(),
  refusals: ["CLAIM_NOT_FOUND", "CLAIM_STATE_REFUSED", "CLAIM_OPEN_ALREADY", "CLAIM_NOT_POSSIBLE"],
  once: true,
});

export const withdrawClaim = endpoint({
  method: "POST",
  path: "/claim/withdraw",
  summary: "Withdraw a claim that was not accepted yet",
  body: z.strictObject({ claimNo }),
  data: z.null(),
  refusals: ["CLAIM_NOT_FOUND", "CLAIM_STATE_REFUSED"],
  once: true,
});

export const writeAboutClaim = endpoint({
  method: "POST",
  path: "/claim/message",
  summary: "Write to us about an open claim",
  body: z.strictObject({ claimNo, text: text(claimLimits.message) }),
  data: z.null(),
  refusals: ["CLAIM_NOT_FOUND", "CLAIM_STATE_REFUSED"],
  once: true,
});
