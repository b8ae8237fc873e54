import { ApiError, serverNow, useEndpoint } from "@sihai/client";
import { readViewing } from "@sihai/contract/viewing";
import { formatTime } from "@sihai/text";
import { viewingDict } from "@sihai/text/dict/me/viewing";
import { Eye } from "lucide-react";
import { useEffect, useState } from "react";
import { useLanguage } from "../language.ts";
import { useDict } from "../use-dict.ts";
import { leaveVisit } from "./visit.ts";

/** A visit that was ended elsewhere leaves its pages after so long at most; the server answers it nothing from the first moment. */
const askEveryMs = 5_000;

/** Where the end of a visit did not arrive its bar stands on, with the button that tries again. */
function stay(): void {}

/** Over every page that shows a customer's things to staff: whose they are, in whose hands, until when, and the way out (decision 97). */
export default function ViewingBar() {
  const words = useDict(viewingDict);
  const language = useLanguage();
  const [isLeaving, setIsLeaving] = useState(false);
  const viewing = useEndpoint(readViewing, {}, { freshMs: 0, everyMs: askEveryMs, staysWithoutLogin: true });
  const { data, error } = viewing;
  const isOver = error instanceof ApiError && error.status === 401;
  const [first, setFirst] = useState<string | null>(null);
  const leftMs = data ? Date.parse(data.until) - serverNow() : null;

  useEffect(() => {
    if (isOver) leaveVisit(first).catch(stay);
  }, [isOver, first]);
  useEffect(() => {
    if (!data) return;
    setFirst((known) => known ?? data.mark);
    if (first !== null && first !== data.mark) leaveVisit(first).catch(stay);
  }, [data, first]);
  useEffect(() => {
    if (leftMs === null) return;
    const timer = setTimeout(() => void leaveVisit(first).catch(stay), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [leftMs, first]);

  async function leave() {
    setIsLeaving(true);
    await leaveVisit(first).catch(() => setIsLeaving(false));
  }

  return (
    <section
      aria-label={words.end}
      className="sticky top-0 z-30 flex h-(--top-bar) items-center gap-3 bg-ink px-4 pt-[env(safe-area-inset-top)] text-note text-white"
    >
      <Eye size={20} aria-hidden className="shrink-0" />
      <p role="status" className="min-w-0 flex-1">
        {data ? (
          <>
            <span className="block truncate font-semibold">{words.whose(data.mark, data.email)}</span>
            <span className="block truncate">{words.inHands(data.by, formatTime(data.until, language))}</span>
          </>
        ) : null}
      </p>
      <button
        type="button"
        disabled={isLeaving}
        onClick={() => void leave()}
        className="min-h-11 shrink-0 rounded-card bg-white px-3 font-semibold text-ink"
      >
        {words.end}
      </button>
    </section>
  );
}
