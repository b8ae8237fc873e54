import { greatest, least, type Money, subtract, times, zero } from "../money.ts";

/** What growth comes of: coming by each day, what is done on a day, and what was paid for a parcel once it is received. */
export const growthCauses = ["check-in", "freight", "goods", "cart", "favourite", "earlier"] as const;
export type GrowthCause = (typeof growthCauses)[number];

const fenAFreightPoint = 100n;
const fenAGoodsPoint = 1_000n;

/** A point for each whole yuan of shipping paid in money (rule J-45). */
export function growthOfFreight(paid: Money): number {
  return Number(greatest(paid, zero("CNY")).amount / fenAFreightPoint);
}

/** A point for each whole ten yuan paid for the goods of a parcel (rule J-45). */
export function growthOfGoods(paid: Money): number {
  return Number(greatest(paid, zero("CNY")).amount / fenAGoodsPoint);
}

type Bought = { unitPrice: Money; quantity: number; discount: Money; paid: Money; refunded: Money };

/** What a customer has paid for an item itself, as far as it was not refunded: no service, no shipping inside China. */
export function paidForGoods({ unitPrice, quantity, discount, paid, refunded }: Bought): Money {
  const price = subtract(times(unitPrice, quantity), discount);
  return greatest(least(price, subtract(paid, refunded)), zero("CNY"));
}
