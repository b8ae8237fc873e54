import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { helpId } from "./fields.ts";

/** `reader` is a random name the browser keeps; a second answer of the same reader takes the place of the first. */
export const voteOnArticle = endpoint({
  method: "POST",
  path: "/content/article-vote",
  summary: "Say whether an article helped",
  body: z.strictObject({ helpId, isHelpful: z.boolean(), reader: z.uuid() }),
  data: z.null(),
  repeats: "sets",
});
