import { ItemLink } from "../links.tsx";
import { PhotoStrip } from "./PhotoStrip.tsx";

type ItemPhotosProps = { label: string; of: readonly { itemNo: string; fileIds: readonly string[] }[] };

/** Pictures of several items, each item's under its number; an item without any is left out. */
export function ItemPhotos({ label, of }: ItemPhotosProps) {
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {of.map(({ itemNo, fileIds }) =>
        fileIds.length === 0 ? null : (
          <li key={itemNo} className="flex flex-col gap-1 text-note">
            <ItemLink itemNo={itemNo} />
            <PhotoStrip
              label={`${label} ${itemNo}`}
              photos={fileIds.map((fileId, at) => ({ fileId, alt: `${itemNo} ${at + 1}` }))}
            />
          </li>
        ),
      )}
    </ul>
  );
}
