import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { itemNo } from "../../fields.ts";
import { shelf } from "./storage-desk-fields.ts";

export const moveToShelf = endpoint({
  method: "POST",
  path: "/staff/storage/move",
  summary: "Put an item on another shelf of its warehouse",
  body: z.strictObject({ itemNo, shelf }),
  data: z.object({ itemNo: z.string(), from: z.string(), to: z.string() }),
  refusals: ["ITEM_NOT_FOUND", "STORAGE_ITEM_AWAY"],
  once: true,
});
