import { least, type Money, money, subtract } from "../money.ts";
import { shareOut } from "../share-out.ts";

type Returned = { sellerRefund: Money; fee: Money; freight: Money };

/**
 * Shares out what the seller gave back: first the courier is paid, then the fee, the rest is the buyer's. The three parts are exactly what
 * came; the buyer is never billed for a refund that is too small to cover them. Throws RangeError for a negative amount.
 */
export function settleReturn({ sellerRefund, fee, freight }: Returned): { freight: Money; fee: Money; refund: Money } {
  if ([sellerRefund, fee, freight].some(({ amount }) => amount < 0n)) throw new RangeError("a negative amount");
  const freightTaken = least(freight, sellerRefund);
  const afterFreight = subtract(sellerRefund, freightTaken);
  const feeTaken = least(fee, afterFreight);
  return { freight: freightTaken, fee: feeTaken, refund: subtract(afterFreight, feeTaken) };
}

/**
 * What an exchange costs once its way back has been paid: never more freight than was quoted, the difference goes back. The parts are
 * exactly what the buyer paid. Throws RangeError for a negative amount.
 */
export function settleExchange({ fee, quote, freight }: { fee: Money; quote: Money; freight: Money }): {
  freight: Money;
  fee: Money;
  back: Money;
} {
  if ([fee, quote, freight].some(({ amount }) => amount < 0n)) throw new RangeError("a negative amount");
  const taken = least(freight, quote);
  return { freight: taken, fee, back: subtract(quote, taken) };
}

/** The refund by item, in proportion to what each had cost, to the fen; no item gets more than it cost when the whole does not. */
export function shareRefund(refund: Money, costs: readonly Money[]): Money[] {
  if (refund.amount === 0n) return costs.map(() => money(0n, refund.currency));
  return shareOut(
    refund,
    costs.map(({ amount }) => amount),
  );
}
