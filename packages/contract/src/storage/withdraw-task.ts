import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const withdrawTask = endpoint({
  method: "POST",
  path: "/storage/withdraw",
  summary: "Take back what was asked of the storage bench",
  body: z.strictObject({ taskId: id }),
  data: z.object({ taskId: z.string() }),
  refusals: ["STORAGE_TASK_NOT_FOUND"],
  once: true,
});
