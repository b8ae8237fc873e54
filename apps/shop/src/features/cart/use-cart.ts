import type { CallData } from "@sihai/contract";
import { listCart } from "@sihai/contract/cart";
import { add, cny, type Money, toDecimal, zero } from "@sihai/domain";
import { cartTotals, isOrderable, type PricedLine } from "@sihai/domain/cart";
import { chosenServiceNos, type PurchaseRules, priceService, serviceTotal } from "@sihai/domain/order";
import { addGoodsCode, type Draft, goodsServicesOf, removeGoodsCode } from "@sihai/domain/order/draft";
import { useDeferredValue } from "react";
import { useEndpoint, useSettings } from "#shop";
import { changeDraft, useBuildOrderDraft } from "../../stores/build-order-draft.ts";

type Cart = CallData<typeof listCart>;
export type CartShopOnWire = Cart["shops"][number];
export type CartLineOnWire = CartShopOnWire["lines"][number];

/** What a line asks its page to do. */
export type LineActs = { remove: (cartItemId: string) => void; move: (cartItemId: string) => void };

/** The cart, what of it is chosen, and what the chosen lines come to. The choice is the draft's goods codes and survives a reload. */
export function useCart() {
  const cart = useEndpoint(listCart, {}, { freshMs: 0 });
  // The ticks follow the choice at once, what it comes to after them: a finger waits for the first alone.
  const codes = useDeferredValue(useBuildOrderDraft((draft) => draft.goodsCodeList));
  const services = useBuildOrderDraft((draft) => draft.goodsAdditionalServiceList);
  const rules = useSettings();
  const wanted = new Set(codes);
  const shops = pricedAsChosen(cart.data?.shops ?? [], wanted);
  const lines = shops.flatMap((shop) => shop.lines);
  const orderable = lines.filter(({ state }) => isOrderable(state));
  const chosen = orderable.filter(({ cartItemId }) => wanted.has(cartItemId));
  const totals = cartTotals(shops.flatMap((shop) => pricedOf(shop, wanted)));
  const ticked = rules ? servicesFor(chosen, { goodsAdditionalServiceList: services }, rules) : zero("CNY");
  return {
    cart,
    shops,
    lines,
    orderable,
    chosen,
    totals: {
      pieces: totals.pieces,
      freight: toDecimal(totals.domesticFreight),
      services: toDecimal(ticked),
      total: toDecimal(add(totals.total, ticked)),
    },
  };
}

/**
 * The shops with what each chosen line costs as the confirm page will ask for it: of goods with wholesale steps by the pieces that are chosen, not
 * by all that lie in the cart. A line whose price stays is the same one.
 */
function pricedAsChosen(shops: readonly CartShopOnWire[], wanted: ReadonlySet<string>): readonly CartShopOnWire[] {
  const stepped = shops.flatMap(({ lines }) => lines.filter(({ pricesFrom }) => pricesFrom !== undefined));
  if (stepped.length === 0) return shops;
  const pieces = new Map<string, number>();
  for (const { goodsId, quantity, cartItemId, state } of shops.flatMap(({ lines }) => lines))
    if (wanted.has(cartItemId) && isOrderable(state)) pieces.set(goodsId, (pieces.get(goodsId) ?? 0) + quantity);
  const priceOf = ({ goodsId, cartItemId, pricesFrom }: CartLineOnWire) =>
    wanted.has(cartItemId)
      ? pricesFrom?.findLast(({ fromQuantity }) => (pieces.get(goodsId) ?? 0) >= fromQuantity)?.price
      : undefined;
  return shops.map((shop) => ({
    ...shop,
    lines: shop.lines.map((line) => {
      const unitPrice = priceOf(line);
      return unitPrice === undefined || unitPrice === line.unitPrice ? line : { ...line, unitPrice };
    }),
  }));
}

/** The lines of a shop that are wanted and can be ordered, by what they cost. */
function pricedOf({ shopKey, lines }: CartShopOnWire, wanted: ReadonlySet<string>): PricedLine[] {
  return lines
    .filter(({ state, cartItemId }) => isOrderable(state) && wanted.has(cartItemId))
    .map(({ quantity, unitPrice, domesticFreight }) => ({
      ...{ shopKey, quantity },
      ...{ unitPrice: cny(unitPrice), domesticFreight: cny(domesticFreight) },
    }));
}

/** What the services ticked for these lines on the confirm page cost, as it will ask for them. */
function servicesFor(
  lines: readonly CartLineOnWire[],
  draft: Pick<Draft, "goodsAdditionalServiceList">,
  rules: PurchaseRules,
): Money {
  const priced = lines.flatMap(({ cartItemId, quantity }) =>
    goodsServicesOf(draft, cartItemId).flatMap(({ serviceNo: given, count, remarks }) => {
      const serviceNo = chosenServiceNos.find((each) => each === given);
      // What is charged by the piece follows the line's quantity.
      const pieces = serviceNo === "fixed-fee" ? quantity : count;
      return serviceNo ? [priceService({ serviceNo, quantity: pieces, remarks }, rules)] : [];
    }),
  );
  return serviceTotal(priced);
}

/**
 * The first of the lines that are too few pieces of their goods for its seller, variants together (rule C-17): the cart may hold enough, of
 * which some are left out.
 */
export function tooFewOf(lines: readonly CartLineOnWire[]): CartLineOnWire | undefined {
  const pieces = new Map<string, number>();
  for (const { goodsId, quantity } of lines) pieces.set(goodsId, (pieces.get(goodsId) ?? 0) + quantity);
  return lines.find(({ goodsId, minimumQuantity }) => (pieces.get(goodsId) ?? 0) < minimumQuantity);
}

/** Whether all of some lines are chosen; never of none. */
export function useIsChosen(lines: readonly CartLineOnWire[]): boolean {
  return useBuildOrderDraft(({ goodsCodeList }) => {
    const codes = new Set(goodsCodeList);
    return lines.length > 0 && lines.every(({ cartItemId }) => codes.has(cartItemId));
  });
}

/** Chooses lines or takes them out of the choice; the cart itself stays as it is. */
export function choose(lines: readonly CartLineOnWire[], on: boolean): void {
  changeDraft((draft) =>
    lines.reduce((next, { cartItemId }) => (on ? addGoodsCode(next, cartItemId) : removeGoodsCode(next, cartItemId)), draft),
  );
}
