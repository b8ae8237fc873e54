import { byAmount } from "@sihai/domain";
import type { Language } from "@sihai/text";
import { inLanguage } from "@sihai/text";
import type { GoodsOnWire } from "../use-choice.ts";

/** What of the goods goes into the cart, as the cart's call takes it. */
export type LineChoice = { goodsId: string; skuId: string; quantity: number; remark: string };

type LineRequest = { skuId: string | null; quantity: number | null; remark: string };

/** The variant the link names where it is in stock, else the cheapest that is; null when nothing can be bought. */
export function firstChoice(goods: GoodsOnWire, { skuId, quantity, remark }: LineRequest): LineChoice | null {
  const inStock = goods.variants.filter(({ stock }) => stock > 0);
  const cheapest = inStock.toSorted((a, b) => byAmount(a.price, b.price))[0];
  const chosen = inStock.find((variant) => variant.skuId === skuId) ?? cheapest;
  if (!chosen || goods.availability !== "on-sale") return null;
  const least = Math.max(1, goods.minimumQuantity);
  const most = Math.max(least, chosen.stock);
  return {
    goodsId: goods.goodsId,
    skuId: chosen.skuId,
    quantity: Math.min(most, Math.max(least, quantity ?? least)),
    remark,
  };
}

/** The price of one piece as chosen; the lowest while nothing is. */
export function unitPriceOf(goods: GoodsOnWire, choice: LineChoice | undefined): string {
  if (!choice) return goods.price;
  const step = goods.priceSteps.findLast(({ fromQuantity }) => choice.quantity >= fromQuantity);
  return step?.price ?? goods.variants.find(({ skuId }) => skuId === choice.skuId)?.price ?? goods.price;
}

/** "Navy · L". */
export function variantName(goods: GoodsOnWire, { valueIds }: GoodsOnWire["variants"][number], language: Language): string {
  return goods.options
    .flatMap(({ values }) => values.filter(({ id }) => valueIds.includes(id)).map(({ label }) => inLanguage(label, language)))
    .join(" · ");
}
