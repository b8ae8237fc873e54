import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, pageOf, paging, text } from "../fields.ts";
import { askedProduct, enquiryNo, enquirySummary, enquiryView, planField } from "./fields.ts";

export const enquiryProductsMax = 10;

/** Several products at once; the rules must be accepted (rule K-50). Every field but the remark is needed (rule K-51). */
export const submitEnquiry = endpoint({
  method: "POST",
  path: "/enquiry/submit",
  summary: "Ask what goods would cost, before buying them",
  body: z.strictObject({
    products: z.array(askedProduct).check(z.minLength(1), z.maxLength(enquiryProductsMax)),
    addressId: id,
    plan: planField,
    remark: z.optional(text(500, 0)),
    termsAgreed: z.boolean(),
  }),
  data: z.object({ enquiryNo: z.string() }),
  refusals: ["ENQUIRY_TERMS_NOT_AGREED", "ENQUIRY_LINK_WRONG", "ENQUIRY_TOO_MANY", "ADDRESS_NOT_FOUND"],
  once: true,
});

export const listEnquiries = endpoint({
  method: "GET",
  path: "/enquiry/list",
  summary: "My enquiries, newest first",
  query: z.strictObject(paging()),
  data: pageOf(enquirySummary),
});

export const readEnquiry = endpoint({
  method: "GET",
  path: "/enquiry/detail",
  summary: "One enquiry of mine, with its answer",
  query: z.strictObject({ enquiryNo }),
  data: enquiryView,
  refusals: ["ENQUIRY_NOT_FOUND"],
});

/** Takes the unread mark away. */
export const seeEnquiry = endpoint({
  method: "POST",
  path: "/enquiry/seen",
  summary: "I have looked at what became of an enquiry",
  body: z.strictObject({ enquiryNo }),
  data: z.null(),
  refusals: ["ENQUIRY_NOT_FOUND"],
});

export const countNewEnquiries = endpoint({
  method: "GET",
  path: "/enquiry/unread",
  summary: "How many of my enquiries have news I have not looked at",
  data: z.object({ unread: z.int() }),
});

export const withdrawEnquiry = endpoint({
  method: "POST",
  path: "/enquiry/withdraw",
  summary: "Take an enquiry back that is not answered yet",
  body: z.strictObject({ enquiryNo }),
  data: z.null(),
  refusals: ["ENQUIRY_NOT_FOUND", "ENQUIRY_STATE_REFUSED"],
});

/** What was offered first for every product, at the offered prices, in one go; what can't be bought any more is left out and named. */
export const putEnquiryInCart = endpoint({
  method: "POST",
  path: "/enquiry/put-in-cart",
  summary: "Put the answer into my cart",
  body: z.strictObject({ enquiryNo }),
  data: z.object({ added: z.int(), missing: z.array(z.string()) }),
  refusals: ["ENQUIRY_NOT_FOUND", "ENQUIRY_STATE_REFUSED", "ENQUIRY_NOTHING_LEFT", "CART_FULL"],
  once: true,
});
