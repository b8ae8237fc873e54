import { isOrderable } from "@sihai/domain/cart";
import { cartDict } from "@sihai/text/dict/cart";
import { Card, Checkbox, Tag } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { useBuildOrderDraft } from "../../stores/build-order-draft.ts";
import { inLanguage, platformLabel } from "../goods/local-text.ts";
import { CartLine } from "./CartLine.tsx";
import { type CartShopOnWire, choose } from "./use-cart.ts";

/** The lines of one shop, which become one order. */
export function CartShop({ shop, onRemove }: { shop: CartShopOnWire; onRemove: (cartItemId: string) => void }) {
  const words = useDict(cartDict);
  const language = useLanguage();
  const codes = useBuildOrderDraft((draft) => draft.goodsCodeList);
  const name = inLanguage(shop.shopName, language);
  const orderable = shop.lines.filter(({ state }) => isOrderable(state));
  const all = orderable.length > 0 && orderable.every(({ cartItemId }) => codes.includes(cartItemId));
  return (
    <Card flush>
      <div className="flex items-center gap-2 pt-2 pr-4 pl-2">
        <Checkbox
          hideLabel
          label={words.selectShop(name)}
          checked={all}
          disabled={orderable.length === 0}
          onChange={(on) => choose(orderable, on)}
        />
        <h2 className="min-w-0 flex-1 truncate font-semibold">{name}</h2>
        <Tag tone="warn">{platformLabel(shop.platform, language)}</Tag>
      </div>
      <ul className="divide-y divide-line">
        {shop.lines.map((line) => (
          <li key={line.cartItemId}>
            <CartLine line={line} chosen={codes.includes(line.cartItemId)} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
