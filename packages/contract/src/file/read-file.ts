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
