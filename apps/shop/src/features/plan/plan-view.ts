import type { CallData } from "@sihai/contract";
import type { readPlan } from "@sihai/contract/plan";
import { cny, subtract, sum, toDecimal } from "@sihai/domain";
import type { ToldDays } from "@sihai/domain/parcel";
import { formatMoney } from "@sihai/text";
import type { PlanWords } from "@sihai/text/dict/plan";

export type PlanView = CallData<typeof readPlan>;
export type PlanResult = PlanView["results"][number];
export type PlannedParcel = PlanResult["parcels"][number];
export type PlannedItem = PlanView["items"][number];

/** What goods are worth together, a decimal of CNY. */
export function goodsValue(items: readonly { value: string }[]): string {
  return toDecimal(
    sum(
      items.map(({ value }) => cny(value)),
      "CNY",
    ),
  );
}

/** What part of a whole an amount is, with one decimal: "0.4%". */
export function shareOf(part: string, whole: string): string {
  const of = Number(whole);
  return `${of === 0 ? 0 : Math.round((Number(part) / of) * 1000) / 10}%`;
}

/** `plan` against all in one parcel: what it saves, or costs more; both decimals of CNY, never negative. */
export function difference(plan: string, together: string): { saves: string } | { costsMore: string } | null {
  const saved = subtract(cny(together), cny(plan));
  if (saved.amount === 0n) return null;
  return saved.amount > 0n ? { saves: toDecimal(saved) } : { costsMore: toDecimal(subtract(cny(plan), cny(together))) };
}

type Told = Pick<ToldDays, "days" | "daysBasis">;

/** Until the last of the parcels is there, by the days each line is told by: at the earliest and at the latest, and whose word that is. */
export function daysOfAll(told: readonly Told[]): { days: [number, number]; basis: keyof PlanWords["days"] } {
  const [one, ...others] = new Set(told.map(({ daysBasis }) => daysBasis));
  return {
    days: [Math.max(...told.map(({ days }) => days[0])), Math.max(...told.map(({ days }) => days[1]))],
    basis: others.length > 0 ? "mixed" : (one ?? "promised"),
  };
}

/** Whether its sum is the price at the door. A release before this one counted the tax for `door` alone, and did not say. */
export function isAtDoor({ objective, withTax }: Pick<PlanResult, "objective" | "withTax">): boolean {
  return withTax ?? objective === "door";
}

/** What was made least, for words that name it. */
export function aimOf(result: Pick<PlanResult, "objective" | "withTax">): keyof PlanWords["proven"] {
  const { objective } = result;
  return objective === "door" || objective === "cheapest" || isAtDoor(result) ? objective : `${objective}Freight`;
}

type Taxed = Pick<PlanResult, "objective" | "withTax"> & { parcels: readonly Pick<PlannedParcel, "tax">[] };

/** What of the sum is tax, or what tax comes on top of it; a tax of nothing is said to be none. */
export function taxBeside({ parcels, ...result }: Taxed, words: PlanWords): string {
  const taxes = parcels.map(({ tax }) => tax).filter((tax) => tax !== null);
  if (taxes.length < parcels.length) return words.taxUnknown;
  const tax = sum(
    taxes.map((one) => cny(one)),
    "CNY",
  );
  if (tax.amount === 0n) return words.taxNone;
  return (isAtDoor(result) ? words.taxIncluded : words.taxOnTop)(formatMoney(tax));
}
