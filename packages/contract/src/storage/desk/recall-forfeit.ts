import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../fields.ts";
import { staffRefusals } from "./storage-desk-fields.ts";

export const recallForfeit = endpoint({
  method: "POST",
  path: "/staff/storage/recall",
  summary: "A proposal to forfeit goods is taken back; its owner is told",
  body: z.strictObject({ taskId: id }),
  data: z.object({ taskId: z.string() }),
  refusals: [...staffRefusals],
  once: true,
});
