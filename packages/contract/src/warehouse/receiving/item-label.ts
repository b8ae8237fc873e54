import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { itemNo } from "../../fields.ts";

/** Code 128 as SVG and the words beside it, for a label printer. */
export const itemLabel = endpoint({
  method: "GET",
  path: "/staff/labels/item/:itemNo",
  summary: "The label of a stored item",
  params: z.object({ itemNo }),
  data: z.object({ code: z.string(), svg: z.string(), lines: z.array(z.string()) }),
  refusals: ["ITEM_NOT_FOUND"],
});
