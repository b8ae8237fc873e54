import { cnyText } from "@sihai/text";
import { cartDict } from "@sihai/text/dict/cart";
import { Button, Checkbox, Price, toast } from "@sihai/ui";
import { go, useDict } from "#shop";
import { choose, type useCart } from "./use-cart.ts";

type CartFooterProps = { view: ReturnType<typeof useCart> };

/** All or some, what they come to, and on to the confirm page. */
export function CartFooter({ view: { orderable, chosen, totals } }: CartFooterProps) {
  const words = useDict(cartDict);
  const codes = chosen.map(({ cartItemId }) => cartItemId);
  const all = orderable.length > 0 && chosen.length === orderable.length;

  function order() {
    if (codes.length === 0) toast(words.chooseSome);
    else go("/order/submit/dg", { goodsCodes: codes });
  }

  return (
    <>
      <Checkbox
        label={words.selectAll}
        checked={all}
        disabled={orderable.length === 0}
        onChange={(on) => choose(orderable, on)}
      />
      <div className="min-w-0 flex-1 text-right leading-5">
        {chosen.length === 0 ? (
          <span className="text-note text-grey">{words.chooseSome}</span>
        ) : (
          <>
            <span className="flex flex-wrap justify-end">
              <Price amount={totals.total} />
            </span>
            <span className="block text-note text-grey">{words.withFreight(cnyText(totals.freight))}</span>
          </>
        )}
      </div>
      <Button small onClick={order}>
        {words.order(totals.pieces)}
      </Button>
    </>
  );
}
