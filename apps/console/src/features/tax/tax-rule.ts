import type { CallData } from "@sihai/contract";
import type { listTaxRules } from "@sihai/contract/freight";
import { parseMoney } from "@sihai/domain";
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

export type Example = { declared: string; tax: number };

/**
 * Tax to expect by declared value around what is relieved, all in the rule's own currency: rates of exchange play no part in it, so both
 * are taken as one. An amount that cannot be read gives no examples.
 */
export function taxExamples(rule: Rule): Example[] {
  const { currency } = rule.dutyRelief;
  const read = (amount: string) => parseMoney(amount, currency);
  try {
    const given: TaxRule = {
      country: "",
      from: "",
      dutyRelief: read(rule.dutyRelief.amount),
      reducedUpTo: read(rule.reducedUpTo.amount),
      reducedBp: rule.reducedBp,
      dutyBp: rule.dutyBp,
      dutyLess: read(rule.dutyLess.amount),
      vatRelief: read(rule.vatRelief.amount),
      vatBp: rule.vatBp,
      vatLess: read(rule.vatLess.amount),
      flatPerLine: read(rule.flatPerLine.amount),
    };
    return valuesAround(Number(rule.dutyRelief.amount) || Number(rule.vatRelief.amount) || usualValue).map((value) => ({
      declared: String(value),
      tax: Number(taxOf(given, read(String(value)))) / 100,
    }));
  } catch {
    return [];
  }
}

const usualValue = 100;

/** Below what is relieved, at it, above it and far above. */
function valuesAround(relief: number): number[] {
  return [relief / 2, relief, relief * 2, relief * 4].map((value) => Math.max(1, Math.round(value)));
}

function taxOf(rule: TaxRule, declared: ReturnType<typeof parseMoney>): bigint {
  return estimateTax(rule, { total: declared, lines: 1 }, { usdPerCny: "1", rulePerCny: "1" }).total.amount;
}
