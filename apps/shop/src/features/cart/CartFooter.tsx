import { isPositive } from "@sihai/domain";
import { cnyText, dotted, inLanguage, labelled } from "@sihai/text";
import { type CartWords, cartDict } from "@sihai/text/dict/cart";
import { Button, Checkbox, toast, useDisplayAmount } from "@sihai/ui";
import { useState } from "react";
import { go, NewBusiness, useAmountDue, useDict, useLanguage } from "#shop";
import { CannotShip } from "../goods/to-door/CannotShip.tsx";
import { DoorLine } from "../goods/to-door/DoorLine.tsx";
import { choose, tooFewOf, type useCart, useIsChosen } from "./use-cart.ts";
import { useCartAhead } from "./use-cart-ahead.ts";

type CartFooterProps = { view: ReturnType<typeof useCart> };

/** All or some, what they come to now and at the door, and on to the confirm page; goods nobody ships are asked about first. */
export function CartFooter({ view: { orderable, chosen, totals } }: CartFooterProps) {
  const words = useDict(cartDict);
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const ahead = useCartAhead(chosen);
  // What the confirm page and the payment page will ask for.
  const due = useAmountDue(totals.total);
  const inDisplay = useDisplayAmount(due.sum);
  const refused = ahead.data?.refused ?? [];
  const stuck = refused.flatMap(({ at }) => chosen[at] ?? []);
  const others = chosen.filter((line) => !stuck.includes(line));
  const all = useIsChosen(orderable);
  const nameOf = (at: number) => chosen[at] && inLanguage(chosen[at].title, language);

  function order(lines: typeof chosen) {
    setAsking(false);
    const few = tooFewOf(lines);
    if (few) toast(labelled(inLanguage(few.title, language), words.belowMinimum(few.minimumQuantity), language), { long: true });
    else if (lines.length > 0) go("/order/submit/dg", { goodsCodes: lines.map(({ cartItemId }) => cartItemId) });
  }
  function press() {
    if (chosen.length === 0) toast(words.chooseSome);
    else if (stuck.length > 0) setAsking(true);
    else order(chosen);
  }
  function leave() {
    choose(stuck, false);
    order(others);
  }

  return (
    <NewBusiness>
      <div className="flex w-full flex-col gap-1">
        {chosen.length === 0 ? null : (
          <DoorLine ahead={ahead.data} paid={totals.total} surcharge={due.surcharge} isPaid={false} nameOf={nameOf} />
        )}
        {chosen.length === 0 ? null : (
          <p className="flex items-baseline gap-3 leading-5">
            <span className="min-w-0 flex-1 text-note text-grey">
              {dotted([
                includedIn(totals.freight, due.surcharge, words),
                isPositive(totals.services) ? words.withServices(cnyText(totals.services)) : null,
              ])}
            </span>
            {inDisplay === null ? null : <span className="shrink-0 font-semibold whitespace-nowrap">{inDisplay}</span>}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <div className="shrink-0">
            <Checkbox
              label={words.selectAll}
              checked={all}
              disabled={orderable.length === 0}
              onChange={(on) => choose(orderable, on)}
            />
          </div>
          {chosen.length === 0 ? (
            <span className="min-w-[min(8em,100%)] flex-1 text-right text-note text-grey">{words.chooseSome}</span>
          ) : null}
          <Button small onClick={press}>
            {words.order(totals.pieces, chosen.length === 0 ? "" : cnyText(due.sum))}
          </Button>
        </div>
        <CannotShip
          open={asking}
          refused={refused}
          nameOf={nameOf}
          someLeft={others.length > 0}
          onLeave={leave}
          onAnyway={() => order(chosen)}
          onClose={() => setAsking(false)}
        />
      </div>
    </NewBusiness>
  );
}

/** What the sum has in it beside the goods; null for nothing. */
function includedIn(freight: string, surcharge: string | null, words: CartWords): string | null {
  if (!isPositive(freight)) return surcharge === null ? null : words.withSurcharge(cnyText(surcharge));
  return surcharge === null
    ? words.withFreight(cnyText(freight))
    : words.withFreightAndSurcharge(cnyText(freight), cnyText(surcharge));
}
