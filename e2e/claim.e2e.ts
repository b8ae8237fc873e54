import { expect, type Page, test } from "@playwright/test";
import { confirmReceipt, markException } from "@sihai/contract/parcel";
import { cnyText } from "@sihai/text";
import { claimDict } from "@sihai/text/dict/claim";
import { consoleClaimDict } from "@sihai/text/dict/console/claim";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { parcelDict } from "@sihai/text/dict/parcel";
import { call } from "./support/call.ts";
import { offerAtDesk, takeUpAtDesk, tellDamage } from "./support/claiming.ts";
import { languages, Person, saying, signIn } from "./support/person.ts";
import { sentParcel } from "./support/sent-parcel.ts";

async function aDesk(
  browser: import("@playwright/test").Browser,
  spoken: (typeof languages)[number],
  login: string,
): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await signIn(page, spoken, login);
  return page;
}

for (const spoken of languages) {
  test(`a claim is told, contested, offered anew, accepted and paid by a second person, in ${spoken.language}`, async ({
    page,
    browser,
  }) => {
    const mei = new Person(page, spoken);
    const lin = await aDesk(browser, spoken, "lin");
    const [words, desk, shared] = [
      await mei.words(claimDict),
      await consoleClaimDict.load(spoken.language),
      await consoleDict.load(spoken.language),
    ];
    const { packageId } = await sentParcel(page, lin, { insured: "100.00" });
    await call(page.request, confirmReceipt, { body: { packageId } });
    const claimNo = await tellDamage(mei, packageId);

    await test.step("the desk takes it up and offers less, with its reason", async () => {
      await takeUpAtDesk(lin, spoken, claimNo);
      await offerAtDesk(lin, spoken, { claimNo, amount: "20.00", reason: "The box was whole when it left us." });
      await new Person(lin, spoken).looksRight();
    });

    await test.step("she reads it and says why that is not enough", async () => {
      await page.reload();
      await expect(page.getByRole("button", { name: words.accept(cnyText("20.00")) })).toBeVisible();
      await expect(page.getByText("The box was whole when it left us.")).toBeVisible();
      await mei.looksRight();
      await mei.press(words.contest);
      await page.locator("dialog[open]").getByLabel(words.description).fill("The corner is crushed, see the first photo.");
      await page.locator("dialog[open]").getByRole("button", { name: words.send }).click();
      await expect(page.getByText(words.states.reviewing, { exact: true }).first()).toBeVisible();
    });

    await test.step("the desk reads that and offers all of it; she accepts", async () => {
      await lin.goto(`/console/claims?tab=reviewing&open=${claimNo}`);
      await expect(lin.getByText("The corner is crushed, see the first photo.")).toBeVisible();
      await offerAtDesk(lin, spoken, { claimNo, amount: "50.00", reason: "You are right, it was packed too thinly." });
      await page.reload();
      await mei.press(words.accept(cnyText("50.00")));
      await page
        .locator("dialog[open]")
        .getByRole("button", { name: words.accept(cnyText("50.00")) })
        .click();
      await expect(page.getByText(words.states.accepted, { exact: true }).first()).toBeVisible();
      await mei.looksRight();
    });

    await test.step("who offered cannot pay; a second person does", async () => {
      await lin.goto(`/console/claims?tab=accepted&open=${claimNo}`);
      await expect(lin.getByText(desk.ownOffer)).toBeVisible();
      const su = await aDesk(browser, spoken, "su");
      await su.goto(`/console/claims?tab=accepted&open=${claimNo}`);
      const pay = su.getByRole("button", { name: desk.pay(cnyText("50.00")) });
      await expect(pay).toBeVisible();
      await new Person(su, spoken).looksRight();
      await pay.click();
      await expect(su.getByRole("button", { name: shared.undo })).toBeVisible();
      // It is said for a second and a half, six seconds later: an expectation has come to look once a second by then.
      await su.getByText(desk.paidDone(claimNo)).waitFor();
      await su.context().close();
    });

    await test.step("she sees it paid, here and on the parcel", async () => {
      await page.reload();
      await expect(page.getByText(words.paidOut).first()).toBeVisible();
      await mei.looksRight();
      await mei.open(`/package/detail?packageId=${packageId}`);
      await expect(page.getByText(words.states.paid, { exact: true }).first()).toBeVisible();
    });
    await lin.context().close();
  });

  test(`a parcel that customs seized leads to the claim for just that, in ${spoken.language}`, async ({ page, browser }) => {
    const mei = new Person(page, spoken);
    const lin = await aDesk(browser, spoken, "lin");
    const [words, parcel] = [await mei.words(claimDict), await mei.words(parcelDict)];
    const { packageId } = await sentParcel(page, lin);
    await call(lin.request, markException, { body: { packageId, kind: "seized", note: "" } });
    await mei.open(`/package/detail?packageId=${packageId}`);
    await expect(page.getByText(parcel.next.seized)).toBeVisible();
    await mei.looksRight();
    await mei.follow(parcel.claimForIt);
    await expect(page.getByRole("radio", { name: words.kinds.seized })).toBeChecked();
    await expect(
      page.getByText(saying((amount) => words.how.freight(amount, cnyText("120.00"), cnyText("120.00")))),
    ).toBeVisible();
    await mei.looksRight();
    await lin.context().close();
  });
}
