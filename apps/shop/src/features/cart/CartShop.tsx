import { isOrderable } from "@sihai/domain/cart";
import { inLanguage } from "@sihai/text";
import { cartDict } from "@sihai/text/dict/cart";
import { Card, Checkbox, Tag } from "@sihai/ui";
import { memo } from "react";
import { useDict, useLanguage } from "#shop";
import { platformLabel } from "../goods/local-text.ts";
import { CartLine } from "./CartLine.tsx";
import { type CartShopOnWire, choose, type LineActs, useIsChosen } from "./use-cart.ts";
import type { NobodyShips } from "./use-cart-ahead.ts";

type CartShopProps = {
  shop: CartShopOnWire;
  /** How many of its lines are drawn by now. */
  drawn: number;
  acts: LineActs;
  nobodyShips: NobodyShips;
};

/** The lines of one shop, which become one order. What is off the screen is not laid out. */
export const CartShop = memo(function CartShop({ shop, drawn, acts, nobodyShips }: CartShopProps) {
  return (
    <Card flush>
      <ShopHead shop={shop} />
      <ul className="divide-y divide-line">
        {shop.lines.slice(0, drawn).map((line) => (
          <li key={line.cartItemId} className="[contain-intrinsic-size:auto_176px] [content-visibility:auto]">
            <CartLine line={line} acts={acts} notTo={nobodyShips.get(line.cartItemId) ?? null} />
          </li>
        ))}
      </ul>
    </Card>
  );
});

function ShopHead({ shop }: { shop: CartShopOnWire }) {
  const words = useDict(cartDict);
  const language = useLanguage();
  const name = inLanguage(shop.shopName, language);
  const orderable = shop.lines.filter(({ state }) => isOrderable(state));
  const all = useIsChosen(orderable);
  return (
    <div className="flex items-center gap-2 pt-2 pr-4 pl-2">
      <Checkbox
        hideLabel
        label={words.selectShop(name)}
        checked={all}
        disabled={orderable.length === 0}
        onChange={(on) => choose(orderable, on)}
      />
      <h2 className="line-clamp-2 min-w-0 flex-1 font-semibold">{name}</h2>
      <Tag tone="warn">{platformLabel(shop.platform, language)}</Tag>
    </div>
  );
}
