import { serverNow } from "@sihai/client";
import { beijing, formatDateTime, formatTimeLeft } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { cx } from "@sihai/ui";
import { AlarmClock, Clock } from "lucide-react";
import { useEffect, useState } from "react";
import { useDict, useLanguage } from "#console";

const soonMs = 4 * 3_600_000;

/** A deadline in a table: time left, marked when it is near and when it has passed; the moment itself beneath. */
export function DueMark({ at }: { at: string | null }) {
  const words = useDict(consoleDict);
  const language = useLanguage();
  const now = useMinute();
  if (at === null) return <span className="text-grey">{words.noDue}</span>;
  const left = Date.parse(at) - now;
  const late = left < 0;
  const Icon = late ? AlarmClock : Clock;
  return (
    <span className={cx("flex flex-col text-note leading-5", late && "text-danger", !late && left < soonMs && "text-warn")}>
      <span className={cx("flex items-center gap-1.5", left < soonMs && "font-semibold")}>
        <Icon aria-hidden size={16} className="shrink-0" />
        <span className="min-w-0 wrap-break-word">
          {late ? words.overdue(formatTimeLeft(-left, language)) : words.dueIn(formatTimeLeft(left, language))}
        </span>
      </span>
      <time dateTime={at} className="text-note text-grey">
        {formatDateTime(at, language, beijing)}
      </time>
    </span>
  );
}

/** The present moment, renewed every half minute. */
export function useMinute(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How many deadlines have passed. */
export function countLate(rows: readonly { dueAt: string | null }[], now: number): number {
  return rows.filter(({ dueAt }) => dueAt !== null && Date.parse(dueAt) < now).length;
}
