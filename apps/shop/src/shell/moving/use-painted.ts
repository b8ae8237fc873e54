import { type ReactNode, startTransition, useEffect, useState } from "react";
import { appHistory } from "../navigation.ts";

let isForward = false;
appHistory.subscribe(({ action }) => {
  isForward = action.type === "PUSH";
});

/** Whether the page shown was gone back to, or is the one the shop was opened at: it is to stand where it was left. */
export function isGoneBackTo(): boolean {
  return !isForward;
}

/**
 * False while a page that a tap led to is drawn for the first time, true from its first picture on: for what lies below the screen, which keeps a slow phone as
 * long as what is seen. A page gone back to is whole at once, so that it stands where it was left, and so is the one the shop was opened at.
 */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(isGoneBackTo);
  useEffect(() => {
    if (isPainted) return;
    // What is asked for within a frame runs before its picture: only the next one comes after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [isPainted]);
  return isPainted;
}

/** What lies below the screen wherever the page is opened. */
export function OncePainted({ children }: { children: ReactNode }): ReactNode {
  return usePainted() ? children : null;
}
