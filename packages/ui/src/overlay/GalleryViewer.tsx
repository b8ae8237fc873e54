import "yet-another-react-lightbox/styles.css";
import { useEffect, useState } from "react";
import Lightbox, { type GenericSlide, type Slide } from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { useUi } from "../layout/UiProvider.tsx";
import type { GalleryPicture } from "./Gallery.tsx";
import { useDialog } from "./use-dialog.ts";

interface PhotoSlide extends GenericSlide {
  type: "photo";
  src: string;
  alt: string;
}

declare module "yet-another-react-lightbox" {
  interface SlideTypes {
    photo: PhotoSlide;
  }
}

/** Zoom runs from 1 to exactly 4 (rule A-57). Only a slide type of one's own gets that; pictures go by pixel ratio. */
const zoomMax = 4;
const motionMs = 300;

type ViewerProps = { pictures: readonly GalleryPicture[]; index: number; onClose: () => void };

/** Pictures over the whole screen: swipe, zoom by buttons, pinch or double tap, close button and Esc. Loaded lazily. */
export default function GalleryViewer({ pictures, index, onClose }: ViewerProps) {
  const { words } = useUi();
  const dialog = useDialog(true, onClose);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useEffect(() => setRoot(dialog.current), [dialog]);
  const slides: Slide[] = pictures.map(({ src, alt }) => ({ type: "photo", src, alt }));
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const single = slides.length < 2;
  return (
    <dialog ref={dialog} aria-label={words.viewer} className="viewer m-0 h-dvh max-h-none w-screen max-w-none bg-black p-0">
      {root ? (
        <Lightbox
          open
          index={index}
          close={onClose}
          slides={slides}
          portal={{ root }}
          plugins={[Zoom]}
          carousel={{ finite: true }}
          noScroll={{ disabled: true }}
          animation={{ fade: still ? 0 : motionMs, swipe: still ? 0 : motionMs, zoom: still ? 0 : motionMs }}
          controller={{ closeOnPullDown: true }}
          zoom={{ maxZoom: zoomMax, supports: ["photo"] }}
          labels={{
            Previous: words.previous,
            Next: words.next,
            Close: words.close,
            "Zoom in": words.zoomIn,
            "Zoom out": words.zoomOut,
          }}
          render={{
            slide: ({ slide }) => (slide.type === "photo" ? <Photo slide={slide} /> : undefined),
            slideFooter: ({ slide }) =>
              single ? null : (
                <p className="pointer-events-none absolute inset-x-0 bottom-4 text-center text-note text-white">
                  {words.pictureOf(slides.indexOf(slide) + 1, slides.length)}
                </p>
              ),
            ...(single ? { buttonPrev: () => null, buttonNext: () => null } : {}),
          }}
        />
      ) : null}
    </dialog>
  );
}

function Photo({ slide }: { slide: PhotoSlide }) {
  return <img src={slide.src} alt={slide.alt} draggable={false} className="max-h-full max-w-full object-contain" />;
}
