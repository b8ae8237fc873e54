import { expect, test } from "@playwright/test";
import { languages, Person, signIn } from "./support/person.ts";
import { settling } from "./support/settling.ts";
import { consoleAddresses } from "./support/tour-addresses.ts";

// Walks of half a minute and more: two at a time, wherever there is room.
test.describe.configure({ mode: "parallel" });

for (const spoken of languages) {
  test(`every page of the console can be read by everyone, in ${spoken.language}`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await signIn(page, spoken, "lin");
    const clerk = new Person(page, spoken);
    const settled = settling(page);
    await page.goto("/console/");
    const titles = new Set<string>();
    for (const address of consoleAddresses) {
      await test.step(address, async () => {
        await clerk.moveTo(`/console${address}`);
        await settled();
        titles.add(await page.evaluate(() => document.title));
        await clerk.looksRight();
      });
    }
    expect(titles.size, "pages with names of their own").toBeGreaterThan(consoleAddresses.length / 3);
    await page.context().close();
  });
}
