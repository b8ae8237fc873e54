import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { centimetres, grams, id, itemNo } from "../../fields.ts";
import { shelf, staffRefusals } from "./storage-desk-fields.ts";

const part = z.strictObject({ grams, sidesCm: z.tuple([centimetres, centimetres, centimetres]), shelf });

export const splitStored = endpoint({
  method: "POST",
  path: "/staff/storage/split",
  summary: "An item was split in two, each weighed and on its shelf",
  body: z.strictObject({ taskId: id, itemNo, kept: part, taken: part }),
  data: z.object({ itemNo: z.string(), newItemNo: z.string() }),
  refusals: [...staffRefusals, "STORAGE_WRONG_ITEM", "STORED_SPLIT_REFUSED"],
  once: true,
});
