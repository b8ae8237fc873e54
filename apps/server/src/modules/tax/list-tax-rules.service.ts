import { ok } from "@sihai/domain";
import { beijingDate, dayAfter } from "@sihai/domain/clocks";
import { isTaxEnd, mergeTaxRows, type TaxRow, writeTaxRules } from "@sihai/domain/tax";
import type { Deps } from "#platform";
import { mayCheck } from "../staff/index.ts";
import { mayWithdraw } from "./check-tax-rules.service.ts";
import { type KeptTaxRule, keptTaxRules } from "./tax-rule.store.ts";
import { taxRows } from "./tax-rules.ts";

const rulesShown = 2_000;

/** Every rule there was, is and will be, by country, the latest first. */
export async function listTaxRules(deps: Deps, staffId: string, now: Date) {
  const today = beijingDate(now);
  const kept = await keptTaxRules(deps.db, rulesShown);
  const counting = mergeTaxRows(
    deps.files.taxRows,
    kept.filter(({ state }) => state === "scheduled").map(({ row }) => row),
  );
  const stateOf = (row: TaxRow) => {
    if (row.from > today) return "scheduled" as const;
    const begun = counting.filter((one) => one.country === row.country && one.from <= today);
    return begun.every((one) => one.from <= row.from) ? ("in-force" as const) : ("over" as const);
  };
  const ofFiles = counting.filter((row) => deps.files.taxRows.includes(row));
  const list = [
    ...ofFiles.map((row) => ({ ...viewRow(row), ...noBody, state: stateOf(row) })),
    ...(await Promise.all(
      kept.map(async (rule) => ({
        ...viewRow(rule.row),
        ...(await viewMaking(deps, rule, staffId, today)),
        state: rule.state === "scheduled" ? stateOf(rule.row) : rule.state,
      })),
    )),
  ];
  list.sort((a, b) => a.country.localeCompare(b.country) || b.from.localeCompare(a.from));
  return ok({ list, today, earliestDay: dayAfter(today) });
}

/** Rows of the operator's files have no maker here. */
const noBody = {
  ruleId: null,
  madeBy: null,
  madeAt: null,
  checkedBy: null,
  checkedAt: null,
  checkedAlone: false,
  mayCheck: "state" as const,
  mayWithdraw: false,
};

function viewRow(row: TaxRow) {
  const { country, from, grade, source } = row;
  if (isTaxEnd(row)) return { country, from, grade, source, rule: null };
  const { country: _country, from: _from, grade: _grade, source: _source, ...rule } = row;
  return { country, from, grade, source, rule };
}

async function viewMaking({ db, settings, clock }: Deps, rule: KeptTaxRule, staffId: string, today: string) {
  const { id, state, madeBy, madeAt, checkedBy, checkedAt, checkedAlone } = rule;
  const rules = settings.at(clock.now());
  const may = state === "draft" ? await mayCheck(db, { makerId: madeBy.id, staffId, rules }) : ("state" as const);
  return {
    ruleId: id,
    madeBy: madeBy.name,
    madeAt,
    checkedBy,
    checkedAt,
    checkedAlone,
    mayCheck: may,
    mayWithdraw: mayWithdraw(rule, today),
  };
}

/** The rules that count, as tax-rules.csv; importing it again changes nothing. */
export async function exportTaxRules(deps: Deps) {
  return ok({ text: writeTaxRules(await taxRows(deps.db, deps)) });
}
