import { lazy, Suspense, useState } from "react";
import { cx } from "../cx.ts";
import { useUi } from "../layout/UiProvider.tsx";
import { Picture } from "../show/Picture.tsx";

export type GalleryPicture = { src: string; alt: string; thumb?: string };

const Viewer = lazy(() => import("./GalleryViewer.tsx"));

type ViewerProps = { pictures: readonly GalleryPicture[]; index: number | null; onClose: () => void };

/** The full-screen viewer; `index` null keeps it closed. Its code is fetched at the first opening. */
export function PictureViewer({ pictures, index, onClose }: ViewerProps) {
  if (index === null) return null;
  return (
    <Suspense fallback={null}>
      <Viewer pictures={pictures} index={index} onClose={onClose} />
    </Suspense>
  );
}

type GalleryProps = { pictures: readonly GalleryPicture[]; columns?: 3 | 4; label?: string };

/** Small pictures in a grid, each opening the viewer at itself (rules ). */
export function Gallery({ pictures, columns = 4, label }: GalleryProps) {
  const { words } = useUi();
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <ul aria-label={label} className={cx("grid gap-2", columns === 3 ? "grid-cols-3" : "grid-cols-4")}>
        {pictures.map((picture, at) => (
          <li key={picture.src}>
            <button
              type="button"
              aria-label={`${picture.alt} (${words.openPicture(at + 1, pictures.length)})`}
              onClick={() => setIndex(at)}
              className="block w-full overflow-hidden rounded-[12px]"
            >
              <Picture src={picture.thumb ?? picture.src} alt="" sizes="25vw" />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer pictures={pictures} index={index} onClose={() => setIndex(null)} />
    </>
  );
}
