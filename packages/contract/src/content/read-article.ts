import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, language } from "../fields.ts";
import { articleSummary, block, helpId } from "./fields.ts";

/** One guide, help article or agreement. Without `language` it is the caller's. An unknown id answers NOT_FOUND. */
export const readArticle = endpoint({
  method: "GET",
  path: "/content/article",
  summary: "Read a guide, a help article or an agreement",
  query: z.strictObject({
    helpId,
    language: z.optional(language),
    /** As an agreement will be then: what changes can be read before it holds. Of other texts it says nothing. */
    from: z.optional(instant),
  }),
  data: z.object({
    ...articleSummary.shape,
    /** The day its text last changed, by the calendar of Beijing. */
    updated: z.iso.date(),
    /** Which version it is. */
    versionId: id,
    /** The language it stands in: the other one where the one asked for is missing. */
    writtenIn: z.enum(["zh", "en"]),
    blocks: z.array(block),
    /** Others of the same group, those after it first. */
    related: z.array(articleSummary),
  }),
});
