import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { lineCells, note, versionId } from "./versions-fields.ts";

export const draftLine = endpoint({
  method: "POST",
  path: "/staff/freight/line-draft",
  summary: "Make a draft of a price list with one line changed or added",
  body: z.strictObject({ cells: lineCells, note }),
  data: z.object({ versionId }),
  refusals: ["RATE_CARDS_INVALID", "RATE_CARDS_UNCHANGED", "ROUTES_UNAVAILABLE", "RATE_VERSION_NOT_FOUND"],
  once: true,
});
