import type { AnyRouter } from "@tanstack/react-router";

/** Where the router keeps, as a document is left, how far each of its pages was scrolled: the same once more under another name would speak against it. */
export const routersOwn = "tsr-scroll-restoration-v1_3";
/** So long a page's content is waited for. */
const waitMostMs = 10_000;
/** By any of these the shopper goes somewhere himself. */
const touches = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * A page gone back to, or loaded anew, may show its skeleton still, too short to be where it was left: it goes there as its content comes,
 * unless the shopper goes somewhere first. Returns how to end that.
 */
export function standWhereLeft(router: AnyRouter): () => void {
  let stop = () => {};
  function wait() {
    stop();
    const left = leftAt(router.latestLocation.state.__TSR_key);
    // A page begun at its top stands there: asking how far it is scrolled would lay it out before it is whole.
    if (left === 0) return;
    const isThere = () => Math.ceil(scrollY) >= Math.floor(left);
    if (isThere()) return;
    const over = new AbortController();
    stop = () => over.abort();
    const growth = new ResizeObserver(() => {
      scrollTo(0, left);
      if (isThere()) stop();
    });
    growth.observe(document.body);
    const bound = setTimeout(stop, waitMostMs);
    for (const touch of touches) addEventListener(touch, stop, { signal: over.signal, passive: true });
    over.signal.addEventListener("abort", () => {
      growth.disconnect();
      clearTimeout(bound);
    });
  }
  const ways = [router.subscribe("onRendered", wait), router.subscribe("onBeforeLoad", () => stop())];
  // The first page may have been drawn before this came.
  wait();
  return () => {
    for (const unsubscribe of ways) unsubscribe();
    stop();
  };
}

function leftAt(page: string | undefined): number {
  const kept: Partial<Record<string, { window?: { scrollY: number } }>> = JSON.parse(sessionStorage.getItem(routersOwn) ?? "{}");
  return kept[page ?? ""]?.window?.scrollY ?? 0;
}
