import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { language, text } from "../fields.ts";
import { articleGroups, articleSummary } from "./fields.ts";

/** Titles and summaries, in the order they are shown. Without `group`: the whole help centre, and nothing outside it. `q`: those whose title, summary or text holds every word of it, titles first. */
export const listArticles = endpoint({
  method: "GET",
  path: "/content/articles",
  summary: "List articles of the help centre",
  query: z.strictObject({ group: z.optional(z.enum(articleGroups)), language: z.optional(language), q: z.optional(text(60)) }),
  data: z.object({ list: z.array(articleSummary) }),
});
