import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { contentPiece, contentProblem } from "./piece.ts";
import { shownWords } from "./staff-fields.ts";

/** Keeps nothing. Figures of rules are those in force. */
export const previewContent = endpoint({
  method: "POST",
  path: "/staff/content/preview",
  summary: "An article as it would be shown, and what keeps it from being shown",
  body: z.strictObject({ piece: contentPiece }),
  data: z.object({
    problems: z.array(contentProblem),
    shown: z.object({ zh: z.nullable(shownWords), en: z.nullable(shownWords) }),
  }),
  repeats: "reads",
});
