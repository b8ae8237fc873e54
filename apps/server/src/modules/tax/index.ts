import type { Module } from "#platform";
import { taxRoutes } from "./routes.ts";

export { type KnownTax, knownTaxOf, taxRuleOf, taxRulesOfFiles } from "./tax-rules.ts";

export const taxModule: Module = { name: "tax", routes: taxRoutes };
