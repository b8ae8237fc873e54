import { listCart, removeFromCart, restoreToCart } from "@sihai/contract/cart";
import { cartDict } from "@sihai/text/dict/cart";
import { Button, EmptyState, ErrorState, IconButton, Page, SkeletonList } from "@sihai/ui";
import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { href, useAction, useDict } from "#shop";
import { CartFooter } from "./CartFooter.tsx";
import { CartShop } from "./CartShop.tsx";
import { useCart } from "./use-cart.ts";

const undoMs = 8000;

/** The cart by shops. Everything is checked against the sellers when it opens. */
export default function CartPage() {
  const words = useDict(cartDict);
  const view = useCart();
  const { cart, shops, lines, chosen } = view;
  const [removed, setRemoved] = useState<string[]>([]);
  const remove = useAction(removeFromCart, {
    refreshes: [listCart],
    onDone: (_, { body }) => setRemoved([...body.cartItemIds]),
  });
  const restore = useAction(restoreToCart, { refreshes: [listCart], onDone: () => setRemoved([]) });

  useEffect(() => {
    if (removed.length === 0) return;
    const timer = setTimeout(() => setRemoved([]), undoMs);
    return () => clearTimeout(timer);
  }, [removed]);

  return (
    <Page
      title={words.title}
      back={false}
      actions={
        chosen.length > 0 ? (
          <IconButton
            icon={Trash2}
            label={words.removeChosen(chosen.length)}
            onClick={() => void remove.run({ body: { cartItemIds: chosen.map(({ cartItemId }) => cartItemId) } })}
          />
        ) : null
      }
      footer={lines.length > 0 ? <CartFooter view={view} /> : null}
    >
      {cart.isPending ? <SkeletonList picture /> : null}
      {cart.error ? <ErrorState onReload={() => void cart.refetch()} pending={cart.isFetching} /> : null}
      {removed.length > 0 ? (
        <div role="status" className="flex items-center justify-between gap-3 rounded-card bg-white py-1 pr-2 pl-4 shadow-card">
          {words.removed(removed.length)}
          <Button
            small
            kind="plain"
            pending={restore.pending}
            onClick={() => void restore.run({ body: { cartItemIds: removed } })}
          >
            {words.undo}
          </Button>
        </div>
      ) : null}
      {cart.data && lines.length === 0 ? (
        <EmptyState picture="cart" text={words.empty} action={{ label: words.goShopping, href: href("/shopping") }} />
      ) : null}
      {shops.map((shop) => (
        <CartShop key={shop.shopKey} shop={shop} onRemove={(id) => void remove.run({ body: { cartItemIds: [id] } })} />
      ))}
      {shops.length > 0 ? <p className="text-center text-sm text-grey">{words.shopFreight}</p> : null}
    </Page>
  );
}
