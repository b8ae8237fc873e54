import { add, type Money, sign, subtract, times } from "@sihai/domain";

/** How many of the pieces were charged at half the price: what is missing of the whole price is half a piece each. */
export function halfPriced({ unitPrice, quantity, total }: { unitPrice: Money; quantity: number; total: Money }): number {
  let missing = subtract(times(unitPrice, quantity), total);
  missing = add(missing, missing);
  let pieces = 0;
  while (pieces < quantity && sign(missing) > 0) {
    missing = subtract(missing, unitPrice);
    pieces += 1;
  }
  return pieces;
}
