import type { Page } from "@playwright/test";

/**
 * What a page loses where the reader's text is twice as large: words beyond the edge, cut off, or lines of them one over the other. What
 * scrolls inside the page loses nothing, and names may end in dots.
 */
export async function lostInLargeText(page: Page): Promise<string[]> {
  await setTextSize(page, "200%");
  const lost = await page.evaluate(() => {
    const found = new Set<string>();
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) {
      const beyond = [...document.querySelectorAll("body *")].filter(
        (each) => Math.round(scrollX + each.getBoundingClientRect().right) === scrollWidth,
      );
      found.add(`scrolls sideways by ${scrollWidth - clientWidth}: ${beyond.at(-1)?.textContent.slice(0, 60)}`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const text = textContent?.trim() ?? "";
      if (!parent || text === "" || !parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      if (parent.closest("script, style, svg, .sr-only")) continue;
      const { fontSize, lineHeight } = getComputedStyle(parent);
      if (Number.parseFloat(lineHeight) < Number.parseFloat(fontSize)) found.add(`lines overlap: ${text.slice(0, 60)}`);
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(at);
        if (overflowX === "auto" || overflowX === "scroll" || textOverflow === "ellipsis" || webkitLineClamp !== "none") break;
        if (overflowX === "visible") continue;
        const frame = at.getBoundingClientRect();
        if (box.right > frame.right + 1) found.add(`cut off by ${Math.round(box.right - frame.right)}: ${text.slice(0, 60)}`);
        break;
      }
    }
    return [...found];
  });
  await setTextSize(page, "");
  return lost;
}

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    document.documentElement.style.fontSize = wanted;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, size);
}
