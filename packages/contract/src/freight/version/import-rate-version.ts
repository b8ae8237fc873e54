import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { csvFile } from "../fields.ts";
import { note, versionId } from "./versions-fields.ts";

/** Files that are not given are taken from the version it is based on. Refused whole, with every cell that is wrong. */
export const importRateVersion = endpoint({
  method: "POST",
  path: "/staff/freight/import",
  summary: "Make a draft of a price list from CSV files",
  body: z.strictObject({
    basedOn: z.optional(versionId),
    files: z.strictObject({
      lines: z.optional(csvFile),
      tariffs: z.optional(csvFile),
      surcharges: z.optional(csvFile),
      performance: z.optional(csvFile),
    }),
    note,
  }),
  data: z.object({ versionId }),
  refusals: ["RATE_CARDS_INVALID", "RATE_CARDS_UNCHANGED", "RATE_VERSION_NOT_FOUND", "ROUTES_UNAVAILABLE"],
  once: true,
});
