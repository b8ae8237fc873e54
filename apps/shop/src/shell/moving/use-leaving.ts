import { useEffect } from "react";
import { appHistory } from "../navigation.ts";

/** Calls `act` once, when the page is left for another one and still stands as it was: by the time it is taken away, it has been scrolled to its top. */
export function useLeaving(act: () => void): void {
  useEffect(() => {
    const own = appHistory.location.pathname;
    const stop = appHistory.subscribe(({ location }) => {
      if (location.pathname === own) return;
      stop();
      act();
    });
    return stop;
  }, [act]);
}
