import { formatBoth, formatTimeLeft } from "@sihai/text";
import { Clock } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { cx } from "../cx.ts";
import { useUi } from "../layout/UiProvider.tsx";
import { useMoment } from "./use-moment.ts";

/** The present moment, renewed every second in the last hour and every half minute before. */
function useNow(until: number): number {
  const { now: clock } = useUi();
  const [now, setNow] = useState(clock);
  const soon = until - now < 3_600_000;
  const over = now >= until;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(clock()), soon ? 1000 : 30_000);
    return () => clearInterval(timer);
  }, [soon, over, clock]);
  return now;
}

type CountdownProps = { at: string; onOver?: () => void };

/** Only the time left: "2 days 4 h left". */
export function Countdown({ at, onOver }: CountdownProps) {
  const { words, language } = useUi();
  const until = Date.parse(at);
  const left = until - useNow(until);
  const over = left <= 0;
  useEffect(() => {
    if (over) onOver?.();
  }, [over, onOver]);
  return <span>{over ? words.timeOver : words.timeLeft(formatTimeLeft(left, language))}</span>;
}

type DeadlineProps = {
  at: string;
  label: ReactNode;
  urgentWithinHours?: number;
  /** For what we promised ourselves: what to say once it is past, given the moment in both times. */
  late?: ((by: string) => string) | null;
  /** On one line, as on a card of a list: in the reader's time alone. */
  brief?: boolean;
};

/** A deadline: what it is, when in the user's time with Beijing time beside, and how long is left. */
export function Deadline({ at, label, urgentWithinHours = 24, late = null, brief = false }: DeadlineProps) {
  const { language } = useUi();
  const moment = useMoment();
  const until = Date.parse(at);
  const left = until - useNow(until);
  const urgent = left < urgentWithinHours * 3_600_000;
  const both = formatBoth(at, language);
  if (late && left <= 0) return <p className="text-note text-warn">{late(moment(at))}</p>;
  const when = (
    <time dateTime={at} className="inline-block font-medium text-ink">
      {both.local}
    </time>
  );
  const countdown = (
    <span className={cx("inline-block", urgent && "font-semibold text-danger")}>
      <Countdown at={at} />
    </span>
  );
  return (
    <p className="flex gap-2 text-note">
      <Clock aria-hidden size={18} className={cx("mt-px shrink-0", urgent ? "text-danger" : "text-grey")} />
      <span className="text-grey">
        {label}{" "}
        {brief ? (
          <span className="inline-flex flex-wrap gap-x-2">
            {when} {countdown}
          </span>
        ) : (
          <BothClocks both={both} when={when} left={countdown} />
        )}
      </span>
    </p>
  );
}

type BothClocksProps = { both: ReturnType<typeof formatBoth>; when: ReactNode; left: ReactNode };

/** The reader's clock, the time left, and Beijing's clock beneath. */
function BothClocks({ both, when, left }: BothClocksProps) {
  const { words } = useUi();
  return (
    <>
      {when}
      {both.same ? null : (
        <>
          {" "}
          <span className="inline-block">{words.yourTime}</span>
        </>
      )}
      <span className="flex flex-wrap gap-x-3">
        {left}
        <span>{both.same ? words.beijingTime : words.inBeijing(both.beijing)}</span>
      </span>
    </>
  );
}
