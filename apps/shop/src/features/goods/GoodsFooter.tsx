import { addToCart, countCart, listCart } from "@sihai/contract/cart";
import { cny, add as sumOf, times, toDecimal } from "@sihai/domain";
import { addGoodsCode } from "@sihai/domain/order/draft";
import { cnyText } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { Button, toast, toastSuccess } from "@sihai/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { askToLogIn, go, here, NewBusiness, useAction, useAmountDue, useDict, useSession } from "#shop";
import { changeDraft } from "../../stores/build-order-draft.ts";
import { type CartWish, setCartWish, useCartWish } from "../../stores/cart-wish.ts";
import { setQuickGoods } from "../../stores/quick-goods.ts";
import { useLandedCost } from "./landed-cost/use-landed-cost.ts";
import { NobodyShips } from "./to-door/NobodyShips.tsx";
import type { Choice, GoodsOnWire } from "./use-choice.ts";
import { showOption } from "./VariantPicker.tsx";

/** Into the cart, or straight to the confirm page. */
export function GoodsFooter({ goods, choice }: { goods: GoodsOnWire; choice: Choice }) {
  const words = useDict(goodsDict);
  const status = useSession((session) => session.status);
  const add = useAction(addToCart, {
    refreshes: [listCart, countCart],
    onDone: ({ cartItemId }) => {
      // What was just put there is what will be ordered.
      changeDraft((draft) => addGoodsCode(draft, cartItemId));
      toastSuccess(words.addedToCart);
    },
  });
  const { goodsId } = goods;
  const { variant, quantity, missing } = choice;
  // Of one piece: a pile too heavy for one parcel goes in several.
  const alone = useLandedCost(goodsId, choice.priced?.skuId ?? null, 1);
  const [warned, setWarned] = useState(false);
  const gone =
    goods.availability === "off-shelf"
      ? words.offShelf
      : goods.availability === "sold-out" || variant?.stock === 0
        ? words.soldOut
        : null;
  // What the confirm page will ask: its one shop sends this to our warehouse.
  const due = useAmountDue(toDecimal(sumOf(times(cny(choice.unitPrice), quantity), cny(goods.domesticFreight))));

  useWished(goodsId, ({ skuId, quantity: pieces }) => void add.run({ body: { goodsId, skuId, quantity: pieces } }));

  /** The variant, or null after asking for what is missing, where it is chosen. */
  function chosen() {
    if (variant) return variant;
    toast(words.chooseFirst);
    choice.ask();
    if (missing) showOption(missing.id);
    return null;
  }
  function toCart() {
    const picked = chosen();
    if (!picked) return;
    const wanted = { goodsId, skuId: picked.skuId, quantity };
    if (status === "user") return void add.run({ body: wanted });
    setCartWish({ ...wanted, at: here() });
    askToLogIn();
  }
  function buy({ anyway = false } = {}) {
    const picked = chosen();
    if (!picked) return;
    if (!anyway && alone.cost.data?.linesOffered === 0) {
      setWarned(true);
      return;
    }
    setQuickGoods({ goodsId, skuId: picked.skuId, quantity, remark: "" });
    go("/order/submit/dg", { quick: "1" });
  }

  if (gone !== null) {
    return (
      <Button wide kind="quiet" disabledReason={gone}>
        {words.buy}
      </Button>
    );
  }
  return (
    <NewBusiness>
      <Button small kind="quiet" pending={add.pending} onClick={toCart}>
        {words.addToCart}
      </Button>
      <Button wide small onClick={() => buy()}>
        {variant ? words.buyFor(cnyText(due.sum)) : words.buy}
      </Button>
      <NobodyShips
        {...alone}
        goodsId={goodsId}
        skuId={choice.priced?.skuId ?? ""}
        open={warned}
        onClose={() => setWarned(false)}
        onBuy={() => buy({ anyway: true })}
        returnable={goods.returnable}
      />
    </NewBusiness>
  );
}

/** Back from the log-in, what a visitor wanted goes into the cart; one who came back without it gave that up. */
function useWished(goodsId: string, onLoggedIn: (wish: CartWish) => void): void {
  const status = useSession((session) => session.status);
  const take = useEffectEvent(onLoggedIn);
  useEffect(() => {
    const { wish } = useCartWish.getState();
    if (wish?.goodsId !== goodsId || (status !== "user" && status !== "visitor")) return;
    setCartWish(null);
    if (status === "user") take(wish);
  }, [goodsId, status]);
}
