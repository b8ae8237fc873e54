import { expect, test } from "@playwright/test";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleUnannouncedDict } from "@sihai/text/dict/console/unannounced";
import { unannouncedDict } from "@sihai/text/dict/unannounced";
import { aPicture, receiveAtBench } from "./support/benches.ts";
import { demoLogIn } from "./support/demo-login.ts";
import { languages, Person, saying, signIn } from "./support/person.ts";
import { scanInto } from "./support/scan.ts";

for (const spoken of languages) {
  test(`a claim of an unannounced parcel is approved by staff and its goods go into storage, in ${spoken.language}`, async ({
    page,
    browser,
  }) => {
    const mei = new Person(page, spoken);
    await demoLogIn(page.request);
    const rui = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await signIn(rui, spoken, "rui");
    const [words, desk, bench, shared] = [
      await mei.words(unannouncedDict),
      await consoleUnannouncedDict.load(spoken.language),
      await consoleReceivingDict.load(spoken.language),
      await consoleDict.load(spoken.language),
    ];
    const number = `SF${String(Date.now()).slice(-13)}`;
    const contents = `Ginger tea ${number.slice(-5)}`;

    await test.step("the bench shelves a parcel that bears nobody's mark", async () => {
      await rui.goto(`/console/receiving?number=${number}`);
      await rui.getByLabel(shared.weight).fill("640");
      await rui
        .locator("input[type=file]")
        .first()
        .setInputFiles([await aPicture("label")]);
      await expect(rui.getByText(shared.photos.enough(1))).toBeVisible();
      await rui.getByLabel(shared.shelf).fill("X-09-2");
      await rui.getByRole("button", { name: bench.shelveNow }).click();
      await expect(rui.getByText(saying(bench.shelved))).toBeVisible();
    });

    await test.step("she finds it by its number and claims it with a proof", async () => {
      await mei.open(`/warehouse/list?tab=unannounced&number=${number}`);
      await mei.looksRight();
      await page.getByRole("button", { name: words.claim, exact: true }).click();
      const sheet = page.locator("dialog[open]");
      await sheet.getByLabel(words.contents).fill(contents);
      await sheet
        .locator("input[type=file]")
        .first()
        .setInputFiles([await aPicture("order")]);
      await expect(sheet.getByText("1/9").or(sheet.getByText(/1\/\d/)).first()).toBeVisible();
      await mei.looksRight();
      await sheet.getByRole("button", { name: words.submit }).click();
      await expect(page.getByText(words.claimStates.waiting).first()).toBeVisible();
      await mei.looksRight();
    });

    await test.step("the desk compares and approves, and is led to the bench", async () => {
      await rui.goto("/console/unannounced");
      await scanInto(rui.getByLabel(shared.scan.label).or(rui.getByLabel(desk.hint)).first(), number);
      await rui.getByRole("row").filter({ hasText: number }).click();
      await expect(rui.getByText(contents)).toBeVisible();
      await new Person(rui, spoken).looksRight();
      await rui.getByRole("button", { name: desk.approve, exact: true }).click();
      await expect(rui.getByText(desk.decided.given)).toBeVisible();
      await rui.getByRole("link", { name: desk.toBench }).click();
      await expect(rui).toHaveURL(new RegExp(`/console/receiving\\?.*number=${number}`));
    });

    await test.step("stocked in, it is in her storage", async () => {
      await receiveAtBench(rui, spoken, number);
      await mei.open("/warehouse/list?tab=unannounced&mine=1");
      await expect(page.getByText(words.claimStates.approved).first()).toBeVisible();
      await mei.looksRight();
      await mei.open("/order/in-storage/goods-list");
      await expect(page.getByText(contents).first()).toBeVisible();
      await mei.looksRight();
    });
    await rui.context().close();
  });
}
