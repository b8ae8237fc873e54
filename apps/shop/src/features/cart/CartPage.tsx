import { countCart, listCart, moveToFavourites, removeFromCart, restoreToCart } from "@sihai/contract/cart";
import { listFavourites } from "@sihai/contract/goods";
import { cartDict } from "@sihai/text/dict/cart";
import { Button, EmptyState, IconButton, Page, SkeletonList, toastSuccess } from "@sihai/ui";
import { Heart, Trash2 } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { href, NotYet, useAction, useDict } from "#shop";
import { CartFooter } from "./CartFooter.tsx";
import { CartNotices } from "./CartNotices.tsx";
import { CartShop } from "./CartShop.tsx";
import { type LineActs, useCart } from "./use-cart.ts";
import { useGradually } from "./use-gradually.ts";

const undoMs = 8000;

/** The cart by shops. Everything is checked against the sellers when it opens. */
export default function CartPage() {
  const words = useDict(cartDict);
  const view = useCart();
  const { cart, shops, lines, chosen } = view;
  const [removed, setRemoved] = useState<string[]>([]);
  const gone = (_: unknown, { body }: { body: { cartItemIds: readonly string[] } }) => setRemoved([...body.cartItemIds]);
  const remove = useAction(removeFromCart, { refreshes: [listCart, countCart], onDone: gone });
  const move = useAction(moveToFavourites, {
    refreshes: [listCart, countCart, listFavourites],
    onDone: ({ removed: moved }, input) => {
      toastSuccess(words.moved(moved));
      gone(null, input);
    },
  });
  const restore = useAction(restoreToCart, { refreshes: [listCart, countCart], onDone: () => setRemoved([]) });
  const acts = useSteady({
    remove: (cartItemId) => void remove.run({ body: { cartItemIds: [cartItemId] } }),
    move: (cartItemId) => void move.run({ body: { cartItemIds: [cartItemId] } }),
  });
  const drawn = useGradually(lines.length);
  const chosenIds = chosen.map(({ cartItemId }) => cartItemId);

  useEffect(() => {
    if (removed.length === 0) return;
    const timer = setTimeout(() => setRemoved([]), undoMs);
    return () => clearTimeout(timer);
  }, [removed]);

  let before = 0;
  return (
    <Page
      title={words.title}
      back={false}
      actions={
        chosen.length > 0 ? (
          <>
            <IconButton
              icon={Heart}
              label={words.moveChosen(chosen.length)}
              onClick={() => void move.run({ body: { cartItemIds: chosenIds } })}
            />
            <IconButton
              icon={Trash2}
              label={words.removeChosen(chosen.length)}
              onClick={() => void remove.run({ body: { cartItemIds: chosenIds } })}
            />
          </>
        ) : null
      }
      footer={lines.length > 0 ? <CartFooter view={view} /> : null}
    >
      {cart.data ? null : <NotYet read={cart} skeleton={<SkeletonList picture />} />}
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
      <CartNotices lines={lines} onRemove={(cartItemIds) => void remove.run({ body: { cartItemIds } })} />
      {cart.data && lines.length === 0 ? (
        <EmptyState picture="cart" text={words.empty} action={{ label: words.goShopping, href: href("/shopping") }} />
      ) : null}
      {shops.map((shop) => {
        const left = drawn - before;
        before += shop.lines.length;
        return left > 0 ? (
          <CartShop key={shop.shopKey} shop={shop} drawn={Math.min(left, shop.lines.length)} acts={acts} />
        ) : null;
      })}
      {shops.length > 0 ? <p className="text-center text-note text-grey">{words.shopFreight}</p> : null}
    </Page>
  );
}

/** The same functions at every drawing, so that a line whose data did not change is not drawn again; they do what the latest ones do. */
function useSteady(acts: LineActs): LineActs {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  return useMemo(
    () => ({ remove: (cartItemId) => latest.current.remove(cartItemId), move: (cartItemId) => latest.current.move(cartItemId) }),
    [],
  );
}
