import { useRef } from "react";

/** A press this long is a long one (rule O-39). */
export const longPressMs = 350;

/** Handlers for an element with something to do on a long press; moving or lifting earlier gives it up. */
export function useLongPress(action: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: () => {
      stop();
      timer.current = setTimeout(action, longPressMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  };
}
