import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { demoPassword } from "./support/person.ts";
import { dataHeard, lookAt, servePseudo } from "./support/pseudo-pages.ts";
import { addressesOf, consoleAddresses, logIn } from "./support/tour-addresses.ts";

/**
 * Both apps in a language nobody speaks: every letter of every word accented, every text 40 % longer than English. What still stands in
 * plain letters was written into a page rather than into a language's folder; what does not fit would not fit in German either.
 */
test.describe("in the pseudo-language", () => {
  let folder = "";
  test.beforeAll(() => {
    test.setTimeout(180_000);
    folder = mkdtempSync(join(tmpdir(), "sihai-pseudo-"));
    execFileSync(process.execPath, [resolve(import.meta.dirname, "../tools/pseudo/build-pseudo.ts"), folder], {
      stdio: "inherit",
    });
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function walk(page: Page, addresses: readonly string[]): Promise<void> {
    const data = dataHeard(page);
    const wrong: string[] = [];
    for (const address of addresses) {
      data.forget();
      await page.goto(address);
      await page.waitForLoadState("networkidle");
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      const { hardCoded, clipped, sideways } = await lookAt(page, data.all());
      wrong.push(
        ...hardCoded.map((text) => `${address}: hard-coded “${text}”`),
        ...clipped.map((text) => `${address}: cut off “${text}”`),
        ...(sideways > 0 ? [`${address}: scrolls sideways by ${sideways}`] : []),
      );
    }
    expect(wrong).toEqual([]);
  }

  test("every page of the shop speaks from its language's folder and fits a screen 320 pixels wide", async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 320, height: 720 });
    await servePseudo(page, folder);
    await logIn(page, "mei@example.com");
    await walk(
      page,
      (await addressesOf(page)).map((address) => `/en${address}`),
    );
  });

  test("every page of the console speaks from its language's folder and fits a screen 1024 pixels wide", async ({ browser }) => {
    test.setTimeout(300_000);
    const page = await (await browser.newContext({ viewport: { width: 1024, height: 768 } })).newPage();
    await servePseudo(page, folder);
    await page.addInitScript(() => localStorage.setItem("sh_staff_lang", "en"));
    await page.goto("/console/");
    await page.locator("input").first().fill("lin");
    await page.locator("input[type=password]").fill(demoPassword);
    await page.locator("input[type=password]").press("Enter");
    await expect(page.locator("input[type=password]")).toHaveCount(0);
    await walk(
      page,
      consoleAddresses.map((address) => `/console${address}`),
    );
    await page.context().close();
  });
});
