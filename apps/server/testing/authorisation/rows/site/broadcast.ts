import { type Rows, staff } from "../../row.ts";

const send = staff("broadcast.send");

export const broadcastRows: Rows = {
  "POST /api/staff/broadcast/preview": send,
  "POST /api/staff/broadcast/create": send,
  "POST /api/staff/broadcast/check": send,
  "POST /api/staff/broadcast/stop": send,
  "GET /api/staff/broadcast/list": send,
  "GET /api/staff/broadcast/detail": send,
};
