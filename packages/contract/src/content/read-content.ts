import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { contentKinds, contentName, contentPiece } from "./piece.ts";
import { contentVersion } from "./staff-fields.ts";

export const readContent = endpoint({
  method: "GET",
  path: "/staff/content/piece",
  summary: "One text: every version of it, the latest made first",
  query: z.strictObject({ kind: z.enum(contentKinds), name: contentName }),
  data: z.object({
    versions: z.array(contentVersion),
    /** The words a newer release brings, which nobody has published here; null: none. A node of the version before leaves it out. */
    broughtAnew: z.optional(z.nullable(contentPiece)),
  }),
  refusals: ["CONTENT_NOT_FOUND"],
});
