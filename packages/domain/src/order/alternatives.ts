import { type Money, money, sign, subtract } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";

/** What staff may offer instead of what was ordered: another variant, other goods, the same dearer or cheaper, the same later. */
export const alternativeKinds = ["variant", "goods", "price", "wait"] as const;
export type AlternativeKind = (typeof alternativeKinds)[number];

/** At most so many are offered with one question. */
export const alternativesMax = 4;
/** Longer nobody waits for a seller. */
export const waitDaysMax = 60;
/** Above this a typed total is a slip: ¥10,000,000. */
const totalMax = money(1_000_000_000n, "CNY");

/** An offer as staff type it. `total`: everything the purchase would cost, domestic freight included. */
export type OfferedAlternative = {
  kind: AlternativeKind;
  label: string;
  link: string | null;
  skuId: string | null;
  total: Money;
  waitDays: number | null;
};

/** Whether an offer says all the buyer has to know: which variant, which goods and where, how long the wait. */
export function checkAlternative(offered: OfferedAlternative): Result<undefined, { code: "ALTERNATIVE_NOT_CORRECT" }> {
  const { kind, label, link, skuId, total, waitDays } = offered;
  const isComplete = {
    variant: skuId !== null,
    goods: label !== "" && link !== null && /^https:\/\/\S+$/.test(link),
    price: true,
    wait: waitDays !== null && waitDays >= 1 && waitDays <= waitDaysMax,
  }[kind];
  const isPrice = sign(total) === 1 && total.amount <= totalMax.amount;
  return isComplete && isPrice ? ok() : refuse({ code: "ALTERNATIVE_NOT_CORRECT" });
}

/** What taking an offer costs beyond what was paid (`charge`), or what it gives back (`giveBack`); both never. */
export function settleAlternative(budget: Money, total: Money): { charge: Money; giveBack: Money } {
  const difference = subtract(total, budget);
  const nothing = subtract(budget, budget);
  return sign(difference) === 1
    ? { charge: difference, giveBack: nothing }
    : { charge: nothing, giveBack: subtract(budget, total) };
}
