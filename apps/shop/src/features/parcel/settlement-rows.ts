import { add, cny, negate, subtract, toDecimal } from "@sihai/domain";
import { readDeposit } from "@sihai/domain/parcel";
import type { Parcel } from "./parcel-view.ts";

/** One amount as it was estimated and as it came out; null where one of them is not known. `difference`: measured less estimated. */
export type ComparedAmount = {
  label: string;
  estimated: { amount: string; how: string } | null;
  measured: { amount: string; how: string } | null;
};

type Outcome = Pick<NonNullable<Parcel["settlement"]>, "outcome" | "difference">;
type Settled = Pick<Parcel, "depositHow"> & { settlement: Pick<NonNullable<Parcel["settlement"]>, "quote"> };

/** The lines of the deposit beside those of the final freight, in the order of the final; a line only one of them has stands alone. */
export function comparedAmounts({ depositHow, settlement }: Settled): ComparedAmount[] {
  const estimated = readDeposit(depositHow)?.lines ?? [];
  const measured = settlement.quote.lines;
  const labels = [...new Set([...measured, ...estimated].map(({ label }) => label))];
  return labels.map((label) => ({
    label,
    estimated: estimated.find((line) => line.label === label) ?? null,
    measured: measured.find((line) => line.label === label) ?? null,
  }));
}

/** Final freight less deposit, CNY: below zero came back. */
export function freightDifference({ deposit, settlement }: Pick<Parcel, "deposit"> & Pick<Settled, "settlement">): string {
  return toDecimal(add(cny(settlement.quote.total), negate(cny(deposit))));
}

/** What a parcel comes to in the end, CNY: what was paid for it, less what the settlement gave back or with what it asked for. */
export function finalTotal({ total, settlement }: Pick<Parcel, "total"> & { settlement: Outcome }): string {
  const [paid, difference] = [cny(total), cny(settlement.difference)];
  if (settlement.outcome === "even") return total;
  return toDecimal(settlement.outcome === "refund" ? subtract(paid, difference) : add(paid, difference));
}
