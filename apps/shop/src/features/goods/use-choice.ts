import type { CallData } from "@sihai/contract";
import type { goodsDetail } from "@sihai/contract/goods";
import { byAmount } from "@sihai/domain";
import { useState } from "react";

export type GoodsOnWire = CallData<typeof goodsDetail>;
type Variant = GoodsOnWire["variants"][number];

/** What is chosen on the goods page: a value of each option, the variant they make, and how many. */
export function useChoice(goods: GoodsOnWire) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() => firstChoice(goods));
  const [quantity, setQuantity] = useState(Math.max(1, goods.minimumQuantity));
  const variant = variantOf(goods, chosen);
  const missing = goods.options.find(({ id }) => chosen[id] === undefined) ?? null;
  const unitPrice = variant ? priceAt(goods, variant, quantity) : goods.price;
  return {
    chosen,
    choose: (optionId: string, valueId: string) => setChosen({ ...chosen, [optionId]: valueId }),
    variant,
    missing,
    quantity,
    setQuantity,
    unitPrice,
    /** Whether a value still has stock with what else is chosen. */
    hasStock: (optionId: string, valueId: string) => {
      const wanted = { ...chosen, [optionId]: valueId };
      return goods.variants.some(
        ({ stock, valueIds }) => stock > 0 && Object.values(wanted).every((id) => valueIds.includes(id)),
      );
    },
  };
}
export type Choice = ReturnType<typeof useChoice>;

/** The cheapest variant in stock stands chosen from the start, so that every cost can be shown at once. */
function firstChoice({ options, variants }: GoodsOnWire): Record<string, string> {
  const first = variants.filter(({ stock }) => stock > 0).toSorted((a, b) => byAmount(a.price, b.price))[0] ?? variants[0];
  if (!first) return {};
  return Object.fromEntries(
    options.flatMap(({ id, values }) => {
      const value = values.find((each) => first.valueIds.includes(each.id));
      return value ? [[id, value.id]] : [];
    }),
  );
}

function variantOf({ options, variants }: GoodsOnWire, chosen: Readonly<Record<string, string>>): Variant | null {
  if (options.length === 0) return variants[0] ?? null;
  const ids = options.map(({ id }) => chosen[id]);
  return variants.find(({ valueIds }) => ids.every((id) => id !== undefined && valueIds.includes(id))) ?? null;
}

/** The wholesale step's price from its quantity on; the server reckons the same. */
function priceAt({ priceSteps }: GoodsOnWire, variant: Variant, quantity: number): string {
  return priceSteps.findLast(({ fromQuantity }) => quantity >= fromQuantity)?.price ?? variant.price;
}
