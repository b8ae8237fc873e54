import { PictureViewer } from "@sihai/ui";
import { useState } from "react";
import { staffFile } from "../cells.tsx";

type PhotoStripProps = { label: string; photos: readonly { fileId: string; alt: string }[] };

/** Small pictures in a row, each opening the viewer at itself. */
export function PhotoStrip({ label, photos }: PhotoStripProps) {
  const [index, setIndex] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {photos.map(({ fileId, alt }, at) => (
          <li key={fileId}>
            <button type="button" aria-label={alt} onClick={() => setIndex(at)} className="block overflow-hidden rounded-small">
              <img src={staffFile(fileId, 160)} alt="" loading="lazy" className="size-[72px] bg-fill object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer
        pictures={photos.map(({ fileId, alt }) => ({ src: staffFile(fileId), alt }))}
        index={index}
        onClose={() => setIndex(null)}
      />
    </>
  );
}
