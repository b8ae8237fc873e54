import { useState } from "react";

/** The latest answer there was, so that nothing jumps while the next one is on its way. */
export function useLast<Value>(value: Value | undefined): Value | null {
  const [last, setLast] = useState<Value | null>(value ?? null);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
