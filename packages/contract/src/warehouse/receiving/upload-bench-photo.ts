import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { text } from "../../fields.ts";

/**
 * A picture taken at a bench, of an item or a parcel; it belongs to that customer. Under the subject `unannounced` it is of a parcel that is
 * nobody's yet, for staff alone.
 */
export const uploadBenchPhoto = endpoint({
  method: "POST",
  path: "/staff/photos",
  summary: "Upload a picture taken at a bench",
  body: z.strictObject({ subject: text(32) }),
  data: z.object({ fileId: z.string(), width: z.int(), height: z.int() }),
  upload: { maxFiles: 1, maxBytes: 3_145_728 },
  refusals: ["FILE_NOT_A_PICTURE", "ITEM_NOT_FOUND"],
  once: true,
});
