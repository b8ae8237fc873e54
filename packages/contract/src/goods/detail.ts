import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { goodsDetailField, platformField, sourceItemId } from "./fields.ts";

/** By `goodsId`, or by `platform` and `itemId` when it was never looked up before. */
export const goodsDetail = endpoint({
  method: "GET",
  path: "/goods/detail",
  summary: "What the seller offers now",
  query: z.strictObject({
    goodsId: z.optional(id),
    platform: z.optional(platformField),
    itemId: z.optional(sourceItemId),
  }),
  data: goodsDetailField,
  refusals: ["GOODS_LOOKUP_FAILED", "GOODS_NOT_FOUND"],
});
