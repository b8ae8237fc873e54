import { cny, type Money, sign, sum, toDecimal, zero } from "@sihai/domain";
import type { StoredCharge } from "../stored-terms.ts";

const code = "reopen";

/** What opening a closed box cost so far: those lines stay on a parcel whatever else of it is changed. */
export function reopenCharges(charges: readonly StoredCharge[]): StoredCharge[] {
  return charges.filter((charge) => charge.code === code);
}

/** What opening a closed box has cost so far, CNY. */
export function reopenedFor(charges: readonly StoredCharge[]): Money {
  return sum([zero("CNY"), ...reopenCharges(charges).map(({ amount }) => cny(amount))], "CNY");
}

/** The line of a fee; none for a fee of nothing. */
export function reopenLine(fee: Money): StoredCharge[] {
  if (sign(fee) === 0) return [];
  return [{ code, quantity: 1, unitPrice: toDecimal(fee), amount: toDecimal(fee) }];
}
