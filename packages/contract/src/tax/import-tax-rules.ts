import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { csvFile } from "../freight/fields.ts";

/** Rows that are there already are passed over; the others become drafts. Refused whole, with every cell that is wrong. */
export const importTaxRules = endpoint({
  method: "POST",
  path: "/staff/freight/tax-rules-import",
  summary: "Make drafts of tax rules from a CSV file",
  body: z.strictObject({ text: csvFile }),
  data: z.object({ drafts: z.int() }),
  refusals: ["TAX_RULES_INVALID", "TAX_RULES_UNCHANGED"],
  once: true,
});
