import { expect, test } from "@playwright/test";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { languages, Person, signIn } from "./support/person.ts";

/** The narrowest window staff work in. */
const viewport = { width: 1024, height: 768 };

for (const [index, spoken] of languages.entries()) {
  test(`a rule is drafted by one, checked by another and taken back before it begins, in ${spoken.language}`, async ({
    browser,
  }) => {
    const words = await consoleSettingDict.load(spoken.language);
    const { byMaker, rights } = await consoleDict.load(spoken.language);
    const own = byMaker.own(rights["setting.edit"]);
    const name = words.names.parcelReopenFee.title;
    const fee = ["23.50", "24.50"][index] ?? "";

    await test.step("Yan looks for the rule and drafts another value", async () => {
      const page = await (await browser.newContext({ viewport })).newPage();
      await signIn(page, spoken, "yan");
      const yan = new Person(page, spoken);
      await page.goto("/console/settings");
      await page.getByLabel(words.search).fill(name);
      await page.keyboard.press("Enter");
      await page.getByRole("row", { name: new RegExp(name) }).click();
      await yan.looksRight();
      await yan.press(words.change);
      await page.getByLabel(name).fill("9999");
      await page.getByLabel(words.note).fill("The bench takes longer");
      await yan.press(words.save);
      await expect(page.getByText(words.problems.TOO_GREAT)).toBeVisible();
      await yan.looksRight();
      await page.getByLabel(name).fill(fee);
      await yan.press(words.save);
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(page.getByText(own)).toBeVisible();
      await page.context().close();
    });

    await test.step("Lin checks it for tomorrow, and takes it back", async () => {
      const page = await (await browser.newContext({ viewport })).newPage();
      await signIn(page, spoken, "lin");
      const lin = new Person(page, spoken);
      await page.goto("/console/settings?open=parcelReopenFee");
      await expect(page.getByText(own)).toHaveCount(0);
      await lin.press(words.check);
      await expect(page.getByText(words.states.scheduled)).toBeVisible();
      await lin.looksRight();
      await lin.press(words.withdraw);
      await expect(page.getByText(words.states.withdrawn).first()).toBeVisible({ timeout: 20_000 });
      await page.context().close();
    });
  });
}
