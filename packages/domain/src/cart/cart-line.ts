import { type Offer, unitPriceOf, variantOf } from "../goods/index.ts";
import { compare, type Money } from "../money.ts";

/** At or below this many pieces left a line says so (rule D-14). */
export const lowStockPieces = 5;

/**
 * What a cart line can still do (rules D-11 to D-16 and D-19).
 * `info-changed`: the variant no longer exists; `stock-short`: fewer pieces left than wanted; `unable`: the seller's minimum
 * exceeds what is left.
 */
export type CartLineState =
  | "available"
  | "low-stock"
  | "stock-short"
  | "below-minimum"
  | "sold-out"
  | "off-shelf"
  | "info-changed"
  | "unable";

/** The states in which a line can be ordered as it stands. */
export function isOrderable(state: CartLineState): boolean {
  return state === "available" || state === "low-stock";
}

/** Whether a line can be ordered, and what stands in the way first: its goods, its variant, stock, then how many there have to be at least. */
export function cartLineState(
  offer: Offer,
  { skuId, quantity, goodsQuantity }: { skuId: string; quantity: number; goodsQuantity: number },
): CartLineState {
  if (offer.availability === "off-shelf") return "off-shelf";
  const variant = variantOf(offer, skuId);
  if (!variant) return "info-changed";
  if (offer.availability === "sold-out" || variant.stock === 0) return "sold-out";
  const left = offer.variants.reduce((pieces, { stock }) => pieces + stock, 0);
  if (left < offer.minimumQuantity) return "unable";
  if (variant.stock < quantity) return "stock-short";
  if (goodsQuantity < offer.minimumQuantity) return "below-minimum";
  return variant.stock <= lowStockPieces ? "low-stock" : "available";
}

/**
 * The price the source asks now, when it is not the one the buyer saw; null when nothing changed. A price the buyer typed
 * in himself is never "changed": staff compare it when they buy (rule D-22). Nor is one the source asks still, for another number of
 * pieces: the buyer knows that he chose more or fewer.
 */
export function priceChange(
  offer: Offer,
  line: { skuId: string; goodsQuantity: number; unitPrice: Money; domesticFreight: Money; isBuyersOwn: boolean },
): { unitPrice: Money; domesticFreight: Money } | null {
  const unitPrice = unitPriceOf(offer, line.skuId, line.goodsQuantity);
  if (unitPrice === null || line.isBuyersOwn) return null;
  const asked = [unitPrice, ...offer.priceSteps.map(({ price }) => price), variantOf(offer, line.skuId)?.price ?? unitPrice];
  const same =
    asked.some((price) => compare(price, line.unitPrice) === 0) && compare(offer.domesticFreight, line.domesticFreight) === 0;
  return same ? null : { unitPrice, domesticFreight: offer.domesticFreight };
}
