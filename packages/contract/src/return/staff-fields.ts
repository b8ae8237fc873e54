import * as z from "zod/mini";
import { cnyAmount } from "../fields.ts";
import { returnStateField, returnView } from "./fields.ts";

export const returnTabs = ["applied", "awaiting-payment", "approved", "sent-back", "seller-received", "closed"] as const;

/** An application beside what the desk knows of the goods. */
export const deskReturn = z.extend(returnView, {
  customerMark: z.string(),
  platform: z.string(),
  shopName: z.string(),
  /** The seller's page and the orders it was bought under. */
  links: z.array(z.string()),
  platformOrderNos: z.array(z.string()),
  shelves: z.array(z.string()),
  stockInPhotos: z.array(z.string()),
  /** The same, each with the item it was taken of; a node of the release before does not say. */
  stockInPhotosOf: z.optional(z.array(z.object({ itemNo: z.string(), fileIds: z.array(z.string()) }))),
  /** What was paid to the seller in all. */
  cost: cnyAmount,
});

export const changed = z.object({ returnNo: z.string(), state: returnStateField });

export const changeRefusals = ["RETURN_NOT_FOUND", "RETURN_STATE_REFUSED"] as const;

export const trackingNo = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{6,40}$/));
