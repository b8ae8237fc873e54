import * as z from "zod/mini";
import { localText } from "../fields.ts";

/** Refusals of forwarding and DIY orders: numeric state of the envelope and HTTP status. */
export const forwardingRefusals = {
  COURIER_NEEDED: { state: 33001, status: 400 },
  TRACKING_NUMBER_NEEDED: { state: 33002, status: 400 },
  TRACKING_NUMBER_WRONG: { state: 33003, status: 400 },
  TRACKING_NUMBER_TWICE: { state: 33004, status: 400, facts: z.object({ trackingNo: z.string() }) },
  // Says nothing of another customer (rule F37).
  TRACKING_IN_REVIEW: { state: 33005, status: 409, facts: z.object({ trackingNo: z.string() }) },
  FORWARDING_ITEM_NEEDED: { state: 33006, status: 400 },
  FORWARDING_REMARK_NEEDED: { state: 33007, status: 400 },
  FORWARDING_TERMS_NOT_AGREED: { state: 33008, status: 400 },
  FORWARDING_SERVICES_CONFLICT: { state: 33009, status: 400 },
  PICTURE_NOT_YOURS: { state: 33011, status: 404 },
  LOGISTICS_CLOSED: { state: 33012, status: 409 },
  DISPUTE_NOT_FOUND: { state: 33013, status: 404 },
  DISPUTE_NOT_RELEASABLE: { state: 33014, status: 409 },
  DELIVERY_DISPUTED: { state: 33015, status: 409 },
  DIY_LINK_WRONG: { state: 33016, status: 400 },
  COURIER_CLOSED: { state: 33017, status: 409, facts: z.object({ name: localText, open: z.readonly(z.array(localText)) }) },
  COURIER_NOT_FOUND: { state: 33018, status: 404, facts: z.object({ open: z.readonly(z.array(localText)) }) },
  LOGISTICS_FOLLOWED: { state: 33019, status: 409 },
} as const;
