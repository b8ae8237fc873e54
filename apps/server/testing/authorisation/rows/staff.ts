import { everyone, type Rows } from "../row.ts";

export const staffRows: Rows = {
  "POST /api/staff/session/login": everyone,
  "GET /api/staff/session/me": { access: "staff" },
  "POST /api/staff/session/logout": everyone,
};
