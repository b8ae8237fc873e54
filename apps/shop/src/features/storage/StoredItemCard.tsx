import { cnyText, formatDateTime, formatSize, formatWeight, inLanguage, skuLine } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Card, Checkbox, LinkButton, LongName, Picture, PictureViewer, Tag } from "@sihai/ui";
import { ChevronRight, Images } from "lucide-react";
import { memo, useState } from "react";
import { useStore } from "zustand";
import { href, useAmountDue, useDict, useLanguage } from "#shop";
import { ExtendSheet } from "./ExtendSheet.tsx";
import { isEndingSoon, StorageLeft } from "./StorageLeft.tsx";
import { photoUrl, type StoredItem, taskText } from "./stored-item.ts";
import type { StoredChoice } from "./use-stored-choice.ts";

type StoredItemCardProps = {
  item: StoredItem;
  /** Whether it is chosen, or the choice its tick follows by itself. */
  checked: boolean | StoredChoice;
  onCheck: (itemId: string, checked: boolean) => void;
  /** Where the goods are only picked, the card opens nothing. */
  onOpen?: (itemId: string) => void;
};

/**
 * One thing on the shelf: its inspection photos, weight and size, how long it may still lie there. Of hundreds, those that did not change
 * are not drawn again, those behind the first screen not laid out before they are near it, and of a hundred that are chosen at once the
 * tick alone is drawn.
 */
export const StoredItemCard = memo(function StoredItemCard({ item, checked, onCheck, onOpen }: StoredItemCardProps) {
  return (
    <Card inLongList className="flex flex-col gap-2 relative">
      <div className="flex items-center gap-3">
        <div className="-mx-3">
          {typeof checked === "boolean" ? (
            <Tick item={item} checked={checked} onCheck={onCheck} />
          ) : (
            <OwnTick item={item} choice={checked} onCheck={onCheck} />
          )}
        </div>
        <Looks item={item} onOpen={onOpen} />
      </div>
      <Stay item={item} mayOpen={onOpen !== undefined} />
    </Card>
  );
});

type TickProps = Pick<StoredItemCardProps, "item" | "onCheck">;

function OwnTick({ choice, ...props }: TickProps & { choice: StoredChoice }) {
  const checked = useStore(choice, (ids) => ids.has(props.item.itemId));
  return <Tick checked={checked} {...props} />;
}

/** The tick, and round the card the frame of what is chosen. */
function Tick({ item, checked, onCheck }: TickProps & { checked: boolean }) {
  const words = useDict(storageDict);
  const language = useLanguage();
  return (
    <>
      <Checkbox
        label={words.chooseItem(inLanguage(item.name, language))}
        hideLabel
        checked={checked}
        onChange={(on) => onCheck(item.itemId, on)}
        disabled={item.storage.phase === "ended" || item.reserved}
      />
      {checked ? (
        <span className="pointer-events-none absolute inset-0 rounded-card outline-2 -outline-offset-2 outline-brand" />
      ) : null}
    </>
  );
}

type LooksProps = { item: StoredItem; onOpen: StoredItemCardProps["onOpen"] };

const Looks = memo(function Looks({ item, onOpen }: LooksProps) {
  return (
    <>
      <Photos item={item} />
      <WhatItIs item={item} onOpen={onOpen && (() => onOpen(item.itemId))} />
    </>
  );
});

/** How long it lies there, what it waits for, what is done to it and what its weighing cost. */
const Stay = memo(function Stay({ item, mayOpen }: { item: StoredItem; mayOpen: boolean }) {
  const words = useDict(storageDict);
  const language = useLanguage();
  return (
    <>
      {item.reserved ? null : <TimeLeft item={item} mayOpen={mayOpen} />}
      {item.waitsFor > 0 || item.alone || item.reserved || item.supplement ? (
        <p className="flex flex-wrap gap-1.5">
          {item.supplement ? <Tag tone="warn">{words.toPayFor(cnyText(item.supplement.amount))}</Tag> : null}
          {item.reserved ? <Tag tone="brand">{words.withExpert}</Tag> : null}
          {item.waitsFor > 0 ? <Tag tone="brand">{words.waitsFor(item.waitsFor)}</Tag> : null}
          {item.alone ? <Tag tone="brand">{words.alone}</Tag> : null}
        </p>
      ) : null}
      {item.supplement && mayOpen ? <PaySupplement orderNo={item.orderNo} amount={item.supplement.amount} /> : null}
      {item.tasks.map((task) => (
        <p key={task.taskId} className="text-note text-warn">
          {taskText(task, words, formatDateTime(task.notBefore, language))}
        </p>
      ))}
      {item.measuringFee === "0.00" ? null : (
        <p className="text-note text-grey">{words.handlingFee(cnyText(item.measuringFee))}</p>
      )}
    </>
  );
});

/** To the money asked for it, with its sum. */
function PaySupplement({ orderNo, amount }: { orderNo: string; amount: string }) {
  const words = useDict(storageDict);
  const { sum } = useAmountDue(amount);
  return (
    <div className="self-end">
      <LinkButton small href={href("/operation/supplement-payment", { orderNo })}>
        {words.payFor(cnyText(sum))}
      </LinkButton>
    </div>
  );
}

/** How long it may still lie; where that is soon over, with the way to more time. */
function TimeLeft({ item, mayOpen }: { item: StoredItem; mayOpen: boolean }) {
  const words = useDict(storageDict);
  const [extending, setExtending] = useState(false);
  if (!mayOpen || !isEndingSoon(item) || item.extension.monthsMax === 0) return <StorageLeft storage={item.storage} />;
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <StorageLeft storage={item.storage} />
      </div>
      <Button small kind="quiet" onClick={() => setExtending(true)}>
        {words.extendShort}
      </Button>
      {extending ? <ExtendSheet items={[item]} onClose={() => setExtending(false)} /> : null}
    </div>
  );
}

/** The first inspection photo, with how many there are; a press shows them all. */
function Photos({ item }: { item: StoredItem }) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const [viewed, setViewed] = useState<number | null>(null);
  const name = inLanguage(item.name, language);
  const [first] = item.photos;
  return (
    <>
      <button
        type="button"
        onClick={() => setViewed(0)}
        className="relative size-20 shrink-0 overflow-hidden rounded-control max-[359px]:size-16"
        aria-label={item.photos.length > 0 ? words.photosOf(item.photos.length, name) : words.photoOf(name)}
      >
        <Picture src={first ? photoUrl(first.fileId) : item.pictureUrl} alt="" ratio="1/1" sizes="80px" />
        {item.photos.length > 0 ? (
          <span className="absolute right-1 bottom-1 flex items-center gap-1 rounded-full bg-black/60 px-1.5 text-note text-white">
            <Images aria-hidden size={13} />
            {item.photos.length}
          </span>
        ) : null}
      </button>
      <PictureViewer
        pictures={item.photos.map(({ fileId }) => ({ src: photoUrl(fileId), alt: words.photoOf(name) }))}
        index={item.photos.length > 0 ? viewed : null}
        onClose={() => setViewed(null)}
      />
    </>
  );
}

/** Its name, which opens it where it can be opened, and its variant, pieces, weight and size. */
function WhatItIs({ item, onOpen }: { item: StoredItem; onOpen: (() => void) | undefined }) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const name = inLanguage(item.name, language);
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      {onOpen ? (
        <button
          type="button"
          onClick={onOpen}
          aria-label={words.openItem(name)}
          className="-my-2 flex min-h-11 items-center gap-1 py-2 text-left"
        >
          <span className="min-w-0 flex-1 font-medium">
            <LongName text={name} cells={36} />
          </span>
          <ChevronRight aria-hidden size={18} className="shrink-0 text-control" />
        </button>
      ) : (
        <p className="font-medium">
          <LongName text={name} cells={36} />
        </p>
      )}
      <p className="text-note text-grey">{skuLine(item.skuName, language, words.pieces(item.quantity))}</p>
      <p className="flex flex-wrap gap-x-3 text-note text-grey">
        <span>{formatWeight(item.grams, language)}</span>
        <span className="min-w-0">{formatSize(item.sidesCm, language)}</span>
      </p>
    </div>
  );
}
