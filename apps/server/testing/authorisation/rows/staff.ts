import { everyone, type Rows } from "../row.ts";

export const staffRows: Rows = {
  "POST /api/staff/session/login": everyone,
  "GET /api/staff/session/me": { access: "staff" },
  "GET /api/staff/search": { access: "staff" },
  // What of depends on the kind of thing (rule B-30), which the note module's own spec holds.
  "GET /api/staff/notes": { access: "staff" },
  "GET /api/staff/notes/marks": { access: "staff" },
  "POST /api/staff/notes": { access: "staff" },
  "POST /api/staff/notes/strike": { access: "staff" },
  "POST /api/staff/notes/assign": { access: "staff" },
  "GET /api/staff/colleagues": { access: "staff" },
  "GET /api/staff/handover": { access: "staff" },
  "GET /api/staff/filters": { access: "staff" },
  "POST /api/staff/filters": { access: "staff" },
  "POST /api/staff/filters/remove": { access: "staff" },
  "POST /api/staff/session/logout": everyone,
};
