import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { goodsSummary } from "./fields.ts";

export const popularGoods = endpoint({
  method: "GET",
  path: "/goods/popular",
  summary: "Goods many buy this week",
  data: z.object({ list: z.array(goodsSummary) }),
});
