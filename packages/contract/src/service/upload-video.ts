import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { fileId, itemNo } from "../fields.ts";

/** mp4 or webm of at most 30 MB; it belongs to the item's customer. */
export const uploadVideo = endpoint({
  method: "POST",
  path: "/staff/services/video",
  summary: "Upload an inspection video of an item",
  body: z.strictObject({ itemNo }),
  data: z.object({ fileId, mimeType: z.string() }),
  upload: { maxFiles: 1, maxBytes: 31_457_280 },
  refusals: ["ITEM_NOT_FOUND", "FILE_NOT_A_VIDEO"],
  once: true,
});
