import { expect, type Page, test } from "@playwright/test";
import { pageFile } from "../support/page-file.ts";

test.use({ serviceWorkers: "allow" });

/** Long enough for a phone that has nothing to do. */
const restMs = 1_500;

async function codeOfCart(page: Page): Promise<string[]> {
  const file = await pageFile("/cart");
  const read = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return read.filter((name) => name.endsWith(file));
}

async function visit(page: Page): Promise<void> {
  await page.goto("/en/home");
  await expect(page.getByRole("navigation").getByRole("link").first()).toBeVisible();
}

test("from the second visit on, a page is read before it is tapped", async ({ page }) => {
  await visit(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  expect(await codeOfCart(page), "the first visit has the line to itself").toEqual([]);
  await visit(page);
  await expect.poll(() => codeOfCart(page)).not.toEqual([]);
});

test("who saves data reads what was tapped, and nothing else", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await visit(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  await visit(page);
  await page.waitForTimeout(restMs);
  expect(await codeOfCart(page)).toEqual([]);
});
