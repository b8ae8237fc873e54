import { goodsDetail, listFavourites, setFavourite } from "@sihai/contract/goods";
import { inLanguage } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { cx, IconButton, toastSuccess, useUi } from "@sihai/ui";
import { ChevronLeft, Heart, Share2, ShoppingCart } from "lucide-react";
import { go, goBack, here, sharePage, toLogin, useAction, useDict, useLanguage, useSession } from "#shop";
import type { GoodsOnWire } from "./use-choice.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";

/** Floats over the pictures: back, cart, share, favourite. */
export function GoodsHeader({ goods }: { goods: GoodsOnWire }) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const { words: ui } = useUi();
  const isOverText = useScrolledPast(280);
  return (
    <div
      className={cx(
        "fixed inset-x-0 top-0 z-20 mx-auto flex max-w-3xl justify-between p-3 pt-[calc(12px+env(safe-area-inset-top))]",
        isOverText ? "border-b border-line bg-white" : "pointer-events-none",
      )}
    >
      <div className="pointer-events-auto">
        <IconButton floating icon={ChevronLeft} label={ui.back} onClick={goBack} />
      </div>
      <div className="pointer-events-auto flex gap-2">
        <IconButton floating icon={ShoppingCart} label={words.toCart} onClick={() => go("/cart")} />
        <IconButton
          floating
          icon={Share2}
          label={words.share}
          onClick={() => void sharePage(inLanguage(goods.title, language), here())}
        />
        <FavouriteButton goods={goods} />
      </div>
    </div>
  );
}

function FavouriteButton({ goods: { goodsId, isFavourite } }: { goods: GoodsOnWire }) {
  const words = useDict(goodsDict);
  const isUser = useSession((session) => session.status === "user");
  const favourite = useAction(setFavourite, {
    refreshes: [goodsDetail, listFavourites],
    onDone: ({ favourite: is }) => toastSuccess(is ? words.favouriteAdded : words.favouriteRemoved),
  });

  function toggle() {
    if (!isUser) toLogin();
    else void favourite.run({ body: { goodsId, favourite: !isFavourite } });
  }

  return (
    <IconButton
      floating
      icon={Heart}
      label={isFavourite ? words.removeFavourite : words.addFavourite}
      pressed={isFavourite}
      onClick={toggle}
    />
  );
}

/** Before the goods are there: only the way back, where it will stay. */
export function GoodsHeaderWaiting() {
  const words = useDict(goodsDict);
  const { words: ui } = useUi();
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-20 mx-auto flex max-w-3xl p-3 pt-[calc(12px+env(safe-area-inset-top))]">
      <h1 data-page-title tabIndex={-1} className="sr-only">
        {words.detail}
      </h1>
      <div className="pointer-events-auto">
        <IconButton floating icon={ChevronLeft} label={ui.back} onClick={goBack} />
      </div>
    </div>
  );
}
