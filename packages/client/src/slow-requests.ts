import { useSyncExternalStore } from "react";

/** A request that runs longer than this shows the loading indicator (rule M-15). */
export const slowAfterMs = 2000;

let slow = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  slow += by;
  for (const notify of listeners) notify();
}

/** Starts the clock of one request; call what it returns when the request ends. */
export function watchSlowness(): () => void {
  let counted = false;
  const timer = setTimeout(() => {
    counted = true;
    change(1);
  }, slowAfterMs);
  return () => {
    clearTimeout(timer);
    if (counted) change(-1);
    counted = false;
  };
}

/** How many requests have been waited for longer than is usual, just now. */
export function slowRequestCount(): number {
  return slow;
}

/** Calls `listener` whenever `slowRequestCount` changes; returns what ends it. */
export function subscribeSlowness(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while any request has been running for more than two seconds. */
export function useSlowRequests(): boolean {
  return useSyncExternalStore(
    subscribeSlowness,
    () => slow > 0,
    () => false,
  );
}
