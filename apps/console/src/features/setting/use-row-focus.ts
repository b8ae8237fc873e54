import { useEffect, useRef } from "react";

const field = "input:not([type=hidden]), select, textarea";

/**
 * Where the keyboard goes on when a table at a place of a value gets a row or loses one: into the first field of the new row, or to the
 * button that adds another. Rows carry their place as `data-row`, the button that of its table as `data-add-row`.
 */
export function useRowFocus<Box extends HTMLElement>(path: string, rows: number) {
  const box = useRef<Box>(null);
  const next = useRef<"row" | "button" | null>(null);
  useEffect(() => {
    const goal = next.current;
    next.current = null;
    if (goal === "row")
      box.current
        ?.querySelector(`[data-row="${placeOf(path, rows - 1)}"]`)
        ?.querySelector<HTMLElement>(field)
        ?.focus();
    if (goal === "button") box.current?.querySelector(`[data-add-row="${path}"]`)?.querySelector("button")?.focus();
  }, [path, rows]);
  return {
    box,
    onAdded: () => {
      next.current = "row";
    },
    onRemoved: () => {
      next.current = "button";
    },
  };
}

/** The place of a row in the whole value. */
export function placeOf(path: string, index: number): string {
  return path === "" ? String(index) : `${path}.${index}`;
}
