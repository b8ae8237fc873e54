import { cny, greatest, type Money, toDecimal } from "../money.ts";

/** What to recharge where so much is missing, as a decimal of CNY: exactly that, but not less than the least recharge. */
export function rechargeFor(short: string, { least }: { least: Money }): string {
  return toDecimal(greatest(cny(short), least));
}
