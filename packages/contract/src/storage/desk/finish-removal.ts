import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id, itemNo } from "../../fields.ts";
import { staffRefusals } from "./storage-desk-fields.ts";

export const finishRemoval = endpoint({
  method: "POST",
  path: "/staff/storage/finish",
  summary: "The scanned item is thrown away or forfeited",
  body: z.strictObject({ taskId: id, itemNo }),
  data: z.object({ itemNo: z.string() }),
  refusals: [...staffRefusals, "STORAGE_TASK_TOO_EARLY", "STORAGE_WRONG_ITEM"],
  once: true,
});
