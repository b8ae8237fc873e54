const figure = /\d[\d,]*\.\d{2}/g;
/** An amount alone: its sign, its currency and its number, or a range of them. */
const amountAlone = /^\s*[-+]?[^\d.,;:，。]{1,5}\d[\d,]*\.\d{2}(–(\d[\d,]*\.\d{2})?)?\s*$/;

/**
 * The amounts that stand on two lines within their number once each is one of five figures, on a screen as narrow and with text as large as the spec
 * has set. Amounts within a sentence are part of its words. Changes what is drawn: the last thing a spec looks at.
 */
export function brokenAmounts(host: HTMLElement): string[] {
  const broken = new Set<string>();
  const texts = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    const text = node.textContent ?? "";
    if (!parent || !amountAlone.test(text) || parent.closest(".sr-only, script, style")) continue;
    const large = text.replace(figure, "12,345.00");
    node.textContent = large;
    for (const { index, 0: found } of large.matchAll(figure)) {
      const number = document.createRange();
      number.setStart(node, index);
      number.setEnd(node, index + found.length);
      const tops = new Set([...number.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.add((parent.closest("button, a, p, li, div")?.textContent ?? "").slice(0, 80));
    }
  }
  return [...broken];
}
