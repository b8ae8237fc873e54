import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { enquiryNo } from "./fields.ts";

/** What was offered first for every product, at the offered prices, in one go; what can't be bought any more is left out and named. */
export const putEnquiryInCart = endpoint({
  method: "POST",
  path: "/enquiry/put-in-cart",
  summary: "Put the answer into my cart",
  body: z.strictObject({ enquiryNo }),
  data: z.object({ added: z.int(), missing: z.array(z.string()) }),
  refusals: ["ENQUIRY_NOT_FOUND", "ENQUIRY_STATE_REFUSED", "ENQUIRY_NOTHING_LEFT", "CART_FULL", "WINDING_DOWN", "NOT_SERVED"],
  once: true,
});
