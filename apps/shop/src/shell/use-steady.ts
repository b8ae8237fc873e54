import { useCallback, useEffect, useRef } from "react";

/** The same function at every drawing, so that a card of a long list whose data did not change is not drawn again; it does what the latest one does. */
export function useSteady<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
