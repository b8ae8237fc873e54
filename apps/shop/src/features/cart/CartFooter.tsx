import { cnyText } from "@sihai/text";
import { cartDict } from "@sihai/text/dict/cart";
import { Button, Checkbox, IconButton, Price, toast } from "@sihai/ui";
import { Trash2 } from "lucide-react";
import { go, useDict } from "#shop";
import { choose, type useCart } from "./use-cart.ts";

type CartFooterProps = { view: ReturnType<typeof useCart>; onRemove: (cartItemIds: string[]) => void };

/** All or some, what they come to, and on to the confirm page. */
export function CartFooter({ view: { orderable, chosen, totals }, onRemove }: CartFooterProps) {
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
      {codes.length > 0 ? (
        <IconButton icon={Trash2} label={words.removeChosen(codes.length)} onClick={() => onRemove(codes)} />
      ) : null}
      <div className="min-w-0 flex-1 text-right leading-5">
        <Price amount={totals.total} />
        <span className="block text-[13px] text-grey">{words.withFreight(cnyText(totals.freight))}</span>
      </div>
      <Button small onClick={order}>
        {words.order(totals.pieces)}
      </Button>
    </>
  );
}
