import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { fileId } from "../fields.ts";

/** One picture of the shopper's own (a remark, a proof, an avatar): gif, jpg or png, at most 3 MB. */
export const uploadPicture = endpoint({
  method: "POST",
  path: "/files/upload",
  summary: "Upload a picture",
  data: z.object({ fileId, width: z.int(), height: z.int() }),
  upload: { maxFiles: 1, maxBytes: 3_145_728 },
  refusals: ["FILE_NOT_A_PICTURE"],
  once: true,
});
