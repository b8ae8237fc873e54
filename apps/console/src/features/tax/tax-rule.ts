import type { CallData } from "@sihai/contract";
import type { listTaxRules } from "@sihai/contract/tax";
import { convert, type Money, money, parseMoney, sign } from "@sihai/domain";
import { estimateTax, type TaxRule } from "@sihai/domain/parcel";
import type { Tone } from "@sihai/ui";

export type TaxRow = CallData<typeof listTaxRules>["list"][number];
export type Rule = NonNullable<TaxRow["rule"]>;

export const stateTones: Record<TaxRow["state"], Tone> = {
  draft: "warn",
  scheduled: "brand",
  "in-force": "ok",
  over: "neutral",
  withdrawn: "neutral",
};

/** A row's name in the address: staff's by number, the files' by country and day. */
export function keyOf({ ruleId, country, from }: TaxRow): string {
  return ruleId ?? `${country}-${from}`;
}

/** Basis points of a share typed in percent with at most two decimals; null when it is none. */
export function bpOf(percent: string): number | null {
  return /^\d{1,3}(\.\d{1,2})?$/.test(percent) ? Math.round(Number(percent) * 100) : null;
}

export type Example = { declared: Money; tax: Money };

/**
 * Tax to expect by declared value around what is relieved, all in the rule's own currency: rates of exchange play no part in it, so both
 * are taken as one. An amount that cannot be read gives no examples.
 */
export function taxExamples(rule: Rule): Example[] {
  const { currency } = rule.dutyRelief;
  const read = ({ amount }: { amount: string }) => parseMoney(amount, currency);
  try {
    const parsed: TaxRule = {
      country: "",
      from: "",
      dutyRelief: read(rule.dutyRelief),
      reducedUpTo: read(rule.reducedUpTo),
      reducedBp: rule.reducedBp,
      dutyBp: rule.dutyBp,
      dutyLess: read(rule.dutyLess),
      vatRelief: read(rule.vatRelief),
      vatBp: rule.vatBp,
      vatLess: read(rule.vatLess),
      flatPerLine: read(rule.flatPerLine),
    };
    const relief = [parsed.dutyRelief, parsed.vatRelief].find((amount) => sign(amount) > 0) ?? parseMoney(usualValue, currency);
    return valuesAround(relief).map((declared) => ({ declared, tax: taxOf(parsed, declared) }));
  } catch {
    return [];
  }
}

/** Declared where a rule relieves nothing, in major units. */
const usualValue = "100";

/** Below what is relieved, at it, above it and far above, in whole major units and at least one. */
function valuesAround({ amount, currency }: Money): Money[] {
  const unit = parseMoney("1", currency).amount;
  const whole = (units: bigint) => money(((units + unit / 2n) / unit) * unit || unit, currency);
  return [amount / 2n, amount, amount * 2n, amount * 4n].map(whole);
}

/** The estimate comes in CNY; at a rate of one it is the same figure in the rule's own currency. */
function taxOf(rule: TaxRule, declared: Money): Money {
  const { total } = estimateTax(rule, { total: declared, lines: 1 }, { usdPerCny: "1", rulePerCny: "1" });
  return convert(total, "1", declared.currency);
}
