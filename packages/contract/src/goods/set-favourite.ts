import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

/** Says what should be, so that pressing twice does no harm (rule C-15). */
export const setFavourite = endpoint({
  method: "POST",
  path: "/goods/favourite",
  summary: "Add goods to the favourites or take them out",
  body: z.strictObject({ goodsId: id, favourite: z.boolean() }),
  data: z.object({ favourite: z.boolean() }),
  refusals: ["GOODS_NOT_FOUND"],
  repeats: "sets",
});
