import { expect, test } from "@playwright/test";
import { languages, Person, signIn } from "./support/person.ts";
import { addressesOf, consoleAddresses, logIn } from "./support/tour-addresses.ts";

// Four walks of half a minute and more: two at a time, wherever there is room.
test.describe.configure({ mode: "parallel" });

for (const spoken of languages) {
  test(`every page of the shop can be read by everyone, in ${spoken.language}`, async ({ page }) => {
    test.setTimeout(300_000);
    await logIn(page, "mei@example.com");
    const mei = new Person(page, spoken);
    for (const address of await addressesOf(page)) {
      await test.step(address, async () => {
        await mei.open(address);
        await mei.arriveAt(address.split("?")[0] ?? "");
        await expect(page.getByRole("main").or(page.locator("#root > *")).first()).toBeVisible();
        await mei.looksRight();
      });
    }
  });

  test(`every page of the console can be read by everyone, in ${spoken.language}`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await signIn(page, spoken, "lin");
    const clerk = new Person(page, spoken);
    for (const address of consoleAddresses) {
      await test.step(address, async () => {
        await page.goto(`/console${address}`);
        await clerk.looksRight();
      });
    }
    await page.context().close();
  });
}
