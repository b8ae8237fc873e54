import { goodsDetail, listFavourites, setFavourite } from "@sihai/contract/goods";
import { inLanguage } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { cx, IconButton, toastSuccess, useUi } from "@sihai/ui";
import { ChevronLeft, Heart, Share2, ShoppingCart } from "lucide-react";
import type { ReactNode } from "react";
import { askToLogIn, go, goBack, here, sharePage, useAction, useDict, useLanguage, useSession } from "#shop";
import type { GoodsOnWire } from "./use-choice.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";

/** Floats over the pictures: back, cart, share, favourite. */
export function GoodsHeader({ goods }: { goods: GoodsOnWire }) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const { words: ui } = useUi();
  const isOverText = useScrolledPast(280);
  return (
    <Floating className={cx("justify-between", isOverText ? "border-b border-line bg-white" : "pointer-events-none")}>
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
    </Floating>
  );
}

/** Takes no room and stays at the top: over the pictures, but under the bar that says that the device is offline. */
function Floating({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className="sticky top-[var(--top-bar,0px)] z-20 h-0">
      <div className={cx("flex p-3 pt-[calc(12px+env(safe-area-inset-top))]", className)}>{children}</div>
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
    if (!isUser) askToLogIn();
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
    <Floating className="pointer-events-none">
      <h1 data-page-title tabIndex={-1} className="sr-only">
        {words.detail}
      </h1>
      <div className="pointer-events-auto">
        <IconButton floating icon={ChevronLeft} label={ui.back} onClick={goBack} />
      </div>
    </Floating>
  );
}
