import { addToCart, countCart, listCart } from "@sihai/contract/cart";
import { cny, times, toDecimal } from "@sihai/domain";
import { cnyText, inLanguage } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { Button, toast, toastSuccess } from "@sihai/ui";
import { go, toLogin, useAction, useDict, useLanguage, useSession } from "#shop";
import { setQuickGoods } from "../../stores/quick-goods.ts";
import type { Choice, GoodsOnWire } from "./use-choice.ts";

/** Into the cart, or straight to the confirm page. */
export function GoodsFooter({ goods, choice }: { goods: GoodsOnWire; choice: Choice }) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const isUser = useSession((session) => session.status === "user");
  const add = useAction(addToCart, { refreshes: [listCart, countCart], onDone: () => toastSuccess(words.addedToCart) });
  const { goodsId } = goods;
  const { variant, quantity, missing } = choice;
  const gone =
    goods.availability === "off-shelf"
      ? words.offShelf
      : goods.availability === "sold-out" || variant?.stock === 0
        ? words.soldOut
        : null;
  const total = toDecimal(times(cny(choice.unitPrice), quantity));

  /** The variant, or null after saying what is missing. */
  function chosen() {
    if (variant) return variant;
    toast(missing ? words.choose(inLanguage(missing.name, language)) : words.chooseFirst);
    return null;
  }
  function toCart() {
    const picked = chosen();
    if (!picked) return;
    if (!isUser) toLogin();
    else void add.run({ body: { goodsId, skuId: picked.skuId, quantity } });
  }
  function buy() {
    const picked = chosen();
    if (!picked) return;
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
    <>
      <Button small kind="quiet" pending={add.pending} onClick={toCart}>
        {words.addToCart}
      </Button>
      <Button wide small onClick={buy}>
        {words.buyFor(cnyText(total))}
      </Button>
    </>
  );
}
