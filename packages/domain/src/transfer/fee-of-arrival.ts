import { crossRate, type PerCny } from "../exchange/index.ts";
import { least, type Money } from "../money.ts";

/** What a wire costs in the currency it came in, and never more than came (rule I-27). */
export function feeOfArrival(arrived: Money, fee: Money, perCny: PerCny): Money {
  return least(crossRate(fee, arrived.currency, perCny), arrived);
}
