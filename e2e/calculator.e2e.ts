import { expect, test } from "@playwright/test";
import { freightDict } from "@sihai/text/dict/freight";
import { storageDict } from "@sihai/text/dict/storage";
import { demoPassword, languages, Person } from "./support/person.ts";

for (const spoken of languages) {
  test(`a visitor compares lines, in ${spoken.language}`, async ({ page }) => {
    const visitor = new Person(page, spoken);
    const words = await visitor.words(freightDict);

    await test.step("the form says what is missing, and asks for all three sides or none", async () => {
      await visitor.open("/calculator/index");
      await visitor.press(words.compare);
      await expect(page.getByText(words.weightNeeded)).toBeVisible();
      await page.getByLabel(words.destination).selectOption("DE");
      await page.getByRole("textbox", { name: words.weight }).fill("2.1");
      await page.getByRole("textbox", { name: words.length }).fill("38");
      await visitor.press(words.compare);
      await expect(page.getByText(words.sizeNeeded)).toBeVisible();
      await page.getByRole("textbox", { name: words.width }).fill("30");
      await page.getByRole("textbox", { name: words.height }).fill("14");
      await visitor.press(words.compare);
      await visitor.arriveAt("/calculator/list");
    });

    await test.step("four pictures of the same lines, by keyboard", async () => {
      await page.getByRole("tab", { name: words.plots.cost.tab, exact: true }).focus();
      for (const plot of ["days", "onTime", "estimate"] as const) {
        await page.keyboard.press("ArrowRight");
        await expect(page.getByRole("heading", { name: words.plots[plot].title })).toBeVisible();
      }
      await visitor.looksRight();
    });

    await test.step("sorted and narrowed, which a link keeps", async () => {
      const lines = page.getByRole("main").getByRole("button", { name: "CN" });
      const all = await lines.count();
      await page.getByRole("group", { name: words.sort }).getByText(words.sorts.fastest, { exact: true }).click();
      await visitor.press(words.filterCount(0));
      const sheet = page.getByRole("dialog", { name: words.filter });
      await sheet.getByText(words.taxModes.included, { exact: true }).click();
      await visitor.looksRight();
      await sheet.getByRole("button").last().click();
      await expect(page.getByRole("button", { name: words.filterCount(1) })).toBeVisible();
      await expect(page).toHaveURL(/sort=fastest.*filter=tax-included/);
      const few = await lines.count();
      expect(few).toBeLessThan(all);
      await page.reload();
      await expect(lines).toHaveCount(few);
    });

    await test.step("a line's days are the same on its card and on its page, in days that have weekends in them", async () => {
      const card = page.getByRole("main").getByRole("button", { name: "CN" }).first();
      const range = /\d+–\u2060?\d+\u00a0(?:days|天)/gu;
      const onCard = (await card.textContent())?.match(range);
      expect(onCard?.length).toBeGreaterThan(1);
      await expect(card).not.toContainText(/working|工作日/);
      await card.click();
      await visitor.follow(words.details);
      await visitor.arriveAt("/calculator/detail");
      // The address changes first, and the list would be left with its sheet open.
      await expect(page.getByRole("dialog")).toHaveCount(0);
      for (const days of onCard ?? []) await expect(page.getByText(days).first()).toBeVisible();
      await visitor.goBack();
      await visitor.arriveAt("/calculator/list");
    });

    await test.step("the others say why they do not fit", async () => {
      await visitor.press(words.seeWhy);
      await expect(page.getByText(words.splitToUse).first()).toBeVisible();
      await visitor.looksRight();
      await page.keyboard.press("Escape");
    });

    await test.step("back finds the form as it was", async () => {
      await visitor.goBack();
      await visitor.arriveAt("/calculator/index");
      await expect(page.getByLabel(words.destination)).toHaveValue("DE");
      await expect(page.getByRole("textbox", { name: words.weight })).toHaveValue("2.1");
    });
  });

  test(`an outlet is chosen on its picture, in ${spoken.language}`, async ({ page }) => {
    const mei = new Person(page, spoken);
    const words = await mei.words(storageDict);
    const login = { headers: { "x-platform": "web" }, data: { email: "mei@example.com", password: demoPassword } };
    await page.request.post("/api/user/oauth/login", login);
    await mei.open("/order/in-storage/outlet-address?lineId=hk-pickup");
    await page.getByRole("button", { name: words.pickUpHere }).click();
    const missing = page.getByRole("alert").filter({ hasText: words.needOutlet });
    await expect(missing).toBeVisible();
    await page.getByRole("group", { name: words.outletMap }).getByRole("button").nth(2).click();
    const list = page.getByRole("group", { name: words.outlet, exact: true }).getByRole("radio");
    await expect(list.nth(2)).toBeChecked();
    await mei.looksRight();
    await list.nth(4).check();
    await expect(page.getByRole("group", { name: words.outletMap }).getByRole("button", { pressed: true })).toHaveText("5");
    await expect(missing).toHaveCount(0);
  });
}
