import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { fileId, whole } from "../fields.ts";

/** A stored picture, to those who may see it; `w` asks for a narrower copy. Answers with the picture, not with the envelope. */
export const readFile = endpoint({
  method: "GET",
  path: "/files/:fileId",
  summary: "A stored picture",
  params: z.object({ fileId }),
  query: z.strictObject({ w: z.optional(whole(1, 2000)) }),
  data: z.null(),
  refusals: ["FILE_NOT_FOUND"],
});

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

/** One picture of the shopper's own (a remark, a proof, an avatar): gif, jpg or png, at most 3 MB. */
export const uploadPicture = endpoint({
  method: "POST",
  path: "/files/upload",
  summary: "Upload a picture",
  data: z.object({ fileId, width: z.int(), height: z.int() }),
  upload: { maxFiles: 1, maxBytes: 3_145_728 },
  refusals: ["FILE_NOT_A_PICTURE"],
});
