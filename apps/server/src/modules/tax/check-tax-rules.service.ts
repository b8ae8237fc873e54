import { ok, type Result, refuse } from "@sihai/domain";
import { beijingDate, dayAfter } from "@sihai/domain/clocks";
import type { RoleRules } from "@sihai/domain/staff";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { mayCheck } from "../staff/index.ts";
import { type KeptTaxRule, lockTaxDays, lockTaxRules, markTaxChecked, markTaxWithdrawn } from "./tax-rule.store.ts";

type Act = { staffId: string; now: Date; once: Once | null };
type CheckRefusal =
  | { code: "TAX_RULE_NOT_FOUND" | "TAX_RULE_STATE_REFUSED" | "TAX_RULE_OWN" }
  | { code: "TAX_RULE_DAY_PAST"; earliest: string }
  | { code: "TAX_RULE_DAY_TAKEN"; country: string; from: string };

/** Puts drafts in force from their day on, all or none; by somebody other than who made them, where anybody else could. */
export function checkTaxRules(
  deps: Deps,
  { ruleIds, staffId, now, once }: Act & { ruleIds: readonly string[] },
): Promise<Result<null, CheckRefusal | OnceRefusal>> {
  return transact<null, CheckRefusal>(
    deps.db,
    async (tx) => {
      await lockTaxDays(tx);
      const rules = await lockTaxRules(tx, ruleIds);
      if (rules.length < new Set(ruleIds).size) return refuse({ code: "TAX_RULE_NOT_FOUND" });
      for (const rule of rules) {
        const checked = await checkOne(tx, rule, { staffId, now, rules: deps.settings.at(now) });
        if (!checked.ok) return checked;
      }
      return ok(null);
    },
    once,
  );
}

type Checker = { staffId: string; now: Date; rules: RoleRules };

async function checkOne(
  tx: Tx,
  rule: KeptTaxRule,
  { staffId, now, rules: roleRules }: Checker,
): Promise<Result<null, CheckRefusal>> {
  const { id, state, row, madeBy } = rule;
  const { country, from } = row;
  if (state !== "draft") return refuse({ code: "TAX_RULE_STATE_REFUSED" });
  const earliest = dayAfter(beijingDate(now));
  if (from < earliest) return refuse({ code: "TAX_RULE_DAY_PAST", earliest });
  const may = await mayCheck(tx, { makerId: madeBy.id, staffId, rules: roleRules });
  if (may === "own") return refuse({ code: "TAX_RULE_OWN" });
  const alone = may === "alone";
  if (!(await markTaxChecked(tx, { id, staffId, alone, at: now }))) return refuse({ code: "TAX_RULE_DAY_TAKEN", country, from });
  await audit(tx, {
    staffId,
    action: "freight.check-tax",
    subject: `tax-rule:${id}`,
    facts: { country, from, importedBy: madeBy.name, ...(alone && { checkedAlone: true }) },
    at: now,
  });
  return ok(null);
}

/** Takes back a draft, or a checked rule whose first day has not come. */
export function withdrawTaxRule(
  deps: Deps,
  { ruleId, staffId, now, once }: Act & { ruleId: string },
): Promise<Result<null, { code: "TAX_RULE_NOT_FOUND" | "TAX_RULE_STATE_REFUSED" } | OnceRefusal>> {
  return transact<null, { code: "TAX_RULE_NOT_FOUND" | "TAX_RULE_STATE_REFUSED" }>(
    deps.db,
    async (tx) => {
      const [rule] = await lockTaxRules(tx, [ruleId]);
      if (!rule) return refuse({ code: "TAX_RULE_NOT_FOUND" });
      const may = mayWithdraw(rule, beijingDate(now)) && (await markTaxWithdrawn(tx, { id: ruleId, staffId, at: now }));
      if (!may) return refuse({ code: "TAX_RULE_STATE_REFUSED" });
      const { country, from } = rule.row;
      await audit(tx, {
        staffId,
        action: "freight.withdraw-tax",
        subject: `tax-rule:${ruleId}`,
        facts: { country, from },
        at: now,
      });
      return ok(null);
    },
    once,
  );
}

/** Whether a rule can still be taken back: a draft, or one that begins after today. Days are Beijing's. */
export function mayWithdraw({ state, row }: Pick<KeptTaxRule, "state" | "row">, today: string): boolean {
  return state === "draft" || (state === "scheduled" && row.from > today);
}
