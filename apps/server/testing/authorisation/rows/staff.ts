import { everyone, type Rows } from "../row.ts";

export const staffRows: Rows = {
  "POST /api/staff/session/login": everyone,
  "GET /api/staff/session/me": { access: "staff" },
  "GET /api/staff/search": { access: "staff" },
  "POST /api/staff/session/logout": everyone,
};
