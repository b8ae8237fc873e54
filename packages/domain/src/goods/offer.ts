import type { Money } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";

/** What a seller offers, as far as buying decisions need it. Amounts are CNY. */
export type Offer = {
  availability: "on-sale" | "sold-out" | "off-shelf";
  variants: readonly { skuId: string; price: Money; stock: number }[];
  /** Wholesale steps, ascending by quantity: from that quantity on the step's price replaces the variant's. */
  priceSteps: readonly { fromQuantity: number; price: Money }[];
  minimumQuantity: number;
  domesticFreight: Money;
};

export type QuantityRefusal =
  | { code: "GOODS_VARIANT_UNKNOWN" }
  | { code: "QUANTITY_BELOW_MINIMUM"; minimum: number }
  | { code: "QUANTITY_ABOVE_STOCK"; stock: number };

/** The variant of an offer that is bought by `skuId`. */
export function variantOf(offer: Offer, skuId: string): Offer["variants"][number] | undefined {
  return offer.variants.find((variant) => variant.skuId === skuId);
}

/**
 * The price of one piece. Wholesale steps look at all pieces of the goods together, whichever variants they are.
 * Null when the variant is gone.
 */
export function unitPriceOf(offer: Offer, skuId: string, goodsQuantity: number): Money | null {
  const variant = variantOf(offer, skuId);
  if (!variant) return null;
  const step = offer.priceSteps.findLast(({ fromQuantity }) => goodsQuantity >= fromQuantity);
  return step?.price ?? variant.price;
}

/**
 * Whether so many pieces of a variant can be bought: never below the seller's minimum (which counts all variants of the
 * goods together, rule C-17), never above the variant's stock (rules D-17 and D-18).
 */
export function checkQuantity(
  offer: Offer,
  { skuId, quantity, goodsQuantity }: { skuId: string; quantity: number; goodsQuantity: number },
): Result<undefined, QuantityRefusal> {
  const variant = variantOf(offer, skuId);
  if (!variant) return refuse({ code: "GOODS_VARIANT_UNKNOWN" });
  if (quantity < 1 || goodsQuantity < offer.minimumQuantity) {
    return refuse({ code: "QUANTITY_BELOW_MINIMUM", minimum: Math.max(1, offer.minimumQuantity) });
  }
  if (quantity > variant.stock) return refuse({ code: "QUANTITY_ABOVE_STOCK", stock: variant.stock });
  return ok();
}
