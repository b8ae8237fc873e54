import { acceptCartPrices, listCart } from "@sihai/contract/cart";
import { isOrderable } from "@sihai/domain/cart";
import { cartDict } from "@sihai/text/dict/cart";
import { Button } from "@sihai/ui";
import { useAction, useDict } from "#shop";
import type { CartLineOnWire } from "./use-cart.ts";

type CartNoticesProps = { lines: readonly CartLineOnWire[]; onRemove: (cartItemIds: string[]) => void };

/** What concerns several lines at once: prices that changed, and lines that cannot be bought now. */
export function CartNotices({ lines, onRemove }: CartNoticesProps) {
  const words = useDict(cartDict);
  const accept = useAction(acceptCartPrices, { refreshes: [listCart] });
  const changed = lines.filter(({ was }) => was !== null).map(({ cartItemId }) => cartItemId);
  const dead = lines.filter(({ state }) => !isOrderable(state)).map(({ cartItemId }) => cartItemId);
  return (
    <>
      {changed.length > 1 ? (
        <Button
          wide
          small
          kind="quiet"
          pending={accept.pending}
          onClick={() => void accept.run({ body: { cartItemIds: changed } })}
        >
          {words.acceptAll(changed.length)}
        </Button>
      ) : null}
      {dead.length > 0 ? (
        <div className="flex items-center justify-between gap-3 rounded-card bg-white py-1 pr-2 pl-4 shadow-card">
          <span className="min-w-0 text-body text-grey">{words.unorderable(dead.length)}</span>
          <Button small kind="plain" onClick={() => onRemove(dead)}>
            {words.clearUnorderable}
          </Button>
        </div>
      ) : null}
    </>
  );
}
