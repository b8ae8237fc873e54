import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { rateCardFileNames, versionId } from "./versions-fields.ts";

/** No cell of these can run as a formula in a spreadsheet; importing them again gives the same price list. */
export const exportRateVersion = endpoint({
  method: "GET",
  path: "/staff/freight/version-files",
  summary: "A price list as CSV files",
  query: z.strictObject({ versionId }),
  data: z.object({ files: z.array(z.object({ name: z.enum(rateCardFileNames), text: z.string() })) }),
  refusals: ["RATE_VERSION_NOT_FOUND", "ROUTES_UNAVAILABLE"],
});
