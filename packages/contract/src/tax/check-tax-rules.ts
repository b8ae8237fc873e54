import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const checkTaxRules = endpoint({
  method: "POST",
  path: "/staff/freight/tax-rules-check",
  summary: "Put checked drafts in force from their days on, all or none",
  body: z.strictObject({ ruleIds: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
  data: z.null(),
  refusals: ["TAX_RULE_NOT_FOUND", "TAX_RULE_STATE_REFUSED", "TAX_RULE_OWN", "TAX_RULE_DAY_PAST", "TAX_RULE_DAY_TAKEN"],
  once: true,
});
