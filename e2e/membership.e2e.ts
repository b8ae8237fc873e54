import { expect, test } from "@playwright/test";
import { searchGoods } from "@sihai/contract/goods";
import { readInvitations } from "@sihai/contract/membership";
import { goodsDict } from "@sihai/text/dict/goods";
import { identityDict } from "@sihai/text/dict/identity";
import { identityMeDict } from "@sihai/text/dict/me/identity-me";
import { membershipDict } from "@sihai/text/dict/me/membership";
import { call } from "./support/call.ts";
import { demoLogIn } from "./support/demo-login.ts";
import { languages, Person } from "./support/person.ts";
import { registerByEmail } from "./support/registering.ts";

for (const spoken of languages) {
  test(`a newcomer finds the membership centre, does a daily task and says a birthday, in ${spoken.language}`, async ({
    page,
  }) => {
    const mei = new Person(page, spoken);
    const [words, me, goods] = [await mei.words(membershipDict), await mei.words(identityMeDict), await mei.words(goodsDict)];
    await registerByEmail(mei, `member-${spoken.language}-${Date.now()}@example.com`);

    await test.step("from the personal centre she sees that nothing counts yet", async () => {
      await mei.open("/me");
      await mei.follow(me.membership);
      await mei.arriveAt("/user/member");
      await expect(page.getByText(words.toNext("500", 1))).toBeVisible();
      await expect(page.getByText(words.endingNone)).toBeVisible();
      await mei.looksRight();
    });

    await test.step("checking in and saving an item earn growth that counts from tomorrow", async () => {
      await mei.press(me.checkIn);
      await expect(page.getByText(words.today("1"))).toBeVisible();
      const { list } = await call(page.request, searchGoods, { query: { q: "T恤" } });
      await mei.open(`/goods/detail?goodsId=${list[0]?.goodsId ?? ""}`);
      await mei.press(goods.addFavourite);
      await expect(page.getByRole("button", { name: goods.removeFavourite })).toBeVisible();
      await mei.open("/user/member");
      await expect(page.getByText(words.today("2"))).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: words.task.favourite }).getByText(words.done)).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: words.task.cart }).getByRole("link")).toBeVisible();
    });

    await test.step("the months are one stop for the keyboard, with arrows between them", async () => {
      const months = page.getByRole("group", { name: words.plot }).getByRole("radio");
      await expect(months).toHaveCount(13);
      await expect(months.last()).toBeChecked();
      await months.last().focus();
      await page.keyboard.press("ArrowLeft");
      await expect(months.nth(11)).toBeChecked();
      await mei.looksRight();
    });

    await test.step("another level shows what it gives", async () => {
      await page.getByRole("radio", { name: words.level(5), exact: true }).check({ force: true });
      await expect(page.getByText(words.times("3"))).toBeVisible();
      await expect(page.getByText(words.days(120))).toBeVisible();
    });

    await test.step("a birthday is said once", async () => {
      await page.getByRole("button", { name: words.birthdaySet }).click();
      await page.getByLabel(words.month, { exact: true }).selectOption("02");
      await page.getByLabel(words.day, { exact: true }).selectOption("29");
      await mei.looksRight();
      await mei.press(words.save);
      await expect(page.getByText(words.birthdayOn(2, 29))).toBeVisible();
      await expect(page.getByRole("button", { name: words.birthdaySet })).toHaveCount(0);
    });

    await test.step("the history says what it came of and until when it counts", async () => {
      await mei.follow(words.history);
      await mei.arriveAt("/user/member/growth");
      await expect(page.getByText(words.cause["check-in"], { exact: true })).toBeVisible();
      await expect(page.getByText(words.cause.favourite)).toBeVisible();
      await mei.looksRight();
    });
  });

  test(`who follows a friend's link sees that it counts, and of the friend one letter, in ${spoken.language}`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const friend = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    // Another journey calls Mei by what is no name.
    await demoLogIn(friend, "omar@example.com");
    const { code } = await call(friend, readInvitations, { query: {} });
    await friend.dispose();
    const guest = new Person(page, spoken);
    const words = await guest.words(identityDict);
    await guest.open(`/register?partnercode=${code}`);
    await expect(page.getByText(words.invited("O***"), { exact: true })).toBeVisible();
    await guest.looksRight();
  });
}
