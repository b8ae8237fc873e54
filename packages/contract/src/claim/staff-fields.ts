import { exceptionKinds } from "@sihai/domain/claim";
import * as z from "zod/mini";
import { instant, localText } from "../fields.ts";
import { parcelState } from "../parcel/fields.ts";
import { photoField } from "../warehouse/fields.ts";
import { claimStateField, claimView } from "./fields.ts";

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
  /** `itemNo`: what it was taken of; a node of the release before does not say. */
  itemPhotos: z.array(z.extend(photoField, { itemNo: z.optional(z.string()) })),
  /** Who offered may not pay. */
  offeredByMe: z.boolean(),
});

export const changed = z.object({ claimNo: z.string(), state: claimStateField });

export const changeRefusals = ["CLAIM_NOT_FOUND", "CLAIM_STATE_REFUSED"] as const;
