import { greatest, least, type Money, subtract, times, zero } from "../money.ts";
import type { Settings } from "../setting/index.ts";

/** What growth comes of: coming by each day, what is done on a day, and what was paid for a parcel once it is received. */
export const growthCauses = ["check-in", "freight", "goods", "cart", "favourite", "earlier"] as const;
export type GrowthCause = (typeof growthCauses)[number];

type Rules = Pick<Settings, "growthPrice">;

/** A point each time its price was paid in money for shipping (rule J-45). */
export function growthOfFreight(paid: Money, { growthPrice }: Rules): number {
  return pointsOf(paid, growthPrice.shipping);
}

/** A point each time its price was paid for the goods of a parcel (rule J-45). */
export function growthOfGoods(paid: Money, { growthPrice }: Rules): number {
  return pointsOf(paid, growthPrice.goods);
}

function pointsOf(paid: Money, price: Money): number {
  return Number(greatest(paid, zero("CNY")).amount / price.amount);
}

type Bought = { unitPrice: Money; quantity: number; discount: Money; paid: Money; refunded: Money };

/** What a customer has paid for an item itself, as far as it was not refunded: no service, no shipping inside China. */
export function paidForGoods({ unitPrice, quantity, discount, paid, refunded }: Bought): Money {
  const price = subtract(times(unitPrice, quantity), discount);
  return greatest(least(price, subtract(paid, refunded)), zero("CNY"));
}
