import { type Money, parseMoney, sign } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";

export type PriceRefusal = { code: "PRICE_NOT_CORRECT" } | { code: "PRICE_ZERO" };

/** Above this a typed price is a slip, not a price: ¥1,000,000 a piece. */
const priceMax = 100_000_000n;
/** And above this all pieces together: ¥10,000,000. */
const lineMax = 1_000_000_000n;

/** Whether somebody can have meant this price and freight for so many pieces. */
export function isBelievable({
  unitPrice,
  domesticFreight,
  quantity,
}: {
  unitPrice: Money;
  domesticFreight: Money;
  quantity: number;
}): boolean {
  const most = [unitPrice, domesticFreight].every(({ amount }) => amount <= priceMax);
  return most && sign(unitPrice) === 1 && sign(domesticFreight) >= 0 && unitPrice.amount * BigInt(quantity) <= lineMax;
}

/** Reads a price the buyer types over a looked-up one: a plain amount with at most two decimals, above zero (rules D-20 and D-21). */
export function correctedPrice(typed: string): Result<Money, PriceRefusal> {
  const price = readAmount(typed.trim());
  if (price === null || sign(price) < 0 || price.amount > priceMax) return refuse({ code: "PRICE_NOT_CORRECT" });
  return sign(price) === 0 ? refuse({ code: "PRICE_ZERO" }) : ok(price);
}

/** As a price, but freight inside China may be free. */
export function correctedFreight(typed: string): Result<Money, { code: "PRICE_NOT_CORRECT" }> {
  const freight = readAmount(typed.trim());
  if (freight === null || sign(freight) < 0 || freight.amount > priceMax) return refuse({ code: "PRICE_NOT_CORRECT" });
  return ok(freight);
}

function readAmount(typed: string): Money | null {
  if (!/^-?\d{1,9}(\.\d{1,2})?$/.test(typed)) return null;
  return parseMoney(typed, "CNY");
}
