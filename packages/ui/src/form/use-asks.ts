import { useEffect, useState } from "react";
import { focusFirstFault } from "./focus-first-fault.ts";

/**
 * For a button whose page lacks something and that is no form: it takes the press, and what is marked then is gone to. `asks` counts the
 * presses that found something missing; above 0 the page marks it.
 */
export function useAsks(): { asks: number; ask: () => void } {
  const [asks, setAsks] = useState(0);
  useEffect(() => {
    if (asks > 0) focusFirstFault();
  }, [asks]);
  return { asks, ask: () => setAsks((before) => before + 1) };
}
