import { useEffect } from "react";

/**
 * What has the focus may be taken from the page: a skeleton's title by the page's own, a card by the answer given in its dialog, a form in a
 * sheet by a choice made in its place. The title of the page, or of the sheet over it, has it then, or the next key would begin with the
 * browser's own start.
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
        if (isLost && !focusSheetTitle()) focusTitle();
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

/** False where no sheet lies over the page. Its title can be gone to now alone: a sheet that opens begins with what can be pressed. */
function focusSheetTitle(): boolean {
  const title = [...document.querySelectorAll<HTMLElement>("dialog:modal [data-sheet-title]")].at(-1);
  if (!title) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
}

/** False while there is no title to go to. */
export function focusTitle(): boolean {
  const title = document.querySelector<HTMLElement>("[data-page-title]");
  title?.focus({ preventScroll: true });
  return title !== null;
}
