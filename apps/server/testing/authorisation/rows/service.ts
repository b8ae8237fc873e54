import { owner, type Rows, staff, user } from "../row.ts";

export const serviceRows: Rows = {
  "GET /api/order/service/offer": owner(({ orderNo }) => ({ query: { orderNo } })),
  "POST /api/order/service/submit": owner(({ storedItemNo }) => ({
    body: { itemNo: storedItemNo, services: [{ serviceNo: "video", quantity: 1, remarks: "" }], seenTotal: "12.00" },
  })),
  "GET /api/order/service/list": owner(({ orderNo }) => ({ query: { orderNo } })),
  "POST /api/order/service/cancel": owner(({ serviceEntryId }) => ({ body: { entryId: serviceEntryId } })),
  "GET /api/order/service/supplements": owner(({ orderNo }) => ({ query: { orderNo } })),
  "POST /api/order/service/pay-supplements": owner(({ supplementId }) => ({ body: { supplementIds: [supplementId] } })),
  "POST /api/order/service/decline-supplement": owner(({ supplementId }) => ({ body: { supplementId } })),
  "GET /api/order/service/subscriptions": user,
  "POST /api/order/service/subscribe": owner(({ storedItemNo }) => ({ body: { itemNo: storedItemNo } })),
  "POST /api/order/service/unsubscribe": owner(({ storedItemNo }) => ({ body: { itemNo: storedItemNo } })),
  "GET /api/order/service/video-info": owner(({ fileId }) => ({ query: { videoId: fileId } })),
  "GET /api/order/service/video/{videoId}": owner(({ fileId }) => ({ params: { videoId: fileId } })),
  "GET /api/staff/services/queue": staff("service.read"),
  "POST /api/staff/services/start": staff("service.record"),
  "POST /api/staff/services/finish": staff("service.record"),
  "POST /api/staff/services/video": staff("service.record"),
  "POST /api/staff/services/ask-supplement": staff("supplement.record"),
};
