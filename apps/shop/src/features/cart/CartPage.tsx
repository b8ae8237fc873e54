import { countCart, listCart, moveToFavourites, removeFromCart, restoreToCart } from "@sihai/contract/cart";
import { listFavourites } from "@sihai/contract/goods";
import { cartDict } from "@sihai/text/dict/cart";
import { Button, EmptyState, IconButton, Page, SkeletonList, toastSuccess } from "@sihai/ui";
import { Heart, Trash2 } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { href, NotYet, useAction, useDict, useSteady, useWindingDown } from "#shop";
import { CartFooter } from "./CartFooter.tsx";
import { CartNotices } from "./CartNotices.tsx";
import { CartShop } from "./CartShop.tsx";
import { type LineActs, useCart } from "./use-cart.ts";
import { type NobodyShips, useNobodyShips } from "./use-cart-ahead.ts";
import { useGradually } from "./use-gradually.ts";

const undoMs = 8000;

/** The cart by shops. Everything is checked against the sellers when it opens. */
export default function CartPage() {
  const words = useDict(cartDict);
  const view = useCart();
  const isEnding = useWindingDown();
  const { cart, shops, lines, chosen } = view;
  const { remove, move, removed, restore, restoring } = useTakingOut();
  const removeOne = useSteady((cartItemId: string) => remove([cartItemId]));
  const moveOne = useSteady((cartItemId: string) => move([cartItemId]));
  const acts = useMemo(() => ({ remove: removeOne, move: moveOne }), [removeOne, moveOne]);
  const nobodyShips = useNobodyShips(lines);
  const chosenIds = chosen.map(({ cartItemId }) => cartItemId);

  return (
    <Page
      title={words.title}
      back={false}
      actions={
        chosen.length > 0 ? (
          <>
            <IconButton icon={Heart} label={words.moveChosen(chosen.length)} onClick={() => move(chosenIds)} />
            <IconButton icon={Trash2} label={words.removeChosen(chosen.length)} onClick={() => remove(chosenIds)} />
          </>
        ) : null
      }
      footer={lines.length > 0 ? <CartFooter view={view} /> : null}
    >
      {cart.data ? null : <NotYet read={cart} skeleton={<SkeletonList picture />} />}
      {removed.length > 0 ? <Undo count={removed.length} onUndo={restore} pending={restoring} /> : null}
      <CartNotices lines={lines} onRemove={remove} />
      {cart.data && lines.length === 0 ? (
        <EmptyState
          picture="cart"
          text={isEnding ? words.emptyEnding : words.empty}
          action={
            isEnding
              ? { label: words.toStorage, href: href("/order/in-storage/goods-list") }
              : { label: words.goShopping, href: href("/shopping") }
          }
        />
      ) : null}
      <Shops shops={shops} lines={lines} acts={acts} nobodyShips={nobodyShips} />
    </Page>
  );
}

type ShopsProps = Pick<ReturnType<typeof useCart>, "shops" | "lines"> & { acts: LineActs; nobodyShips: NobodyShips };

/** Shop by shop, line by line: what stands around them is not drawn again with each. */
function Shops({ shops, lines, acts, nobodyShips }: ShopsProps) {
  const words = useDict(cartDict);
  const drawn = useGradually(lines.length);
  let before = 0;
  return (
    <>
      {shops.map((shop) => {
        const left = drawn - before;
        before += shop.lines.length;
        return left > 0 ? (
          <CartShop
            key={shop.shopKey}
            shop={shop}
            drawn={Math.min(left, shop.lines.length)}
            acts={acts}
            nobodyShips={nobodyShips}
          />
        ) : null;
      })}
      {lines.length > 0 && drawn === lines.length ? <p className="text-center text-note text-grey">{words.shopFreight}</p> : null}
    </>
  );
}

/** Lines removed or moved among the favourites; for a while they can be put back. */
function useTakingOut() {
  const words = useDict(cartDict);
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

  useEffect(() => {
    if (removed.length === 0) return;
    const timer = setTimeout(() => setRemoved([]), undoMs);
    return () => clearTimeout(timer);
  }, [removed]);

  return {
    removed,
    remove: (cartItemIds: string[]) => void remove.run({ body: { cartItemIds } }),
    move: (cartItemIds: string[]) => void move.run({ body: { cartItemIds } }),
    restore: () => void restore.run({ body: { cartItemIds: removed } }),
    restoring: restore.pending,
  };
}

/** Over the page, wherever in a long list the line was. */
function Undo({ count, onUndo, pending }: { count: number; onUndo: () => void; pending: boolean }) {
  const words = useDict(cartDict);
  return (
    <div
      role="status"
      className="fixed inset-x-4 top-16 z-30 mx-auto flex max-w-2xl items-center justify-between gap-3 rounded-card bg-white py-1 pr-2 pl-4 shadow-float"
    >
      {words.removed(count)}
      <Button small kind="plain" pending={pending} onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  );
}
