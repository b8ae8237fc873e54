import { useEffect } from "react";
import { focusTitle } from "./use-focus-on-title.ts";

/**
 * What has the focus may be taken from the page: a skeleton's title by the page's own, a card by the answer given in its dialog. The title has
 * it then, or the next key would begin with the browser's own start.
 */
export function useFocusNotLost(): void {
  useEffect(() => {
    let last: Element | null = null;
    let frame = 0;
    const keep = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    // A frame later, as whoever wants it more, a dialog or a bench's scan field, takes it at once.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const isLost = last !== null && !last.isConnected && document.activeElement === document.body;
        if (isLost) focusTitle();
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", keep);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener("focusin", keep);
    };
  }, []);
}
