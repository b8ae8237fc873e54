import { type Money, money, percent, sum } from "../money.ts";
import type { Settings } from "../setting/index.ts";

const tenYuan = 1_000n;

/**
 * What direct deduction sets aside: the estimated parcels with an allowance, so that most plans fit into it, rounded up to whole ten yuan. No promise: a plan that comes to
 * more waits for the customer's word. Throws TypeError for other currencies than CNY.
 */
export function holdFor(estimates: readonly Money[], { expertHoldAllowanceBp }: Pick<Settings, "expertHoldAllowanceBp">): Money {
  const { amount } = percent(sum(estimates, "CNY"), 10_000 + expertHoldAllowanceBp);
  return money(((amount + tenYuan - 1n) / tenYuan) * tenYuan, "CNY");
}
