import { goodsPictureUrl, inspectionPhotoUrl } from "@sihai/contract/goods";
import { inLanguage } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { Picture, PictureViewer, useUi } from "@sihai/ui";
import { useEffect, useRef, useState } from "react";
import { useDict, useLanguage } from "#shop";
import type { GoodsOnWire } from "./use-choice.ts";

/** The goods' pictures from edge to edge, to swipe; the chosen variant's own comes into sight. */
export function GoodsPictures({ goods, chosen }: { goods: GoodsOnWire; chosen: string | null }) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const { words: ui } = useUi();
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const name = inLanguage(goods.title, language);
  const keys = [...new Set([...goods.pictures, ...goods.variants.flatMap(({ picture }) => (picture === null ? [] : [picture]))])];
  const pictures = [
    ...keys.map((key, index) => ({ src: goodsPictureUrl(goods.goodsId, key, 800), alt: words.pictureAlt(name, index + 1) })),
    ...goods.inspectionPhotos.map((id, index) => ({
      src: inspectionPhotoUrl(goods.goodsId, id, 800),
      alt: words.inspectionAlt(index + 1),
    })),
  ];
  const wanted = chosen === null ? -1 : keys.indexOf(chosen);

  useEffect(() => {
    const element = strip.current;
    if (!element || wanted < 0) return;
    // Nothing is returned: newer browsers answer a scroll with a promise, which is no way to clean up.
    const show = (behavior: ScrollBehavior): void => {
      element.scrollTo({ left: wanted * element.clientWidth, behavior });
    };
    if (element.clientWidth > 0) return show("smooth");
    // A page that is just coming has no width yet to scroll by.
    const laidOut = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      laidOut.disconnect();
      show("instant");
    });
    laidOut.observe(element);
    return () => laidOut.disconnect();
  }, [wanted]);

  return (
    <div className="relative">
      <ul
        ref={strip}
        aria-label={name}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))}
        className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
      >
        {pictures.map(({ src, alt }, index) => (
          <li key={src} className="w-full shrink-0 snap-center">
            <button
              type="button"
              aria-label={`${alt} (${ui.openPicture(index + 1, pictures.length)})`}
              onClick={() => setOpen(index)}
              className="block w-full"
            >
              <Picture src={src} alt="" eager={index === 0} sizes="100vw" />
            </button>
          </li>
        ))}
      </ul>
      <p className="pointer-events-none absolute right-4 bottom-8 rounded-full bg-black/60 px-3 py-1 text-note text-white">
        {words.pictureOf(at + 1, pictures.length)}
        {goods.inspectionPhotos.length > 0 ? ` · ${words.inspectionCount(goods.inspectionPhotos.length)}` : ""}
      </p>
      <PictureViewer pictures={pictures} index={open} onClose={() => setOpen(null)} />
    </div>
  );
}
