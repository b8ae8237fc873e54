import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

const cell = z.string().check(z.trim(), z.maxLength(300));

/** A rule as tax-rules.csv holds it, cell by cell; the currency `none` ends a rule. */
const taxCells = z.strictObject({
  country: cell,
  from: cell,
  currency: cell,
  duty_relief: cell,
  duty_bp: cell,
  vat_relief: cell,
  vat_bp: cell,
  flat_per_line: cell,
  grade: cell,
  source: cell,
  reduced_up_to: z.optional(cell),
  reduced_bp: z.optional(cell),
  duty_less: z.optional(cell),
  vat_less: z.optional(cell),
});

export const draftTaxRule = endpoint({
  method: "POST",
  path: "/staff/freight/tax-rule",
  summary: "Make a draft of a dated tax rule, or of the end of one",
  body: z.strictObject({ cells: taxCells }),
  data: z.object({ drafts: z.int() }),
  refusals: ["TAX_RULES_INVALID", "TAX_RULES_UNCHANGED"],
  once: true,
});
