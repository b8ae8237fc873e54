import type { Module } from "#platform";
import { taxRoutes } from "./routes.ts";

export { type KnownTax, knownTaxOf, taxRuleOf } from "./tax-rules.ts";

export const taxModule: Module = { name: "tax", routes: taxRoutes };
