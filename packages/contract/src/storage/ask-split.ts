import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, whole } from "../fields.ts";
import { request } from "./storage-tasks-fields.ts";

export const askSplit = endpoint({
  method: "POST",
  path: "/storage/split",
  summary: "Have some pieces of an item laid apart, for another parcel",
  body: z.strictObject({ itemId: id, pieces: whole(1, 9998) }),
  data: request,
  refusals: ["STORED_ITEM_NOT_FOUND", "STORAGE_ITEM_AWAY", "STORAGE_TASK_OPEN", "STORED_SPLIT_REFUSED"],
  once: true,
});
