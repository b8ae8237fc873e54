import { add, least, type Money, subtract, times, zero } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";
import { shareOut } from "../share-out.ts";

/** The money and pieces of a stored line, as a split looks at them. `realPrice`: what the platform bought it for; null: it did not. */
export type StoredLine = {
  quantity: number;
  unitPrice: Money;
  domesticFreight: Money;
  discount: Money;
  /** What of the line its discount reduces: its goods, or one of its services; and how much of it went back to the promotion. */
  discountOn: string;
  discountBack: Money;
  paid: Money;
  refunded: Money;
  realPrice: Money | null;
};
export type StoredLinePart = {
  quantity: number;
  domesticFreight: Money;
  discount: Money;
  discountBack: Money;
  paid: Money;
  realPrice: Money | null;
};

/**
 * Splits `pieces` off a stored line so that they can travel in another parcel. Freight, the discount on the goods and what the purchase cost are
 * shared by pieces; services with what a coupon took off them, what went back and what was added later stay with the first part. Both parts together are the line, to the fen. Refuses a
 * part of nothing or of everything, and a line whose first part would have got more back than was paid for it.
 */
export function splitStored(
  line: StoredLine,
  pieces: number,
): Result<{ kept: StoredLinePart; taken: StoredLinePart }, { code: "STORED_SPLIT_REFUSED" }> {
  const rest = line.quantity - pieces;
  if (!Number.isInteger(pieces) || pieces < 1 || rest < 1) return refuse({ code: "STORED_SPLIT_REFUSED" });
  const share = (amount: Money): [Money, Money] => {
    const [kept, taken] = shareOut(amount, [BigInt(rest), BigInt(pieces)]);
    return [kept ?? zero(amount.currency), taken ?? zero(amount.currency)];
  };
  const [keptFreight, takenFreight] = share(line.domesticFreight);
  const [keptDiscount, takenDiscount] =
    line.discountOn === "goods" ? share(line.discount) : [line.discount, zero(line.discount.currency)];
  const keptBack = least(line.discountBack, keptDiscount);
  const [keptPrice, takenPrice] = line.realPrice ? share(line.realPrice) : [null, null];
  const takenPaid =
    line.paid.amount === 0n ? line.paid : subtract(add(times(line.unitPrice, pieces), takenFreight), takenDiscount);
  const keptPaid = subtract(line.paid, takenPaid);
  if (takenPaid.amount < 0n || keptPaid.amount < line.refunded.amount) return refuse({ code: "STORED_SPLIT_REFUSED" });
  return ok({
    kept: {
      quantity: rest,
      domesticFreight: keptFreight,
      discount: keptDiscount,
      discountBack: keptBack,
      paid: keptPaid,
      realPrice: keptPrice,
    },
    taken: {
      quantity: pieces,
      domesticFreight: takenFreight,
      discount: takenDiscount,
      discountBack: subtract(line.discountBack, keptBack),
      paid: takenPaid,
      realPrice: takenPrice,
    },
  });
}
