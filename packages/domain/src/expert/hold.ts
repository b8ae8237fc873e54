import { type Money, money, percent, sum } from "../money.ts";

/** What the estimate is taken higher by, so that most plans fit into what was set aside. Basis points. */
export const holdAllowanceBp = 11_500;
const tenYuan = 1_000n;

/**
 * What direct deduction sets aside: the estimated parcels with 15 % more, rounded up to whole ten yuan. No promise: a plan that comes to
 * more waits for the customer's word. Throws TypeError for other currencies than CNY.
 */
export function holdFor(estimates: readonly Money[]): Money {
  const { amount } = percent(sum(estimates, "CNY"), holdAllowanceBp);
  return money(((amount + tenYuan - 1n) / tenYuan) * tenYuan, "CNY");
}
