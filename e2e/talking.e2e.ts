import { expect, type Page, test } from "@playwright/test";
import { listParcels } from "@sihai/contract/parcel";
import { consultDict } from "@sihai/text/dict/care/consult";
import { consoleConsultDict } from "@sihai/text/dict/console/consult";
import { identityMeDict } from "@sihai/text/dict/me/identity-me";
import { aPicture } from "./support/benches.ts";
import { call } from "./support/call.ts";
import { demoLogIn } from "./support/demo-login.ts";
import { languages, Person, type Spoken, signIn } from "./support/person.ts";

async function aDesk(browser: import("@playwright/test").Browser, spoken: Spoken): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await signIn(page, spoken, "su");
  return page;
}

for (const spoken of languages) {
  test(`a parcel is asked about with a picture, answered from a saved reply, reopened and settled, in ${spoken.language}`, async ({
    page,
    browser,
  }) => {
    const mei = new Person(page, spoken);
    const [words, me] = [await mei.words(consultDict), await mei.words(identityMeDict)];
    const desk = await consoleConsultDict.load(spoken.language);
    await demoLogIn(page.request, "omar@example.com");
    const { list } = await call(page.request, listParcels, { query: {} });
    const packageId = list[0]?.packageId ?? "";
    const title = `Two scans, then nothing (${spoken.language})`;

    await test.step("she asks from the parcel, and a reload loses nothing she typed", async () => {
      await mei.open(`/package/detail?packageId=${packageId}`);
      await mei.follow(new RegExp(words.askAbout.parcel));
      await mei.arriveAt(`/user/consult/service`);
      await page.getByLabel(words.subject).fill(title);
      await page.getByLabel(words.text, { exact: false }).fill("The last scan is a week old. Is it lost?");
      await page.reload();
      await expect(page.getByLabel(words.subject)).toHaveValue(title);
      await page.locator("input[type=file]").setInputFiles([await aPicture("scan")]);
      await expect(page.getByText("1/9")).toBeVisible();
      await mei.looksRight();
      await mei.press(words.submit);
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expect(page.getByText(words.answerBy).first()).toBeVisible();
      await mei.looksRight();
    });
    const consultNo = new URL(page.url()).searchParams.get("consultId") ?? "";

    await test.step("a clerk finds it in the inbox and answers with a saved reply", async () => {
      const su = await aDesk(browser, spoken);
      await su.goto("/console/inbox?kind=consult");
      await su.getByText(consultNo).first().click();
      await expect(su.getByRole("heading", { name: consultNo })).toBeVisible();
      await su.getByRole("button", { name: desk.take }).click();
      await expect(su.getByText(desk.taken(consultNo))).toBeVisible();
      await su.getByLabel(desk.useReply).selectOption({ index: 1 });
      await expect(su.getByLabel(desk.answer, { exact: true })).not.toHaveValue("");
      await new Person(su, spoken).looksRight();
      await su.getByRole("button", { name: desk.send }).click();
      await expect(su.getByText(desk.sent(consultNo))).toBeVisible();
      await su.context().close();
    });

    await test.step("she sees that there is news, reads it, and closes", async () => {
      await mei.open("/user/consult/my-consult/unread");
      await expect(page.getByText(title)).toBeVisible();
      await mei.looksRight();
      await page.getByText(title).click();
      await expect(page.getByText(words.from.staff).first()).toBeVisible();
      await mei.open("/me");
      await expect(page.getByRole("link", { name: me.questions })).toBeVisible();
      await mei.open(`/user/consult/my-consult?consultId=${consultNo}`);
      await page.getByRole("radio", { name: words.star(5) }).check();
      await mei.press(words.rate);
      await expect(page.getByText(words.yourRating, { exact: true })).toBeVisible();
      await mei.press(words.close);
      await page.locator("dialog[open]").getByRole("button", { name: words.close }).click();
      await expect(page.getByText(words.endedText.closed)).toBeVisible();
    });

    await test.step("it was not settled: she says why, and then it is", async () => {
      await page.locator("textarea").first().fill("Still nothing new today.");
      await mei.press(words.reopen);
      await expect(page.getByText(words.states.processing, { exact: true }).first()).toBeVisible();
      await expect(page.getByText("Still nothing new today.").first()).toBeVisible();
      await mei.looksRight();
      await mei.press(words.close);
      await page.locator("dialog[open]").getByRole("button", { name: words.close }).click();
      await expect(page.getByText(words.endedText.closed)).toBeVisible();
    });
  });
}
