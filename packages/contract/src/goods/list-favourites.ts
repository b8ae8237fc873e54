import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageOf, pageSizeMax, whole } from "../fields.ts";
import { goodsSummary } from "./fields.ts";

export const listFavourites = endpoint({
  method: "GET",
  path: "/goods/favourites",
  summary: "My favourites, newest first",
  query: z.strictObject({ page: z.optional(whole(1, 100_000)), pageSize: z.optional(whole(1, pageSizeMax)) }),
  data: pageOf(goodsSummary),
});
