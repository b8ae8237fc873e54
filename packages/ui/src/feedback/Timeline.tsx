import { beijing as beijingZone, formatBoth } from "@sihai/text";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { useUi } from "../layout/UiProvider.tsx";

export type TimelineEntry = { key: string; title: ReactNode; at: string; note?: ReactNode; beijing?: boolean };

type TimelineProps = {
  entries: readonly TimelineEntry[];
  /** For staff: one clock for all of them, wherever each sits. */
  inBeijing?: boolean;
};

/** What happened, the latest first, in the user's own time; `beijing` adds Beijing time to an entry. */
export function Timeline({ entries, inBeijing = false }: TimelineProps) {
  const { language, words } = useUi();
  return (
    <ol className="flex flex-col">
      {entries.map(({ key, title, at, note, beijing }, index) => {
        const both = inBeijing ? formatBoth(at, language, beijingZone) : formatBoth(at, language);
        return (
          <li key={key} className="relative flex gap-4 pb-4 pl-1 last:pb-0">
            {index < entries.length - 1 ? (
              <span aria-hidden className="absolute top-5 bottom-0 left-[9px] w-0.5 bg-line" />
            ) : null}
            <span
              aria-hidden
              className={cx(
                "relative mt-1.5 size-3 shrink-0 rounded-full",
                index === 0 ? "bg-brand outline-4 outline-brand/20" : "bg-track",
              )}
            />
            <div className="min-w-0">
              <p className={index === 0 ? "font-semibold" : ""}>{title}</p>
              <p className="text-note text-grey">
                <span className="inline-block">
                  <time dateTime={at}>{both.local}</time> {both.same ? words.beijingTime : words.yourTime}
                </span>
                {beijing && !both.same ? <span className="block">{words.inBeijing(both.beijing)}</span> : null}
              </p>
              {note ? <div className="mt-1 text-note text-grey">{note}</div> : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
