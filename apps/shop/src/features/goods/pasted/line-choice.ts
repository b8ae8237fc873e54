import { byAmount } from "@sihai/domain";
import type { Language } from "@sihai/text";
import { inLanguage } from "@sihai/text";
import type { GoodsOnWire } from "../use-choice.ts";

/** What of the goods goes into the cart, as the cart's call takes it. */
export type LineChoice = { goodsId: string; skuId: string; quantity: number; remark: string };

/** The same while the variant may still be open, which is null. */
export type LineWish = Omit<LineChoice, "skuId"> & { skuId: string | null };

type LineRequest = { skuId: string | null; quantity: number | null; remark: string };

/** Whether the variant is known, without which the cart takes nothing. */
export function isChosen(wish: LineWish): wish is LineChoice {
  return wish.skuId !== null;
}

/**
 * The variant the link names where it is in stock, or the only one that is; else none, as a size chosen for the buyer is a wrong size
 * bought. Null when nothing can be bought.
 */
export function firstChoice(goods: GoodsOnWire, { skuId, quantity, remark }: LineRequest): LineWish | null {
  const inStock = goods.variants.filter(({ stock }) => stock > 0);
  if (inStock.length === 0 || goods.availability !== "on-sale") return null;
  const [only, ...others] = inStock;
  const chosen = inStock.find((variant) => variant.skuId === skuId) ?? (others.length === 0 ? only : undefined);
  const wish = { goodsId: goods.goodsId, skuId: chosen?.skuId ?? null, remark };
  const { least, most } = quantitiesOf(goods, wish.skuId);
  return { ...wish, quantity: Math.min(most, Math.max(least, quantity ?? least)) };
}

/** How many of a variant can be had; while none is chosen, of the one there are most of. */
export function quantitiesOf({ variants, minimumQuantity }: GoodsOnWire, skuId: string | null): { least: number; most: number } {
  const least = Math.max(1, minimumQuantity);
  const stocks = variants.filter((variant) => skuId === null || variant.skuId === skuId).map(({ stock }) => stock);
  return { least, most: Math.max(least, ...stocks) };
}

/** The price of one piece as chosen; the lowest that can be had while no variant is. */
export function unitPriceOf(goods: GoodsOnWire, wish: LineWish | undefined): string {
  if (!wish) return goods.price;
  const step = goods.priceSteps.findLast(({ fromQuantity }) => wish.quantity >= fromQuantity);
  const prices = wish.skuId === null ? pricesOf(goods) : [];
  return step?.price ?? prices[0] ?? goods.variants.find(({ skuId }) => skuId === wish.skuId)?.price ?? goods.price;
}

/** Whether what is still to be chosen can cost more than is shown. */
export function isFromPrice(goods: GoodsOnWire, wish: LineWish | undefined): boolean {
  return wish?.skuId === null && goods.priceSteps.length === 0 && new Set(pricesOf(goods)).size > 1;
}

/** Of what can be had, the lowest first. */
function pricesOf({ variants }: GoodsOnWire): string[] {
  return variants
    .filter(({ stock }) => stock > 0)
    .map(({ price }) => price)
    .toSorted(byAmount);
}

/** What is to be chosen of the goods: "Colour · Size"; empty where they have no options of their own. */
export function optionNames({ options }: GoodsOnWire, language: Language): string {
  return options
    .filter(({ values }) => values.length > 1)
    .map(({ name }) => inLanguage(name, language))
    .join(" · ");
}

/** "Navy · L". */
export function variantName(goods: GoodsOnWire, { valueIds }: GoodsOnWire["variants"][number], language: Language): string {
  return goods.options
    .flatMap(({ values }) => values.filter(({ id }) => valueIds.includes(id)).map(({ label }) => inLanguage(label, language)))
    .join(" · ");
}
