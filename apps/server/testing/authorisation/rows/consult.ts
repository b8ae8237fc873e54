import { owner, type Rows, staff, user } from "../row.ts";

const said = { text: "hello", pictures: [] };

export const consultRows: Rows = {
  "POST /api/consult/submit": owner(({ packageId }) => ({
    body: { type: "package", subject: { kind: "parcel", no: packageId }, title: "What now", ...said },
  })),
  "GET /api/consult/list": user,
  "GET /api/consult/unread": user,
  "GET /api/consult/subject": owner(({ packageId }) => ({ query: { kind: "parcel", no: packageId } })),
  "GET /api/consult/detail": owner(({ consultNo }) => ({ query: { consultNo } })),
  "POST /api/consult/seen": owner(({ consultNo }) => ({ body: { consultNo } })),
  "POST /api/consult/write": owner(({ consultNo }) => ({ body: { consultNo, ...said } })),
  "POST /api/consult/cancel": owner(({ consultNo }) => ({ body: { consultNo } })),
  "POST /api/consult/close": owner(({ consultNo }) => ({ body: { consultNo } })),
  "POST /api/consult/reopen": owner(({ consultNo }) => ({ body: { consultNo, ...said } })),
  "POST /api/consult/rate": owner(({ consultNo }) => ({ body: { consultNo, stars: 5 } })),
  "POST /api/consult/speed-up": owner(({ consultNo }) => ({ body: { consultNo } })),
  "GET /api/staff/inbox": staff("consult.read"),
  "GET /api/staff/consult/detail": staff("consult.read"),
  "POST /api/staff/consult/take": staff("consult.record"),
  "POST /api/staff/consult/answer": staff("consult.record"),
  "GET /api/staff/replies": staff("consult.read"),
  "POST /api/staff/replies/save": staff("consult.record"),
  "POST /api/staff/replies/remove": staff("consult.record"),
};
