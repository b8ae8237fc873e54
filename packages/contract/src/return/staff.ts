import * as z from "zod/mini";
import { dueFilter } from "../due-filter.ts";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, fileId, text } from "../fields.ts";
import { returnNo, returnStateField, returnView } from "./fields.ts";

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
  /** What was paid to the seller in all. */
  cost: cnyAmount,
});

/** The longest waiting first; `q` finds by return, order, item or courier number whatever the state. */
export const returnQueue = endpoint({
  method: "GET",
  path: "/staff/returns/queue",
  summary: "Returns and exchanges to handle, the longest waiting first",
  query: z.strictObject({ tab: z.optional(z.enum(returnTabs)), due: dueFilter, q: z.optional(text(64, 0)) }),
  data: z.object({
    list: z.array(deskReturn),
    counts: z.object({
      applied: z.int(),
      "awaiting-payment": z.int(),
      approved: z.int(),
      "sent-back": z.int(),
      "seller-received": z.int(),
      overdue: z.int(),
    }),
  }),
});

const changed = z.object({ returnNo: z.string(), state: returnStateField });
const changeRefusals = ["RETURN_NOT_FOUND", "RETURN_STATE_REFUSED"] as const;
const trackingNo = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{6,40}$/));

/** The seller agreed. An exchange needs the most its way back may cost: the buyer pays it before the goods leave. */
export const approveReturn = endpoint({
  method: "POST",
  path: "/staff/returns/approve",
  summary: "Approve a return or exchange",
  body: z.strictObject({ returnNo, freight: z.optional(cnyAmount) }),
  data: changed,
  refusals: [...changeRefusals, "RETURN_FREIGHT_REFUSED"],
  once: true,
});

export const refuseReturn = endpoint({
  method: "POST",
  path: "/staff/returns/refuse",
  summary: "Refuse a return or exchange, with the reason",
  body: z.strictObject({ returnNo, reason: text(300, 2) }),
  data: changed,
  refusals: changeRefusals,
  once: true,
});

export const recordReturnSent = endpoint({
  method: "POST",
  path: "/staff/returns/sent-back",
  summary: "Record that goods went back to the seller, and what it cost",
  body: z.strictObject({ returnNo, courier: text(40), trackingNo, freight: cnyAmount }),
  data: changed,
  refusals: [...changeRefusals, "RETURN_FREIGHT_REFUSED"],
  once: true,
});

export const recordSellerReceived = endpoint({
  method: "POST",
  path: "/staff/returns/seller-received",
  summary: "Record that the seller has the goods",
  body: z.strictObject({ returnNo }),
  data: changed,
  refusals: changeRefusals,
  once: true,
});

/** `sellerRefund`: everything the seller gave back for the goods; less than they cost needs a reason. */
export const recordSellerRefund = endpoint({
  method: "POST",
  path: "/staff/returns/refund",
  summary: "Record the seller's refund; the buyer's part goes to the wallet",
  body: z.strictObject({
    returnNo,
    sellerRefund: cnyAmount,
    note: z.optional(text(300, 0)),
    proofs: z.array(fileId).check(z.minLength(1), z.maxLength(9)),
  }),
  data: z.extend(changed, { refund: cnyAmount, fee: cnyAmount, freight: cnyAmount }),
  refusals: [...changeRefusals, "RETURN_REFUND_TOO_HIGH", "RETURN_NOTE_MISSING", "RETURN_PHOTO_NOT_FOUND"],
  once: true,
});

export const recordExchangeShipped = endpoint({
  method: "POST",
  path: "/staff/returns/exchange-shipped",
  summary: "Record courier and number of what the seller sends in exchange",
  body: z.strictObject({ returnNo, courier: text(40), trackingNo }),
  data: changed,
  refusals: [...changeRefusals, "RETURN_KIND_REFUSED", "TRACKING_TAKEN"],
  once: true,
});

/** A picture of the seller's refund; the buyer sees it beside the amounts. */
export const uploadReturnProof = endpoint({
  method: "POST",
  path: "/staff/returns/proof",
  summary: "Upload the proof of a seller's refund",
  body: z.strictObject({ returnNo }),
  data: z.object({ fileId: z.string(), width: z.int(), height: z.int() }),
  upload: { maxFiles: 1, maxBytes: 3_145_728 },
  refusals: ["FILE_NOT_A_PICTURE", "RETURN_NOT_FOUND"],
});
