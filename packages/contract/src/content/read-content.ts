import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { contentKinds, contentName } from "./piece.ts";
import { contentVersion } from "./staff-fields.ts";

export const readContent = endpoint({
  method: "GET",
  path: "/staff/content/piece",
  summary: "One text: every version of it, the latest made first",
  query: z.strictObject({ kind: z.enum(contentKinds), name: contentName }),
  data: z.object({ versions: z.array(contentVersion) }),
  refusals: ["CONTENT_NOT_FOUND"],
});
