import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** No cell of it can run as a formula in a spreadsheet. */
export const exportTaxRules = endpoint({
  method: "GET",
  path: "/staff/freight/tax-rules-file",
  summary: "The tax rules that count, as a CSV file",
  data: z.object({ text: z.string() }),
});
