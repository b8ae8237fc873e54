import { compare, least, type Money, negate, sign, subtract, zero } from "../money.ts";

export type FreightSettlement = {
  outcome: "even" | "refund" | "balance-due";
  /** Earned from the deposit. */
  fromDeposit: Money;
  /** Back to the wallet. */
  refund: Money;
  /** Still owed. */
  owed: Money;
};

/**
 * Shoppers pay freight as a deposit on the estimated weight. Once the parcel is weighed, the surplus returns to the wallet or the
 * shortfall falls due (spec section 1). Always: deposit + owed − refund = final freight.
 */
export function settleFreight({ deposit, finalFreight }: { deposit: Money; finalFreight: Money }): FreightSettlement {
  const shortfall = subtract(finalFreight, deposit);
  const none = zero(deposit.currency);
  return {
    outcome: sign(shortfall) === 0 ? "even" : sign(shortfall) > 0 ? "balance-due" : "refund",
    fromDeposit: least(deposit, finalFreight),
    refund: compare(deposit, finalFreight) > 0 ? negate(shortfall) : none,
    owed: sign(shortfall) > 0 ? shortfall : none,
  };
}
