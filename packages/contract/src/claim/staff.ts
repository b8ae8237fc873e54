import { claimLimits, exceptionKinds } from "@sihai/domain/claim";
import * as z from "zod/mini";
import { dueFilter } from "../due-filter.ts";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant, localText, packageId, text } from "../fields.ts";
import { parcelState } from "../parcel/fields.ts";
import { photoField } from "../warehouse/fields.ts";
import { claimNo, claimStateField, claimView } from "./fields.ts";

export const claimTabs = ["open", "reviewing", "offered", "accepted", "closed"] as const;

/** A claim beside what the house knows of the parcel. */
export const deskClaim = z.extend(claimView, {
  customerMark: z.string(),
  parcelState,
  exception: z.nullable(z.enum(exceptionKinds)),
  lineName: localText,
  country: z.string(),
  carrier: z.nullable(z.string()),
  waybillNo: z.nullable(z.string()),
  shippedAt: z.nullable(instant),
  deliveredAt: z.nullable(instant),
  estGrams: z.int(),
  actGrams: z.nullable(z.int()),
  actSidesCm: z.nullable(z.array(z.number())),
  /** Scale, tape and the packed box, and the goods as they lay in storage. */
  parcelPhotos: z.array(photoField),
  itemPhotos: z.array(photoField),
  /** Who offered may not pay. */
  offeredByMe: z.boolean(),
});

/** The longest waiting first; `q` finds by claim, parcel, waybill or customer, whatever the state. */
export const claimQueue = endpoint({
  method: "GET",
  path: "/staff/claims/queue",
  summary: "Claims to handle, the longest waiting first",
  query: z.strictObject({ tab: z.optional(z.enum(claimTabs)), due: dueFilter, q: z.optional(text(64, 0)) }),
  data: z.object({
    list: z.array(deskClaim),
    counts: z.object({ open: z.int(), reviewing: z.int(), offered: z.int(), accepted: z.int(), overdue: z.int() }),
  }),
});

const changed = z.object({ claimNo: z.string(), state: claimStateField });
const changeRefusals = ["CLAIM_NOT_FOUND", "CLAIM_STATE_REFUSED"] as const;

export const reviewClaim = endpoint({
  method: "POST",
  path: "/staff/claims/review",
  summary: "Take a claim up",
  body: z.strictObject({ claimNo }),
  data: changed,
  refusals: changeRefusals,
  once: true,
});

/** At most what was asked for and what it can come to. A lost or seized parcel becomes an exception with it. */
export const offerForClaim = endpoint({
  method: "POST",
  path: "/staff/claims/offer",
  summary: "Offer an amount for a claim, with the reason",
  body: z.strictObject({ claimNo, amount: cnyAmount, reason: text(claimLimits.reason, 2) }),
  data: changed,
  refusals: [...changeRefusals, "CLAIM_AMOUNT_REFUSED", "CLAIM_NOT_POSSIBLE"],
  once: true,
});

export const refuseClaim = endpoint({
  method: "POST",
  path: "/staff/claims/refuse",
  summary: "Refuse a claim, with the reason",
  body: z.strictObject({ claimNo, reason: text(claimLimits.reason, 2) }),
  data: changed,
  refusals: changeRefusals,
  once: true,
});

export const answerClaim = endpoint({
  method: "POST",
  path: "/staff/claims/message",
  summary: "Write to a customer about an open claim",
  body: z.strictObject({ claimNo, text: text(claimLimits.message) }),
  data: z.null(),
  refusals: changeRefusals,
  once: true,
});

/** By finance, and by somebody else than who offered. */
export const payClaim = endpoint({
  method: "POST",
  path: "/staff/claims/pay",
  summary: "Pay an accepted claim into the customer's wallet",
  body: z.strictObject({ claimNo }),
  data: z.extend(changed, { paid: cnyAmount }),
  refusals: [...changeRefusals, "CLAIM_SAME_PERSON"],
  once: true,
});

/** Claims that it is gone end where nothing was paid; `keptCny`: what was paid before, and stays paid. */
export const deliveredAfterAll = endpoint({
  method: "POST",
  path: "/staff/dispatch/delivered-after-all",
  summary: "A parcel that counted as lost or seized was delivered",
  body: z.strictObject({ packageId, note: text(300, 2) }),
  data: z.object({
    packageId: z.string(),
    state: parcelState,
    ended: z.array(z.string()),
    keptCny: z.nullable(z.string()),
  }),
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED"],
  once: true,
});
