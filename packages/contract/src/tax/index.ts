export { checkTaxRules } from "./check-tax-rules.ts";
export { draftTaxRule } from "./draft-tax-rule.ts";
export { exportTaxRules } from "./export-tax-rules.ts";
export { importTaxRules } from "./import-tax-rules.ts";
export { listTaxRules } from "./list-tax-rules.ts";
export { withdrawTaxRule } from "./withdraw-tax-rule.ts";
