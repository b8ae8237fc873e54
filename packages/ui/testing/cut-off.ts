/** Half a pixel is rounding, not overflow. */
const tolerancePx = 1;

/**
 * What does not fit: elements that stand out of the window to a side, and boxes that cut what they hold. What scrolls sideways, what is
 * only read aloud and what a class shortens on purpose is left out.
 */
export function cutOff(shown: Element): string[] {
  const wide = innerWidth;
  return [...shown.querySelectorAll<HTMLElement>("*")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isMeantTo(element))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0) return false;
      const isOutside = right > wide + tolerancePx || left < -tolerancePx;
      const isCut = getComputedStyle(element).overflowX === "hidden" && element.scrollWidth > element.clientWidth + tolerancePx;
      return isOutside || isCut;
    })
    .map(
      (element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} ${element.textContent.slice(0, 40)}`,
    );
}

/** Scrolls or is shortened on purpose, or stands in something that does. */
function isMeantTo(element: Element): boolean {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { overflowX, textOverflow, clipPath, position } = getComputedStyle(each);
    if (overflowX === "auto" || overflowX === "scroll" || textOverflow === "ellipsis") return true;
    if (position === "absolute" && clipPath === "inset(50%)") return true;
    if (each.matches("svg, [aria-hidden=true], [popover]")) return true;
  }
  return false;
}
