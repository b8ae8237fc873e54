import { useCallback, useEffect, useState } from "react";

/**
 * State of a bench that a reload must not lose: kept for this tab under its name until it is what it was at first, or is forgotten, which
 * also holds for a form that its own saving has taken off the screen.
 */
export function usePersistedState<Value>(name: string, initial: Value, isValue: (value: unknown) => value is Value) {
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

function read<Value>(key: string, isValue: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isValue(value) ? value : null;
  } catch {
    return null;
  }
}

/** Scanned numbers, as they are kept. */
export function areStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
