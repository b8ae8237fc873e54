import type { CallData } from "@sihai/contract";
import type { listStorage } from "@sihai/contract/warehouse";
import { cnyText, formatDays, formatSize, formatWeight } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Card, Checkbox, Picture, PictureViewer, Tag, type Tone } from "@sihai/ui";
import { Images } from "lucide-react";
import { useState } from "react";
import { useDict, useLanguage } from "#shop";
import { inLanguage } from "../goods/local-text.ts";

export type StoredItem = CallData<typeof listStorage>["list"][number];

export function photoUrl(fileId: string): string {
  return `/api/files/${fileId}`;
}

type StoredItemCardProps = { item: StoredItem; checked: boolean; onCheck: (checked: boolean) => void };

/** One thing on the shelf: its inspection photos, weight and size, how long it may still lie there. */
export function StoredItemCard({ item, checked, onCheck }: StoredItemCardProps) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const [viewed, setViewed] = useState<number | null>(null);
  const name = language === "zh" ? item.name.cn : item.name.en;
  const [first] = item.photos;
  const { phase, daysLeft } = item.storage;
  const left =
    phase === "free"
      ? words.daysLeft(formatDays(daysLeft, language))
      : phase === "overdue"
        ? words.overdue(formatDays(daysLeft, language))
        : words.ended;
  const tone: Tone = phase !== "free" ? "danger" : daysLeft <= 10 ? "warn" : "neutral";
  return (
    <Card selected={checked} className="flex gap-2 pl-1!">
      <div className="self-center">
        <Checkbox label={words.chooseItem(name)} hideLabel checked={checked} onChange={onCheck} disabled={phase === "ended"} />
      </div>
      <button
        type="button"
        onClick={() => setViewed(0)}
        className="relative size-24 shrink-0 overflow-hidden rounded-[12px]"
        aria-label={words.photoOf(name)}
      >
        <Picture src={first ? photoUrl(first.fileId) : item.pictureUrl} alt="" ratio="1/1" sizes="88px" />
        {item.photos.length > 0 ? (
          <span className="absolute right-1 bottom-1 flex items-center gap-1 rounded-full bg-black/60 px-2 py-0.5 text-note text-white">
            <Images aria-hidden size={14} />
            {item.photos.length}
          </span>
        ) : null}
      </button>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="line-clamp-2 font-medium">{name}</p>
        <p className="text-note text-grey">
          {[...item.skuName.map((value) => inLanguage(value, language)), words.pieces(item.quantity).replace(" ", "\u00a0")].join(
            " · ",
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-note text-grey">
          <span className="whitespace-nowrap">{formatWeight(item.grams, language)}</span>
          <span>{formatSize(item.sidesCm, language)}</span>
        </p>
        <p className="mt-0.5 flex flex-wrap gap-1.5">
          <Tag tone={tone}>{left}</Tag>
          {item.waitsFor > 0 ? <Tag tone="brand">{words.waitsFor(item.waitsFor)}</Tag> : null}
          {item.alone ? <Tag tone="brand">{words.alone}</Tag> : null}
        </p>
        {item.measuringFee === "0.00" ? null : (
          <p className="text-note text-grey">{words.handlingFee(cnyText(item.measuringFee))}</p>
        )}
      </div>
      <PictureViewer
        pictures={item.photos.map(({ fileId }) => ({ src: photoUrl(fileId), alt: words.photoOf(name) }))}
        index={item.photos.length > 0 ? viewed : null}
        onClose={() => setViewed(null)}
      />
    </Card>
  );
}
