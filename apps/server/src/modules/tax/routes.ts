import * as contract from "@sihai/contract/tax";
import { type Route, route, staffMay } from "#platform";
import { checkTaxRules, withdrawTaxRule } from "./check-tax-rules.service.ts";
import { draftTaxRule, importTaxRules } from "./draft-tax-rules.service.ts";
import { exportTaxRules, listTaxRules } from "./list-tax-rules.service.ts";

const allow = staffMay("freight.edit");

export const taxRoutes: Route[] = [
  route(contract.listTaxRules, { allow, handle: ({ deps, who, now }) => listTaxRules(deps, who.staffId, now) }),
  route(contract.exportTaxRules, { allow, handle: ({ deps }) => exportTaxRules(deps) }),
  route(contract.draftTaxRule, {
    allow,
    handle: ({ deps, body, who, now, once }) => draftTaxRule(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.importTaxRules, {
    allow,
    handle: ({ deps, body, who, now, once }) => importTaxRules(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.checkTaxRules, {
    allow,
    handle: ({ deps, body, who, now, once }) => checkTaxRules(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.withdrawTaxRule, {
    allow,
    handle: ({ deps, body, who, now, once }) => withdrawTaxRule(deps, { ...body, staffId: who.staffId, now, once }),
  }),
];
