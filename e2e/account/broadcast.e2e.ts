import { expect, type Page, test } from "@playwright/test";
import { consoleBroadcastDict } from "@sihai/text/dict/console/site/broadcast";
import { messageDict } from "@sihai/text/dict/message";
import { languages, Person, signIn } from "../support/person.ts";
import { registerByEmail } from "../support/registering.ts";

/** Nobody else of the demo lives there. */
const homes = { zh: { countryId: "NO", contact: "+4722334455" }, en: { countryId: "NZ", contact: "+6493001234" } };

async function liveIn(page: Page, email: string, home: { countryId: string; contact: string }): Promise<void> {
  const headers = { "x-platform": "web", "idempotency-key": `home-${Date.now()}` };
  const place = { addressState: "North", city: "Harbour", fullAddress: "1 Quay Street", zipCode: "1010", default: true };
  const data = { consignee: "Mei", addressLastName: "Chen", email, ...home, ...place };
  const reply = await page.request.post("/api/address/edit", { headers, data });
  expect(await reply.json()).toMatchObject({ state: 0 });
}

for (const spoken of languages)
  test(`one message to many is written, seen, checked, sent and read: ${spoken.language}`, async ({ browser }) => {
    const email = `many-${spoken.prefix}-${Date.now()}@example.com`;
    const mei = new Person(await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage(), spoken);
    await registerByEmail(mei, email);
    const home = homes[spoken.language];
    await liveIn(mei.page, email, home);
    const lin = new Person(await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage(), spoken);
    const { page } = lin;
    await signIn(page, spoken, "lin");
    const [words, message] = [await lin.words(consoleBroadcastDict), await mei.words(messageDict)];
    const title = `Closed ${Date.now()}`;

    async function write(name: string, day: string): Promise<void> {
      await page.goto("/console/broadcasts?show=new");
      await page.getByLabel(words.titleIn.zh).fill(name);
      await page.getByLabel(words.titleIn.en).fill(name);
      await page.getByLabel(words.bodyIn.zh).fill("仓库十月一日至七日放假。");
      await page.getByLabel(words.bodyIn.en).fill("The warehouse closes from 1 to 7 October.");
      await page.getByLabel(words.countries).fill(home.countryId);
      await page.getByLabel(words.byMail).check();
      if (day !== "") {
        await page.getByLabel(words.day).fill(day);
        await page.getByLabel(words.time).fill("09:00");
      }
      await expect(page.getByRole("button", { name: words.save })).toBeDisabled();
      await page.getByRole("button", { name: words.preview }).click();
      await expect(page.getByRole("region", { name: words.reachTitle })).toBeVisible();
    }

    await test.step("it is seen as it will look, with how many get it, before it is handed in", async () => {
      await write(title, "");
      const reach = page.getByRole("region", { name: words.reachTitle });
      await expect(reach).toContainText(words.people("1"));
      const mail = page.frameLocator(`iframe[title$="${title}"]`).first();
      await expect(mail.getByText(/仓库|warehouse/)).toBeVisible();
      await lin.looksRight();
      await page.getByRole("button", { name: words.save }).click();
      await expect(page.getByRole("row").filter({ hasText: title })).toContainText(words.states.draft);
    });
    await test.step("it goes out once it is checked, and says how many got it", async () => {
      await page.getByRole("row").filter({ hasText: title }).click();
      await expect(page.getByRole("region", { name: words.reachTitle })).toContainText(words.people("1"));
      await lin.looksRight();
      await page.getByRole("button", { name: words.check }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: words.check }).click();
      await expect(page.getByRole("row").filter({ hasText: title })).toContainText(words.states.done);
    });
    await test.step("the customer reads it, and the history says so", async () => {
      await mei.open("/user/message/list?type=system");
      await expect(mei.page.getByRole("heading", { name: title })).toBeVisible();
      await mei.looksRight();
      const read = mei.page.getByRole("button", { name: message.markRead }).first();
      await read.click();
      await expect(read).toHaveCount(0);
      await page.reload();
      await expect(page.getByText(words.read)).toBeVisible();
      await lin.looksRight();
    });
    await test.step("one that waits for its day is stopped before it", async () => {
      const later = `Later ${Date.now()}`;
      await write(later, "2031-01-02");
      await page.getByRole("button", { name: words.save }).click();
      const row = page.getByRole("row").filter({ hasText: later });
      await row.click();
      await page.getByRole("button", { name: words.checkLater }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: words.checkLater }).click();
      await expect(row).toContainText(words.states.waiting);
      await page.getByRole("button", { name: words.stop }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: words.stop }).click();
      await expect(row).toContainText(words.states.stopped);
    });
  });
