import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { returnNo } from "./fields.ts";

/** A picture of the seller's refund; the buyer sees it beside the amounts. */
export const uploadReturnProof = endpoint({
  method: "POST",
  path: "/staff/returns/proof",
  summary: "Upload the proof of a seller's refund",
  body: z.strictObject({ returnNo }),
  data: z.object({ fileId: z.string(), width: z.int(), height: z.int() }),
  upload: { maxFiles: 1, maxBytes: 3_145_728 },
  refusals: ["FILE_NOT_A_PICTURE", "RETURN_NOT_FOUND"],
  once: true,
});
