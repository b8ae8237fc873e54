import { acceptCartPrices, listCart } from "@sihai/contract/cart";
import { cny, compare } from "@sihai/domain";
import { isOrderable } from "@sihai/domain/cart";
import { cnyText } from "@sihai/text";
import { type CartWords, cartDict } from "@sihai/text/dict/cart";
import { Button, Tag } from "@sihai/ui";
import { useAction, useDict } from "#shop";
import type { CartLineOnWire } from "./use-cart.ts";

/** What is the matter with a line: why it cannot be ordered, or what changed since the buyer saw it. */
export function LineNote({ line }: { line: CartLineOnWire }) {
  const words = useDict(cartDict);
  const state = stateText(line, words);
  return (
    <>
      {state ? (
        <span>
          <Tag tone={isOrderable(line.state) ? "warn" : "danger"}>{state}</Tag>
        </span>
      ) : null}
      {line.was === null ? null : <ChangedPrice line={line} was={line.was} />}
      {line.isBuyersOwnPrice ? <p className="text-note text-grey">{words.buyersOwn}</p> : null}
    </>
  );
}

function ChangedPrice({ line, was }: { line: CartLineOnWire; was: NonNullable<CartLineOnWire["was"]> }) {
  const words = useDict(cartDict);
  const accept = useAction(acceptCartPrices, { refreshes: [listCart] });
  const direction = compare(cny(line.unitPrice), cny(was.unitPrice));
  const text =
    direction === 0
      ? words.freightChanged(cnyText(was.domesticFreight))
      : direction > 0
        ? words.priceUp(cnyText(was.unitPrice))
        : words.priceDown(cnyText(was.unitPrice));
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-note text-warn">
      {text}
      <Button
        small
        kind="plain"
        pending={accept.pending}
        onClick={() => void accept.run({ body: { cartItemIds: [line.cartItemId] } })}
      >
        {words.accept}
      </Button>
    </p>
  );
}

function stateText({ state, stock, minimumQuantity }: CartLineOnWire, words: CartWords): string | null {
  switch (state) {
    case "available":
      return null;
    case "low-stock":
      return words.lowStock(stock);
    case "stock-short":
      return words.stockShort(stock);
    case "below-minimum":
      return words.belowMinimum(minimumQuantity);
    case "sold-out":
      return words.soldOut;
    case "off-shelf":
      return words.offShelf;
    case "info-changed":
      return words.infoChanged;
    case "unable":
      return words.unable;
  }
}
