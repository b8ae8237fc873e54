import { consoleDict } from "@sihai/text/dict/console/shell";
import { toast } from "@sihai/ui";
import { Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useDict } from "./language.ts";
import { undo, useDeferred } from "./undo.ts";

/** Says what is about to be done and takes it back: with the button, or Ctrl + Z outside a field. */
export function UndoBar() {
  const words = useDict(consoleDict);
  const waiting = useDeferred((state) => state.waiting);
  const seconds = useSecondsUntil(waiting?.at ?? null);

  useEffect(() => {
    if (!waiting) return;
    // What still waits would not be done: the browser asks before it leaves.
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", stay);
    return () => removeEventListener("beforeunload", stay);
  }, [waiting]);

  useEffect(() => {
    if (!waiting) return;
    function press(event: KeyboardEvent) {
      const inField = event.target instanceof Element && event.target.closest("input, textarea");
      if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || inField) return;
      event.preventDefault();
      undo();
      toast(words.undone);
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [waiting, words]);

  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-40 flex justify-center p-3 empty:hidden">
      {waiting ? (
        <div className="flex max-w-[720px] items-center gap-4 rounded-card bg-ink px-4 py-2 text-white shadow-float">
          <p className="min-w-0 text-body">
            {waiting.text}{" "}
            <span aria-hidden className="whitespace-nowrap">
              {words.undoIn(seconds)}
            </span>
          </p>
          <button
            type="button"
            onClick={() => {
              undo();
              toast(words.undone);
            }}
            className="flex min-h-[44px] shrink-0 items-center gap-2 rounded-control bg-white px-4 font-semibold text-ink"
          >
            <Undo2 aria-hidden size={18} />
            {words.undo}
          </button>
        </div>
      ) : null}
    </div>
  );
}

function useSecondsUntil(at: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (at === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [at]);
  return at === null ? 0 : Math.max(0, Math.ceil((at - now) / 1000));
}
