import { formatDays } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { cx, type Tone } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import type { StoredItem } from "./stored-item.ts";

const soonDays = 10;

/** Whether its time is over or nearly so: then something has to be done. */
export function isEndingSoon({ storage: { phase, daysLeft, paused } }: Pick<StoredItem, "storage">): boolean {
  return !paused && phase !== "ended" && (phase === "overdue" || daysLeft <= soonDays);
}

/** How long an item may still lie: in words, and as a bar that empties. */
export function StorageLeft({ storage }: Pick<StoredItem, "storage">) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const { phase, daysLeft, ofDays, paused } = storage;
  const left =
    phase === "free"
      ? words.daysLeft(formatDays(daysLeft, language))
      : phase === "overdue"
        ? words.overdue(formatDays(daysLeft, language))
        : words.ended;
  const tone: Tone = phase !== "free" ? "danger" : daysLeft <= soonDays ? "warn" : "neutral";
  const share = phase === "ended" ? 0 : Math.min(1, daysLeft / ofDays);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-note">
      <span className={tone === "neutral" ? "text-grey" : cx("font-semibold", tone === "danger" ? "text-danger" : "text-warn")}>
        {paused ? words.pausedNow : left}
      </span>
      <span aria-hidden className="h-1.5 min-w-11 flex-1 overflow-hidden rounded-full bg-line">
        <span
          className={cx("block h-full rounded-full", tone === "danger" ? "bg-danger" : tone === "warn" ? "bg-warn" : "bg-brand")}
          style={{ width: `${share * 100}%` }}
        />
      </span>
    </p>
  );
}
