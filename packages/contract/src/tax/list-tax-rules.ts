import { taxGrades } from "@sihai/domain/tax";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant } from "../fields.ts";
import { calendarDay } from "../freight/fields.ts";
import { taxTerms } from "./fields.ts";

/** One dated row. `rule` null: from that day on nothing is known. `ruleId` null: it stands in the operator's files. */
const taxRuleRow = z.object({
  ruleId: z.nullable(id),
  country: z.string(),
  from: calendarDay,
  rule: z.nullable(taxTerms),
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
