import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { lostInLargeText } from "./support/large-text.ts";
import { languages, Person } from "./support/person.ts";
import { settling } from "./support/settling.ts";
import { addressesOf, logIn, strangersAddresses } from "./support/tour-addresses.ts";

// Walks of half a minute and more: two at a time, wherever there is room.
test.describe.configure({ mode: "parallel" });

/** An ordinary phone, and the narrowest. */
const usual = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };

for (const spoken of languages) {
  test(`every page of the shop can be read by everyone, in ${spoken.language}`, async ({ page, browserName }) => {
    test.setTimeout(300_000);
    const mei = new Person(page, spoken);
    const settled = settling(page);
    await mei.open("/home");
    const broken: string[] = [];
    page.on("pageerror", ({ message }) => broken.push(`${new URL(page.url()).pathname}: ${message}`));
    const titles = new Set<string>();
    const sideways: string[] = [];
    const walk = (address: string) =>
      test.step(address, async () => {
        await mei.walkTo(address);
        await settled();
        titles.add(await page.evaluate(() => document.title));
        await mei.arriveAt(address.split("?")[0] ?? "");
        await expect(page.getByRole("main").or(page.locator("#root > *")).first()).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await mei.looksRight();
        // The system's WebKit cannot be resized: there the page is walked at the usual width, as before.
        if (browserName === "webkit") return;
        expect(await lostInLargeText(page), "lost where text is twice as large").toEqual([]);
        await page.setViewportSize(narrow);
        await mei.looksRight();
        const both = (await lostInLargeText(page)).filter((what) => what.startsWith("scrolls sideways"));
        for (const what of both) sideways.push(`${address} ${what}`);
        await page.setViewportSize(usual);
      });
    for (const address of strangersAddresses) await walk(address);
    await logIn(page, "mei@example.com");
    await mei.open("/home");
    const addresses = await addressesOf(page);
    for (const address of addresses) await walk(address);
    expect(titles.size, "pages with names of their own").toBeGreaterThan(addresses.length / 2);
    expect(broken, "what a page threw").toEqual([]);
    expect(sideways, "the narrowest phone and text twice as large together").toEqual([]);
  });
}
