import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, text } from "../fields.ts";
import { request } from "./storage-tasks-fields.ts";

export const askDiscard = endpoint({
  method: "POST",
  path: "/storage/discard",
  summary: "Have an item thrown away; it can be taken back until it is done, a day at least",
  body: z.strictObject({ itemId: id, reason: text(200, 0) }),
  data: request,
  refusals: ["STORED_ITEM_NOT_FOUND", "STORAGE_ITEM_AWAY", "STORAGE_TASK_OPEN"],
  once: true,
});
