import { cny, compare, toDecimal } from "../money.ts";
import { paymentPolicy } from "./policy.ts";

/** What to recharge where so much is missing, both decimal CNY: exactly that, but not less than the least recharge. */
export function rechargeFor(short: string): string {
  const least = { amount: paymentPolicy.rechargeLeastFen, currency: "CNY" } as const;
  return compare(cny(short), least) < 0 ? toDecimal(least) : short;
}
