import { greatest, least, type Money, sign, subtract, zero } from "../money.ts";

export const settlementOutcomes = ["even", "refund", "balance-due"] as const;
export type FreightSettlement = {
  outcome: (typeof settlementOutcomes)[number];
  /** Earned from the deposit. */
  fromDeposit: Money;
  /** Back to the wallet. */
  refund: Money;
  /** Surplus a discount had paid for: back to the promotion it came from, never money for the customer. */
  unusedDiscount: Money;
  /** Still owed. */
  owed: Money;
};

/**
 * Shoppers pay freight as a deposit on the estimated weight, some of it perhaps by a discount. Once the parcel is weighed, the surplus
 * returns to the wallet, up to what was paid in money, or the shortfall falls due (rule H-137). Always:
 * deposit + owed − refund − unused discount = final freight.
 */
export function settleFreight({
  deposit,
  discount,
  finalFreight,
}: {
  deposit: Money;
  /** The part of the deposit that was not paid in money. */
  discount: Money;
  finalFreight: Money;
}): FreightSettlement {
  const none = zero(deposit.currency);
  const owed = greatest(subtract(finalFreight, deposit), none);
  const surplus = greatest(subtract(deposit, finalFreight), none);
  const refund = least(surplus, subtract(deposit, discount));
  return {
    outcome: sign(owed) > 0 ? "balance-due" : sign(refund) > 0 ? "refund" : "even",
    fromDeposit: least(deposit, finalFreight),
    refund,
    unusedDiscount: subtract(surplus, refund),
    owed,
  };
}
