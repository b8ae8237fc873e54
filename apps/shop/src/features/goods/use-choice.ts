import type { CallData } from "@sihai/contract";
import type { goodsDetail } from "@sihai/contract/goods";
import { byAmount } from "@sihai/domain";
import { useEffect, useState } from "react";
import { isGoneBackTo } from "#shop";
import { useCartWish } from "../../stores/cart-wish.ts";
import { type GoodsChoice, goodsChoices } from "../../stores/goods-choice.ts";

export type GoodsOnWire = CallData<typeof goodsDetail>;
type Variant = GoodsOnWire["variants"][number];

/** What is chosen on the goods page: a value of each option, the variant they make, and how many. Back from the log-in, or gone back to, as it was chosen before. */
export function useChoice(goods: GoodsOnWire) {
  const [before] = useState(() => wishOf(goods) ?? leftOf(goods));
  const [chosen, setChosen] = useState(() => before?.chosen ?? withoutAlternative(goods));
  const [quantity, setQuantity] = useState(before?.quantity ?? Math.max(1, goods.minimumQuantity));
  const [requested, setRequested] = useState(false);
  useEffect(() => goodsChoices.keep(goods.goodsId, { chosen, quantity }), [goods.goodsId, chosen, quantity]);
  const variant = variantOf(goods, chosen);
  const missing = goods.options.find(({ id }) => chosen[id] === undefined) ?? null;
  const priced = variant ?? cheapestOf(goods, chosen);
  const prices = new Set(matching(goods, chosen).map(({ price }) => price));
  return {
    chosen,
    choose: (optionId: string, valueId: string) => setChosen({ ...chosen, [optionId]: valueId }),
    variant,
    /** The first option without a choice. */
    missing,
    /** The variant costs are shown for: the chosen one, else the cheapest that can still become it. */
    priced,
    /** Whether what may still be chosen can cost more than is shown. */
    isFrom: variant === null && goods.priceSteps.length === 0 && prices.size > 1,
    /** Whether somebody went on without choosing; the option that is missing then says so. */
    requested,
    ask: () => setRequested(true),
    quantity,
    setQuantity,
    unitPrice: priced ? priceAt(goods, priced, quantity) : goods.price,
    /** Pieces that can be had of what is chosen so far. */
    stock: variant?.stock ?? Math.max(0, ...matching(goods, chosen).map(({ stock }) => stock)),
    /** Whether a value still has stock with what else is chosen. */
    hasStock: (optionId: string, valueId: string) => {
      const wanted = { ...chosen, [optionId]: valueId };
      return matching(goods, wanted).some(({ stock }) => stock > 0);
    },
  };
}
export type Choice = ReturnType<typeof useChoice>;

/** What a visitor wanted of it in the cart; null: nothing, or it is sold in that variant no more. */
function wishOf({ goodsId, options, variants }: GoodsOnWire): GoodsChoice | null {
  const { wish } = useCartWish.getState();
  const variant = wish?.goodsId === goodsId ? variants.find(({ skuId }) => skuId === wish.skuId) : undefined;
  if (!wish || !variant) return null;
  const chosenOf = ({ values }: GoodsOnWire["options"][number]) => values.find(({ id }) => variant.valueIds.includes(id))?.id;
  return { quantity: wish.quantity, chosen: Object.fromEntries(options.map((option) => [option.id, chosenOf(option) ?? ""])) };
}

/** What was chosen of it when its page was left, as far as there is that choice still. Whoever opens it anew begins anew. */
function leftOf(goods: GoodsOnWire): GoodsChoice | null {
  const left = isGoneBackTo() ? goodsChoices.of(goods.goodsId) : null;
  if (left === null) return null;
  const isThere = ({ id, values }: GoodsOnWire["options"][number]) => values.some((value) => value.id === left.chosen[id]);
  const there = goods.options.filter(isThere).map(({ id }) => [id, left.chosen[id] ?? ""] as const);
  return { quantity: left.quantity, chosen: { ...withoutAlternative(goods), ...Object.fromEntries(there) } };
}

/** An option with one value is no choice. Any other is the buyer's own: a size chosen for him is a wrong size bought. */
function withoutAlternative({ options }: GoodsOnWire): Readonly<Record<string, string>> {
  return Object.fromEntries(
    options.flatMap(({ id, values: [only, ...more] }) => (only && more.length === 0 ? [[id, only.id]] : [])),
  );
}

function matching({ variants }: GoodsOnWire, chosen: Readonly<Record<string, string>>): Variant[] {
  return variants.filter(({ valueIds }) => Object.values(chosen).every((id) => valueIds.includes(id)));
}

function cheapestOf(goods: GoodsOnWire, chosen: Readonly<Record<string, string>>): Variant | null {
  const all = matching(goods, chosen).toSorted((a, b) => byAmount(a.price, b.price));
  return all.find(({ stock }) => stock > 0) ?? all[0] ?? null;
}

function variantOf({ options, variants }: GoodsOnWire, chosen: Readonly<Record<string, string>>): Variant | null {
  if (options.length === 0) return variants[0] ?? null;
  const ids = options.map(({ id }) => chosen[id]);
  return variants.find(({ valueIds }) => ids.every((id) => id !== undefined && valueIds.includes(id))) ?? null;
}

/** The wholesale step's price from its quantity on; the server calculates the same. */
function priceAt({ priceSteps }: GoodsOnWire, variant: Variant, quantity: number): string {
  return priceSteps.findLast(({ fromQuantity }) => quantity >= fromQuantity)?.price ?? variant.price;
}
