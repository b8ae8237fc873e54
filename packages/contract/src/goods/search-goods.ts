import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text, whole } from "../fields.ts";
import { goodsSummary, platformField } from "./fields.ts";
import { goodsSorts } from "./search-fields.ts";

const price = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/));

/** Our catalogue (everything looked up before), fed with what the source's own search finds. */
export const searchGoods = endpoint({
  method: "GET",
  path: "/goods/search",
  summary: "Search goods",
  query: z.strictObject({
    q: z.optional(text(100, 0)),
    page: z.optional(whole(1, 50)),
    platform: z.optional(platformField),
    category: z.optional(z.string().check(z.maxLength(40), z.regex(/^[a-z0-9-]+$/))),
    sort: z.optional(z.enum(goodsSorts)),
    priceFrom: z.optional(price),
    priceTo: z.optional(price),
  }),
  data: z.object({
    list: z.array(goodsSummary),
    /** Of the best-sold matches that are looked at; `isMore` when there are others beyond them. */
    total: z.int(),
    isMore: z.boolean(),
    /** Nothing is as it was typed; what is listed is nearly so: of the same sound, one slip away, beginning so. */
    isWide: z.boolean(),
    page: z.int(),
    pageSize: z.int(),
    /** The source did not answer: only what was looked up before is listed. */
    sourceFailed: z.boolean(),
    categories: z.array(z.string()),
  }),
});
