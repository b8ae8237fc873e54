import { serverNow, useSettings } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import type { readShelfMap } from "@sihai/contract/storage";
import { dayMs } from "@sihai/domain/clocks";
import { consoleStorageDict } from "@sihai/text/dict/console/storage";
import { cx } from "@sihai/ui";
import { useDict } from "#console";

type Shelf = CallData<typeof readShelfMap>["shelves"][number];
/** So many days before free storage ends goods lie long. */
const soonDays = 10;

/** One shelf: the darker, the fuller; a mark when something on it lies long or is overdue. */
export function ShelfTile({ shelf, open, onOpen }: { shelf: Shelf; open: boolean; onOpen: () => void }) {
  const words = useDict(consoleStorageDict);
  const freeDays = useSettings()?.storageTerms.freeDays ?? Number.POSITIVE_INFINITY;
  const days = Math.floor((serverNow() - new Date(shelf.oldestAt).getTime()) / dayMs);
  return (
    <button
      type="button"
      aria-pressed={open}
      onClick={onOpen}
      style={{ backgroundColor: `color-mix(in srgb, var(--color-brand) ${8 + Math.round(shelf.fill * 0.32)}%, white)` }}
      className={cx(
        "flex min-h-24 w-full flex-col items-start gap-1 rounded-control border-2 p-2.5 text-left",
        open
          ? "border-brand-strong"
          : shelf.overdue > 0
            ? "border-danger"
            : days >= freeDays - soonDays
              ? "border-warn"
              : "border-transparent",
      )}
    >
      <span className="font-semibold">{shelf.shelf}</span>
      <span className="text-note">
        {words.itemsOf(shelf.items)} · {shelf.fill}%
      </span>
      <span className="text-note">{words.oldest(days)}</span>
      {shelf.overdue > 0 ? <span className="text-note font-semibold text-danger">{words.overdue(shelf.overdue)}</span> : null}
    </button>
  );
}
