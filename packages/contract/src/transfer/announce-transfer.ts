import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { fileId } from "../fields.ts";
import { changedTransfer, receiptFields, transferNo } from "./fields.ts";

/** The receipt (rules I-19 to I-26): in any of the thirteen currencies, whatever was meant to be sent. */
export const announceTransfer = endpoint({
  method: "POST",
  path: "/transfer/announce",
  summary: "Send the receipt of a transfer",
  body: z.strictObject({ transferNo, ...receiptFields, fileId: z.nullable(fileId) }),
  data: changedTransfer,
  refusals: ["TRANSFER_NOT_FOUND", "TRANSFER_STATE_REFUSED", "TRANSFER_PICTURE_NOT_FOUND"],
  once: true,
});
