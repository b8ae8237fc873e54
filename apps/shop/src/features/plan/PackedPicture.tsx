import { Picture } from "@sihai/ui";
import { photoUrl } from "../storage/stored-item.ts";
import { packTiles } from "./pack-tiles.ts";
import type { PlannedItem } from "./plan-view.ts";

type PackedPictureProps = {
  items: readonly Pick<PlannedItem, "itemId" | "photos" | "pictureUrl" | "sidesCm">[];
  /** The parcel's colour on this page. */
  colour: string;
};

/** Width over height of the box as drawn. */
const aspect = 1.6;
/** More become one tile with their number: smaller pictures show nothing. */
const shownMost = 14;

/** A parcel as a box with its goods in it, each as large as the room it takes. Decoration: the goods stand as text beside it. */
export function PackedPicture({ items, colour }: PackedPictureProps) {
  const bulky = items.toSorted((a, b) => roomOf(b) - roomOf(a));
  const shown = bulky.length > shownMost ? bulky.slice(0, shownMost - 1) : bulky;
  const rest = bulky.slice(shown.length);
  const sizes = shown.map(roomOf);
  const tiles = packTiles(rest.length > 0 ? [...sizes, rest.reduce((room, item) => room + roomOf(item), 0)] : sizes, aspect);
  return (
    <div
      aria-hidden
      className="relative w-full rounded-[12px] border-2 p-1"
      style={{ borderColor: colour, aspectRatio: aspect, backgroundColor: `${colour}14` }}
    >
      <div className="relative size-full">
        {tiles.map(({ left, top, width, height }, at) => {
          const item = shown[at];
          return (
            <span
              key={item?.itemId ?? "rest"}
              className="absolute p-0.5"
              style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
            >
              {item ? (
                <Picture
                  src={item.pictureUrl ?? (item.photos[0] ? photoUrl(item.photos[0].fileId) : null)}
                  alt=""
                  sizes="96px"
                  className="size-full rounded-[6px]"
                />
              ) : (
                <span className="grid size-full place-items-center rounded-[6px] bg-fill text-note font-semibold">
                  +{rest.length}
                </span>
              )}
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** Cubic centimetres. */
function roomOf({ sidesCm }: Pick<PlannedItem, "sidesCm">): number {
  return Math.max(
    1,
    sidesCm.reduce((room, side) => room * side, 1),
  );
}
