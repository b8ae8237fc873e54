import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const withdrawTaxRule = endpoint({
  method: "POST",
  path: "/staff/freight/tax-rule-withdraw",
  summary: "Take back a tax rule that has not begun",
  body: z.strictObject({ ruleId: id }),
  data: z.null(),
  refusals: ["TAX_RULE_NOT_FOUND", "TAX_RULE_STATE_REFUSED"],
  once: true,
});
