import { owner, type Rows } from "../row.ts";

export const trackingRows: Rows = {
  "GET /api/order/logistics": owner(({ orderNo }) => ({ query: { orderNo } })),
};
