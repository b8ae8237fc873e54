import type { Page, Request } from "@playwright/test";

/** How long a page stands still before it is taken for finished, in milliseconds: React draws what arrived within two frames. */
const stillMs = 80;

/**
 * Waits for a page to be finished by what it does rather than by the clock: nothing of it is being fetched, nothing says it is busy, and
 * nothing has changed for a moment. To be called before the first address is opened.
 */
export function settling(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request) => {
    if (["fetch", "xhr", "script", "stylesheet"].includes(request.resourceType())) open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return async () => {
    do await isStill(page);
    while (open.size > 0);
  };
}

async function isStill(page: Page): Promise<void> {
  await page.waitForFunction((enough) => {
    const at = window as typeof window & { changedAt?: { ms: number } };
    if (!at.changedAt) {
      const changedAt = { ms: performance.now() };
      const what = { subtree: true, childList: true, characterData: true, attributes: true };
      new MutationObserver(() => {
        changedAt.ms = performance.now();
      }).observe(document.body, what);
      at.changedAt = changedAt;
    }
    const isBusy = document.querySelector("[aria-busy=true]") !== null || document.body.textContent.trim() === "";
    return !isBusy && performance.now() - at.changedAt.ms > enough;
  }, stillMs);
}
