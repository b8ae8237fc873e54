import * as z from "zod/mini";
import { agreementsSeen } from "../content/agreements-seen.ts";
import { endpoint } from "../endpoint.ts";
import { id, text } from "../fields.ts";
import { enquiryProductsMax, planField, requestedProduct } from "./fields.ts";

/** Several products at once; the rules must be accepted (rule K-50). Every field but the remark is needed (rule K-51). */
export const submitEnquiry = endpoint({
  method: "POST",
  path: "/enquiry/submit",
  summary: "Ask what goods would cost, before buying them",
  body: z.strictObject({
    products: z.array(requestedProduct).check(z.minLength(1), z.maxLength(enquiryProductsMax)),
    addressId: id,
    plan: planField,
    remark: z.optional(text(500, 0)),
    termsAgreed: z.boolean(),
    agreementsSeen,
  }),
  data: z.object({ enquiryNo: z.string() }),
  refusals: [
    "ENQUIRY_TERMS_NOT_AGREED",
    "AGREEMENT_CHANGED",
    "ENQUIRY_LINK_WRONG",
    "ENQUIRY_TOO_MANY",
    "ADDRESS_NOT_FOUND",
    "WINDING_DOWN",
    "NOT_SERVED",
  ],
  once: true,
});
