import * as z from "zod/mini";
import { dueFilter } from "../due-filter.ts";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, historyStep, id, instant, pageOf, paging, quantity, text } from "../fields.ts";
import { skuId } from "../goods/fields.ts";
import { enquiryNo, enquirySummary, enquiryView, freightEstimate } from "./fields.ts";

export const enquiryTabs = ["open", "answered", "ended"] as const;
export const offersMax = 4;

const enquiryRow = z.extend(enquirySummary, { customerMark: z.string() });

/** Open ones soonest due first, the others newest first. */
export const enquiryQueue = endpoint({
  method: "GET",
  path: "/staff/enquiry/queue",
  summary: "What customers ask, soonest due first",
  query: z.strictObject({
    tab: z.optional(z.enum(enquiryTabs)),
    due: dueFilter,
    ...paging(100),
  }),
  data: z.extend(pageOf(enquiryRow), {
    counts: z.object({ open: z.int(), answered: z.int(), overdue: z.int() }),
  }),
});

export const readEnquiryAsStaff = endpoint({
  method: "GET",
  path: "/staff/enquiry/detail",
  summary: "One enquiry, as its customer sees it, with the history",
  query: z.strictObject({ enquiryNo }),
  data: z.object({
    enquiry: enquiryView,
    customerMark: z.string(),
    timeline: z.array(historyStep),
  }),
  refusals: ["ENQUIRY_NOT_FOUND"],
});

const wanted = z.strictObject({ goodsId: id, skuId, quantity });

/** What sending these goods to the customer's address would cost on every line, the plan's choice first. */
export const estimateEnquiry = endpoint({
  method: "POST",
  path: "/staff/enquiry/estimate",
  summary: "Freight of the goods about to be offered",
  body: z.strictObject({ enquiryNo, goods: z.array(wanted).check(z.minLength(1), z.maxLength(10)) }),
  data: z.object({ lines: z.array(freightEstimate) }),
  refusals: ["ENQUIRY_NOT_FOUND", "ROUTES_UNAVAILABLE", "GOODS_NOT_FOUND"],
});

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

/** Nothing of it can be bought; the customer is told why. */
export const declineEnquiry = endpoint({
  method: "POST",
  path: "/staff/enquiry/decline",
  summary: "Close an enquiry nothing can be offered for",
  body: z.strictObject({ enquiryNo, note: text(500) }),
  data: z.null(),
  refusals: ["ENQUIRY_NOT_FOUND", "ENQUIRY_STATE_REFUSED"],
  once: true,
});
