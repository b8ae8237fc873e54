import type { Page } from "@playwright/test";

/** What of a page is not in its language's words, and what of its words cannot be read whole. */
export type WordsOnPage = { unmarked: string[]; cut: string[]; sideways: number };

/**
 * Reads a page in the pseudo-language, whose every text stands between ⟦ and ⟧, over the borders of elements too: what is outside of
 * them, on the screen and in names and hints, and what sticks out of the screen or is cut off.
 */
export function wordsOnPage(page: Page): Promise<WordsOnPage> {
  return page.evaluate(() => {
    const unmarked = new Set<string>();
    const cut = new Set<string>();
    const width = document.documentElement.clientWidth;
    let depth = 0;
    /** The parts of a text outside of the marks. */
    const outside = (text: string): string => {
      let left = "";
      for (const letter of text) {
        if (letter === "⟦") depth += 1;
        if (depth === 0) left += letter;
        if (letter === "⟧") {
          depth -= 1;
          left += "\n";
        }
      }
      return left;
    };
    const keep = (text: string) => {
      for (const part of text.split("\n")) if (/\p{L}/u.test(part)) unmarked.add(part.trim());
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest("script, style, iframe");
    /** The nearest element around that cuts or scrolls what is wider than it. */
    const cutterOf = (element: Element | null): Element | null => {
      for (let at = element; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== "visible") return at;
      return null;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const text = textContent ?? "";
      if (!parent || text.trim() === "" || !isSeen(parent)) continue;
      const isWord = depth > 0 || text.includes("⟦");
      keep(outside(text));
      if (!isWord) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      const cutter = cutterOf(parent);
      // One pixel: said to readers of screens only.
      if (box.width === 0 || (cutter && (cutter.clientWidth <= 1 || getComputedStyle(cutter).clipPath !== "none"))) continue;
      const shown = text.trim().slice(0, 80);
      if (!cutter) {
        if (box.right > width + 1 || box.left < -1) cut.add(`beyond the edge by ${Math.round(box.right - width)}: ${shown}`);
        continue;
      }
      const style = getComputedStyle(cutter);
      const frame = cutter.getBoundingClientRect();
      if (["auto", "scroll"].includes(style.overflowX)) continue;
      if (box.right > frame.right + 1) cut.add(`cut by ${Math.round(box.right - frame.right)}: ${shown}`);
      else if (
        style.overflowY === "hidden" &&
        box.bottom > frame.bottom + 2 &&
        cutter.contains(parent) &&
        style.webkitLineClamp !== "none"
      )
        cut.add(`lines cut: ${shown}`);
    }
    if (depth !== 0) cut.add(`a text without its end (${depth})`);
    depth = 0;
    for (const element of document.body.querySelectorAll("[aria-label], [placeholder], [title], [alt], [aria-description]")) {
      if (!isSeen(element)) continue;
      for (const name of ["aria-label", "placeholder", "title", "alt", "aria-description"]) {
        depth = 0;
        keep(outside(element.getAttribute(name) ?? ""));
      }
    }
    depth = 0;
    keep(outside(document.title));
    return { unmarked: [...unmarked], cut: [...cut], sideways: document.documentElement.scrollWidth - width };
  });
}

/** Waits until nothing is fetched any more and the page has stood still for a moment. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const at = window as typeof window & { seen?: { html: number; since: number } };
    const html = document.body.innerHTML.length;
    const isBusy = document.querySelector("[aria-busy=true]") !== null || document.body.innerText.trim() === "";
    if (isBusy || at.seen?.html !== html) at.seen = { html, since: performance.now() };
    return !isBusy && performance.now() - at.seen.since > 120;
  });
}
