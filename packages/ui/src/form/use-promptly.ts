import { useEffect, useRef, useState } from "react";

/** Does something once what has changed is on the screen. Gives the way to leave it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * A choice that a long page follows: what was pressed is shown at once, and the page is told after the next paint, so that a finger is
 * answered before sixty rows have changed their order.
 */
export function usePromptly<Value>(value: Value, onChange: (value: Value) => void): [Value, (value: Value) => void] {
  const [pressed, setPressed] = useState<{ value: Value } | null>(null);
  const leave = useRef<(() => void) | null>(null);
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => () => leave.current?.(), []);
  useEffect(() => setPressed(null), [value]);
  function press(next: Value): void {
    leave.current?.();
    setPressed({ value: next });
    leave.current = afterPaint(() => {
      leave.current = null;
      tell.current(next);
    });
  }
  return [pressed ? pressed.value : value, press];
}
