import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { fileId, whole } from "../fields.ts";

/** The same for staff, who hold another session. */
export const readFileAsStaff = endpoint({
  method: "GET",
  path: "/staff/files/:fileId",
  summary: "A stored picture, for staff",
  params: z.object({ fileId }),
  query: z.strictObject({ w: z.optional(whole(1, 2000)) }),
  data: z.null(),
  refusals: ["FILE_NOT_FOUND"],
});
