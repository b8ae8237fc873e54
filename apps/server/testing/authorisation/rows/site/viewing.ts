import { everyone, type Rows, staff, user } from "../../row.ts";

export const viewingRows: Rows = {
  "POST /api/staff/customer/view": staff("customer.view"),
  "POST /api/viewing/open": everyone,
  "GET /api/viewing": { access: "viewer" },
  "POST /api/viewing/end": everyone,
  "GET /api/user/account/viewings": user,
};
