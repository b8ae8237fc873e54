import type { CallData } from "@sihai/contract";
import { listCart } from "@sihai/contract/cart";
import { cny, toDecimal } from "@sihai/domain";
import { cartTotals, isOrderable } from "@sihai/domain/cart";
import { addGoodsCode, removeGoodsCode } from "@sihai/domain/order/draft";
import { useDeferredValue } from "react";
import { useEndpoint } from "#shop";
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
  const shops = cart.data?.shops ?? [];
  const lines = shops.flatMap((shop) => shop.lines);
  const orderable = lines.filter(({ state }) => isOrderable(state));
  const wanted = new Set(codes);
  const chosen = orderable.filter(({ cartItemId }) => wanted.has(cartItemId));
  const totals = cartTotals(
    shops.flatMap((shop) =>
      shop.lines
        .filter(({ state, cartItemId }) => isOrderable(state) && wanted.has(cartItemId))
        .map(({ quantity, unitPrice, domesticFreight }) => ({
          shopKey: shop.shopKey,
          quantity,
          unitPrice: cny(unitPrice),
          domesticFreight: cny(domesticFreight),
        })),
    ),
  );
  return {
    cart,
    shops,
    lines,
    orderable,
    chosen,
    totals: { pieces: totals.pieces, freight: toDecimal(totals.domesticFreight), total: toDecimal(totals.total) },
  };
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
