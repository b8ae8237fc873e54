import { taxGrades } from "@sihai/domain/tax";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, moneyField } from "../fields.ts";
import { calendarDay, csvFile } from "./fields.ts";

/** One dated row. `rule` null: from that day on nothing is known. `ruleId` null: it stands in the operator's files. */
const taxRuleRow = z.object({
  ruleId: z.nullable(id),
  country: z.string(),
  from: calendarDay,
  rule: z.nullable(
    z.object({
      dutyRelief: moneyField,
      reducedUpTo: moneyField,
      reducedBp: z.int(),
      dutyBp: z.int(),
      dutyLess: moneyField,
      vatRelief: moneyField,
      vatBp: z.int(),
      vatLess: moneyField,
      flatPerLine: moneyField,
    }),
  ),
  grade: z.enum(taxGrades),
  source: z.string(),
  state: z.enum(["draft", "scheduled", "in-force", "over", "withdrawn"]),
  madeBy: z.nullable(z.string()),
  madeAt: z.nullable(instant),
  checkedBy: z.nullable(z.string()),
  checkedAt: z.nullable(instant),
  checkedAlone: z.boolean(),
  /** Whether the caller may check it, and if not, why. */
  mayCheck: z.enum(["yes", "alone", "own", "state"]),
  mayWithdraw: z.boolean(),
});

export const listTaxRules = endpoint({
  method: "GET",
  path: "/staff/freight/tax-rules",
  summary: "What countries ask of parcels, dated: what was, is and will be",
  data: z.object({ list: z.array(taxRuleRow), today: calendarDay, earliestDay: calendarDay }),
});

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

/** No cell of it can run as a formula in a spreadsheet. */
export const exportTaxRules = endpoint({
  method: "GET",
  path: "/staff/freight/tax-rules-file",
  summary: "The tax rules that count, as a CSV file",
  data: z.object({ text: z.string() }),
});

export const checkTaxRules = endpoint({
  method: "POST",
  path: "/staff/freight/tax-rules-check",
  summary: "Put checked drafts in force from their days on, all or none",
  body: z.strictObject({ ruleIds: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
  data: z.null(),
  refusals: ["TAX_RULE_NOT_FOUND", "TAX_RULE_STATE_REFUSED", "TAX_RULE_OWN", "TAX_RULE_DAY_PAST", "TAX_RULE_DAY_TAKEN"],
  once: true,
});

export const withdrawTaxRule = endpoint({
  method: "POST",
  path: "/staff/freight/tax-rule-withdraw",
  summary: "Take back a tax rule that has not begun",
  body: z.strictObject({ ruleId: id }),
  data: z.null(),
  refusals: ["TAX_RULE_NOT_FOUND", "TAX_RULE_STATE_REFUSED"],
  once: true,
});
