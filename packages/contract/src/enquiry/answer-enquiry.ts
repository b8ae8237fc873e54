import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant, text } from "../fields.ts";
import { offersMax, wanted } from "./calls-fields.ts";
import { enquiryNo } from "./fields.ts";

/** Each product gets what is offered for it, the recommended first; with none, a note that says why. */
export const answerEnquiry = endpoint({
  method: "POST",
  path: "/staff/enquiry/answer",
  summary: "Answer an enquiry with goods ready for the cart",
  body: z.strictObject({
    enquiryNo,
    products: z
      .array(
        z.strictObject({
          seq: z.int().check(z.minimum(1), z.maximum(10)),
          note: z.optional(text(300, 0)),
          offers: z
            .array(z.extend(wanted, { unitPrice: cnyAmount, domesticFreight: cnyAmount, remark: z.optional(text(200, 0)) }))
            .check(z.maxLength(offersMax)),
        }),
      )
      .check(z.minLength(1), z.maxLength(10)),
    lineId: z.nullable(z.string().check(z.maxLength(60))),
    note: z.optional(text(500, 0)),
  }),
  data: z.object({ enquiryNo: z.string(), expiresAt: instant }),
  refusals: ["ENQUIRY_NOT_FOUND", "ENQUIRY_STATE_REFUSED", "ENQUIRY_OFFER_WRONG", "ENQUIRY_LINE_WRONG", "ROUTES_UNAVAILABLE"],
  once: true,
});
