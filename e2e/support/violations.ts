import type { Page } from "@playwright/test";
import axe from "axe-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Where the system's WebKit finds axe on every site; see `system-webkit`. */
export const axePath = "/axe-of-the-journeys.js";

/**
 * What axe finds wrong with a page as it stands, one sentence each. It is loaded once into each document, and says only what is wrong:
 * collecting also what is right, frame by frame, takes four times as long. Frames are other sites'.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await bringAxe(page);
  await page.evaluate(motionsEnded);
  const { violations } = await page.evaluate(
    (values) =>
      window.axe.run(
        { exclude: [["iframe"]] },
        { iframes: false, resultTypes: ["violations"], runOnly: { type: "tag", values } },
      ),
    tags,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`);
}

async function bringAxe(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() === "webkit") await page.addScriptTag({ url: axePath });
  else await page.evaluate(axe.source);
  await page.evaluate(rememberColours);
}

/** Axe works out each colour anew for each thing that has it, a fourth of its time; a page has a few dozen. */
function rememberColours(): void {
  const { prototype } = window.axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Colour>();
  prototype.parseString = function (text) {
    const colour = known.get(text);
    if (colour) return Object.assign(this, colour);
    parseString.call(this, text);
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
}

/** What fades or slides just now is measured where it comes to rest; what moves for ever, such as a skeleton's light, is not waited for. */
async function motionsEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  const ended = Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2000))]);
}

type Colour = { r: number; g: number; b: number; alpha: number };
/** What its types keep to themselves. */
type Parsing = { commons: { color: { Color: { prototype: Colour & { parseString(this: Colour, text: string): Colour } } } } };

declare global {
  interface Window {
    axe: Omit<typeof axe, "commons"> & Parsing;
  }
}
