import { cnyText, dotted, formatWeight, inLanguage, skuLine } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Card, LongName, Picture, Scrollable, SkeletonBlock } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { photoUrl, type StoredItem } from "./stored-item.ts";

/** What goes into the parcel. */
export function GoodsStrip({ items, value }: { items: readonly StoredItem[]; value: string }) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const grams = items.reduce((sum, item) => sum + item.grams, 0);
  return (
    <Card
      title={words.goods}
      aside={
        <span className="text-note text-grey">
          {dotted([
            words.pieces(items.reduce((sum, { quantity }) => sum + quantity, 0)),
            formatWeight(grams, language),
            cnyText(value),
          ])}
        </span>
      }
    >
      <Scrollable label={words.goods} className="-mx-4 overflow-x-auto px-4 pb-1">
        <ul className="flex gap-3">
          {items.map((item) => (
            <li key={item.itemId} className="w-22 shrink-0">
              <div className="overflow-hidden rounded-control">
                <Picture
                  src={item.photos[0] ? photoUrl(item.photos[0].fileId) : item.pictureUrl}
                  alt=""
                  ratio="1/1"
                  sizes="88px"
                />
              </div>
              <p className="mt-1 text-note leading-4">
                <LongName text={inLanguage(item.name, language)} cells={22} />
              </p>
              <p className="min-h-4 truncate text-note leading-4 text-grey">{skuLine(item.skuName, language)}</p>
            </li>
          ))}
        </ul>
      </Scrollable>
    </Card>
  );
}

/** The same strip while its goods are fetched: as high, so that nothing below it moves. */
export function GoodsToCome({ count }: { count: number }) {
  const words = useDict(storageDict);
  return (
    <Card title={words.goods}>
      <div className="flex gap-3 overflow-hidden pb-1">
        {Array.from({ length: Math.min(count, 4) }, (_, index) => (
          <div key={`goods-${index + 1}`} className="w-22 shrink-0">
            <SkeletonBlock className="h-20" />
            <SkeletonBlock className="mt-1 h-12" />
          </div>
        ))}
      </div>
    </Card>
  );
}
