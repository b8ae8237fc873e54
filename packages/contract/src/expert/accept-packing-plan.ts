import * as z from "zod/mini";
import { agreementsSeen } from "../content/agreements-seen.ts";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, text } from "../fields.ts";
import { submitParcel } from "../parcel/submit-parcel.ts";
import { serviceBarcode } from "./fields.ts";

/** Makes the parcels, all or none, and opens one payment for them. `total` is what the customer saw. */
export const acceptPackingPlan = endpoint({
  method: "POST",
  path: "/expert/accept",
  summary: "Accept the expert's plan: its parcels are made and paid together",
  body: z.strictObject({
    serviceBarcode,
    total: cnyAmount,
    identity: z.strictObject({ kind: z.enum(["personal", "company"]), companyName: text(80, 0), number: text(40, 0) }),
    agreedDifference: z.boolean(),
    agreementsSeen,
    /** Services that are not done are given up: what isn't done when a parcel leaves is refunded. */
    agreedOpenServices: z.optional(z.boolean()),
  }),
  data: z.object({ tradeNo: z.string(), packageNos: z.array(z.string()) }),
  refusals: [
    "EXPERT_NOT_FOUND",
    "EXPERT_STATE_REFUSED",
    "EXPERT_ANSWER_TOO_LATE",
    "EXPERT_LINE_REFUSES",
    "EXPERT_DECLARED_TOO_LOW",
    ...submitParcel.refusals,
  ],
  once: true,
});
