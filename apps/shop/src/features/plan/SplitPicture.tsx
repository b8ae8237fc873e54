import { inLanguage } from "@sihai/text";
import { planDict } from "@sihai/text/dict/plan";
import { Picture, plotColours } from "@sihai/ui";
import { Send } from "lucide-react";
import { useDict, useLanguage } from "#shop";
import { photoUrl } from "../storage/stored-item.ts";
import type { PlannedItem, PlannedParcel } from "./plan-view.ts";

type SplitPictureProps = {
  parcels: readonly Pick<PlannedParcel, "itemIds" | "line">[];
  items: readonly Pick<PlannedItem, "itemId" | "photos" | "pictureUrl">[];
};

const shownMost = 4;

/** The split at a glance: a box for each parcel with its goods in it, as long as it is heavy, and how many days it takes. */
export function SplitPicture({ parcels, items }: SplitPictureProps) {
  const words = useDict(planDict);
  const language = useLanguage();
  const slowest = Math.max(1, ...parcels.map(({ line }) => line.days[1]));
  return (
    <ol aria-label={words.split} className="flex flex-col gap-2">
      {parcels.map((parcel, at) => {
        const colour = plotColours[at % plotColours.length] ?? plotColours[0];
        const inside = items.filter(({ itemId }) => parcel.itemIds.includes(itemId));
        return (
          <li
            key={parcel.itemIds.join()}
            aria-label={words.splitOf(at + 1, inside.length, inLanguage(parcel.line.name, language))}
            className="flex items-center gap-2"
          >
            <div className="flex shrink-0 gap-1 rounded-control border-2 p-1" style={{ borderColor: colour }}>
              {inside.slice(0, shownMost).map((item) => (
                <div key={item.itemId} className="size-9 overflow-hidden rounded-bar">
                  <Picture
                    src={item.photos[0] ? photoUrl(item.photos[0].fileId) : item.pictureUrl}
                    alt=""
                    ratio="1/1"
                    sizes="36px"
                  />
                </div>
              ))}
              {inside.length > shownMost ? (
                <span className="grid size-9 place-items-center rounded-bar bg-fill text-note font-semibold">
                  +{inside.length - shownMost}
                </span>
              ) : null}
            </div>
            <div aria-hidden className="flex min-w-0 flex-1 items-center">
              <span
                className="h-0.5 min-w-2 rounded-full"
                style={{ background: colour, width: `${(parcel.line.days[1] / slowest) * 80}%` }}
              />
              <Send size={16} className="shrink-0" style={{ color: colour }} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
