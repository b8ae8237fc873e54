import { consoleDict } from "@sihai/text/dict/console/shell";
import { LoaderCircle, RotateCcw, X } from "lucide-react";
import { useDict } from "#console";
import type { PhotoSlot } from "./photo-slot.ts";
import type { Photos } from "./use-photos.ts";

/** The pictures taken so far: on their way, arrived, or failed and waiting to be sent again. */
export function Shots({ photos, slots }: { photos: Photos; slots: readonly PhotoSlot[] }) {
  const words = useDict(consoleDict).photos;
  if (photos.shots.length === 0) return null;
  const nameOf = (slot: string | null, index: number) => slots.find(({ id }) => id === slot)?.label ?? words.photo(index + 1);
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.shots.map(({ key, url, fileId, failed, slot }, index) => (
        <li key={key} className="w-[84px]">
          <div className="relative size-[84px]">
            <img src={url} alt={slot === null ? nameOf(slot, index) : ""} className="size-full rounded-control object-cover" />
            {fileId === null && !failed ? (
              <span role="status" className="absolute inset-0 grid place-items-center rounded-control bg-ink/50 text-white">
                <LoaderCircle aria-hidden size={22} className="spin" />
                <span className="sr-only">{words.uploading}</span>
              </span>
            ) : null}
            {failed ? (
              <button
                type="button"
                onClick={() => photos.retry(key)}
                className="absolute inset-0 flex flex-col items-center justify-center rounded-control bg-danger-soft/95 p-1 text-center text-note leading-4 text-danger"
              >
                <RotateCcw aria-hidden size={18} />
                {words.retry}
              </button>
            ) : null}
            <button
              type="button"
              aria-label={words.remove(index + 1)}
              onClick={() => photos.remove(key)}
              className="absolute -top-2.5 -right-2.5 grid size-[44px] place-items-center"
            >
              <span className="grid size-6 place-items-center rounded-full bg-ink text-white">
                <X aria-hidden size={15} />
              </span>
            </button>
          </div>
          {slot === null ? null : <p className="mt-0.5 text-center text-note leading-4 text-grey">{nameOf(slot, index)}</p>}
        </li>
      ))}
    </ul>
  );
}
