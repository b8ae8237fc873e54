import { owner, type Rows, staff, user } from "../row.ts";

export const enquiryRows: Rows = {
  "POST /api/enquiry/submit": owner(({ addressId }) => ({
    body: {
      products: [{ link: "https://item.taobao.com/item.htm?id=610947572360", name: "n", specification: "s", quantity: 1 }],
      addressId,
      plan: "fastest",
      termsAgreed: true,
    },
  })),
  "GET /api/enquiry/list": user,
  "GET /api/enquiry/unread": user,
  "GET /api/enquiry/detail": owner(({ enquiryNo }) => ({ query: { enquiryNo } })),
  "POST /api/enquiry/seen": owner(({ enquiryNo }) => ({ body: { enquiryNo } })),
  "POST /api/enquiry/withdraw": owner(({ enquiryNo }) => ({ body: { enquiryNo } })),
  "POST /api/enquiry/put-in-cart": owner(({ enquiryNo }) => ({ body: { enquiryNo } })),
  "GET /api/staff/enquiry/queue": staff("enquiry.read"),
  "GET /api/staff/enquiry/detail": staff("enquiry.read"),
  "POST /api/staff/enquiry/estimate": staff("enquiry.record"),
  "POST /api/staff/enquiry/answer": staff("enquiry.record"),
  "POST /api/staff/enquiry/decline": staff("enquiry.record"),
};
