import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { type AxeWithColours, rememberColours } from "../../packages/ui/testing/remember-colours.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Axe without its comments: half as long to hand over and to read, for each document anew. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Where the system's WebKit finds axe on every site; see `system-webkit`. */
export const axePath = "/axe-of-the-journeys.js";

/**
 * What axe finds wrong with a page as it stands, one sentence each. It is loaded once into each document, and says only what is wrong:
 * collecting also what is right, frame by frame, takes four times as long. Frames are other sites'.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await bringAxe(page);
  const rules = { "color-contrast": { enabled: !isWebKit(page) } };
  await page.evaluate(motionsEnded);
  const { violations } = await page.evaluate(
    ({ values, rules }) =>
      window.axe.run(
        { exclude: [["iframe"]] },
        { iframes: false, resultTypes: ["violations"], runOnly: { type: "tag", values }, rules },
      ),
    { values: tags, rules },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`);
}

async function bringAxe(page: Page): Promise<void> {
  if (isWebKit(page)) await page.addScriptTag({ url: axePath });
  else await page.evaluate(axeSource);
  // Playwright hands a function alone to a page, so what it is called with is named there.
  await page.evaluate(`(${rememberColours})(window.axe)`);
  // The markup of each thing looked at, of which nothing is shown here.
  await page.evaluate(() => window.axe.configure({ noHtml: true }));
}

/** A visitor with WebKit sees the colours that Chromium has shown to have contrast enough: working them out again is half of axe's time. */
function isWebKit(page: Page): boolean {
  return page.context().browser()?.browserType().name() === "webkit";
}

/** What fades or slides just now is measured where it comes to rest; what moves for ever, such as a skeleton's light, is not waited for. */
async function motionsEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  const ended = Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2000))]);
}

declare global {
  interface Window {
    axe: AxeWithColours;
  }
}
