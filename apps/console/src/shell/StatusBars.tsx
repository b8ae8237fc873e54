import { useSlowRequests } from "@sihai/client";
import { shellDict } from "@sihai/text/dict/shell";
import { useSyncExternalStore } from "react";
import { useDict } from "./language.ts";

/** A moving line while a request takes longer than two seconds, and a bar while the device is offline. */
export function StatusBars() {
  const words = useDict(shellDict);
  const slow = useSlowRequests();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <>
      <div role="status" className="fixed inset-x-0 top-0 z-40 h-[3px] overflow-hidden">
        {slow ? (
          <>
            <div aria-hidden className="indeterminate h-full w-1/3 bg-brand" />
            <span className="sr-only">{words.loadingSlow}</span>
          </>
        ) : null}
      </div>
      <div role="status">
        {online ? null : <p className="bg-warn-soft px-4 py-2 text-center text-note text-warn">{words.offline}</p>}
      </div>
    </>
  );
}

function subscribe(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
