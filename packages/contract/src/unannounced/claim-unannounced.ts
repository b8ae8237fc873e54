import { claimProofsMax } from "@sihai/domain/unannounced";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { fileId, text } from "../fields.ts";
import { claimState, unannouncedNo } from "./unannounced-fields.ts";

/** What somebody says is in the parcel. */
export const claimContents = text(200, 2);

/** With my mark on the parcel it is mine at once; otherwise pictures prove it and staff look at them. */
export const claimUnannounced = endpoint({
  method: "POST",
  path: "/unannounced/claim",
  summary: "Claim an unannounced parcel by the hidden part of its number",
  body: z.strictObject({
    unannouncedNo,
    hidden: text(12),
    contents: claimContents,
    proofs: z.optional(z.array(fileId).check(z.maxLength(claimProofsMax))),
  }),
  data: z.object({ state: claimState, orderNo: z.nullable(z.string()) }),
  refusals: [
    "UNANNOUNCED_NOT_FOUND",
    "UNANNOUNCED_DIGITS_WRONG",
    "UNANNOUNCED_GUESSES_USED",
    "UNANNOUNCED_TAKEN",
    "CLAIM_PROOF_MISSING",
    "PHOTO_NOT_FOUND",
  ],
  once: true,
});
