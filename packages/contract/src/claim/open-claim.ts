import { claimLimits } from "@sihai/domain/claim";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, fileId, instant, packageId } from "../fields.ts";
import { claimDescription, claimedItem, claimKindField } from "./fields.ts";

/** `items`: how many pieces of which goods it is about; none for a late parcel. Photos are needed for goods that arrived. */
export const openClaim = endpoint({
  method: "POST",
  path: "/claim/open",
  summary: "Report a problem with a parcel and claim for it",
  body: z.strictObject({
    packageId,
    kind: claimKindField,
    items: z.array(claimedItem).check(z.maxLength(claimLimits.items)),
    description: claimDescription,
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
