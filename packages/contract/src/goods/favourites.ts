import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, pageOf, pageSizeMax, whole } from "../fields.ts";
import { goodsSummary } from "./fields.ts";

/** Says what should be, so that pressing twice does no harm (rule C-15). */
export const setFavourite = endpoint({
  method: "POST",
  path: "/goods/favourite",
  summary: "Add goods to the favourites or take them out",
  body: z.strictObject({ goodsId: id, favourite: z.boolean() }),
  data: z.object({ favourite: z.boolean() }),
  refusals: ["GOODS_NOT_FOUND"],
});

export const listFavourites = endpoint({
  method: "GET",
  path: "/goods/favourites",
  summary: "My favourites, newest first",
  query: z.strictObject({ page: z.optional(whole(1, 100_000)), pageSize: z.optional(whole(1, pageSizeMax)) }),
  data: pageOf(goodsSummary),
});
