import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { language } from "../fields.ts";
import { articleGroups, articleSummary } from "./fields.ts";

/** Titles and summaries, in the order they are shown. Without `group`: the whole help centre, and nothing outside it. */
export const listArticles = endpoint({
  method: "GET",
  path: "/content/articles",
  summary: "List articles of the help centre",
  query: z.strictObject({ group: z.optional(z.enum(articleGroups)), language: z.optional(language) }),
  data: z.object({ list: z.array(articleSummary) }),
});
