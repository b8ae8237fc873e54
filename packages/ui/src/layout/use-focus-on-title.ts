import { useEffect, useRef } from "react";
import { focusTitle, useFocusNotLost } from "./use-focus-not-lost.ts";

/**
 * After a step to another page, focus goes to its title, which is read aloud, as soon as the page is drawn. The first page keeps the
 * browser's own start, and a page that has put the focus into a field of its own keeps it there. Later too what loses its place is not lost.
 * @param shown path of the page that is loaded: while the next one is on its way, that is still the one before it; null before the first
 */
export function useFocusOnTitle(shown: string | null): void {
  useFocusNotLost();
  const last = useRef(shown);
  useEffect(() => {
    const isStep = last.current !== null && last.current !== shown;
    last.current = shown;
    if (!isStep) return;
    const from = document.activeElement;
    if (from?.matches("[data-scan]") || focusTitle()) return;
    // Its words or its first data may still be on their way: until then there is a skeleton without a title.
    const observer = new MutationObserver(() => {
      const isElsewhere = document.activeElement !== from && document.activeElement !== document.body;
      if (isElsewhere || focusTitle()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [shown]);
}
