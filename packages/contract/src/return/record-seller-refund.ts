import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, fileId, text } from "../fields.ts";
import { returnNo } from "./fields.ts";
import { changed, changeRefusals } from "./staff-fields.ts";

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
