import { owner, type Rows, staff, user } from "../row.ts";

export const forwardingRows: Rows = {
  "POST /api/order/submit/zy": user,
  "POST /api/order/zy/logistics": owner(({ orderNo, itemNo }) => ({
    body: { orderNo, itemNos: [itemNo], courier: "sf", trackingNo: "SF7777777777777" },
  })),
  "POST /api/staff/receiving/logistics": staff("receiving.record"),
  "POST /api/staff/receiving/undo-logistics": staff("receiving.record"),
  "GET /api/staff/forwarding/disputes": staff("unannounced.read"),
  "POST /api/staff/forwarding/disputes/decide": staff("unannounced.record"),
};
