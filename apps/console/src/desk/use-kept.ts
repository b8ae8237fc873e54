import { useCallback, useEffect, useState } from "react";

/**
 * State of a bench that a reload must not lose: kept for this tab under its name until it is what it was at first, or is forgotten, which
 * also holds for a form that its own saving has taken off the screen.
 */
export function useKept<Value>(name: string, initial: Value, isValue: (found: unknown) => found is Value) {
  const key = `sh_staff_kept_${name}`;
  const [value, setValue] = useState<Value>(() => read(key, isValue) ?? initial);
  const text = JSON.stringify(value);
  const isInitial = text === JSON.stringify(initial);
  useEffect(() => {
    try {
      if (isInitial) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      // Storage may be switched off or full; the bench then keeps its work until the page is left.
    }
  }, [key, text, isInitial]);
  const forget = useCallback(() => remove(key), [key]);
  return [value, setValue, forget] as const;
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

function read<Value>(key: string, isValue: (found: unknown) => found is Value): Value | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isValue(found) ? found : null;
  } catch {
    return null;
  }
}

/** Scanned numbers, as they are kept. */
export function areTexts(found: unknown): found is string[] {
  return Array.isArray(found) && found.every((one) => typeof one === "string");
}
