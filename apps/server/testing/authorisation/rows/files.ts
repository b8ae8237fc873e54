import { type Rows, user } from "../row.ts";

export const filesRows: Rows = {
  "GET /api/files/{fileId}": { access: "everyone", stranger: ({ fileId }) => ({ params: { fileId } }) },
  "GET /api/staff/files/{fileId}": { access: "staff" },
  "POST /api/files/upload": user,
};
