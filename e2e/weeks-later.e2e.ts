import { expect, test } from "@playwright/test";
import { confirmReceipt } from "@sihai/contract/parcel";
import { cnyText } from "@sihai/text";
import { claimDict } from "@sihai/text/dict/claim";
import { consoleClaimDict } from "@sihai/text/dict/console/claim";
import { call } from "./support/call.ts";
import { offerAtDesk, takeUpAtDesk, tellDamage } from "./support/claiming.ts";
import { demoLogIn } from "./support/demo-login.ts";
import { daysLater } from "./support/outside-world.ts";
import { languages, Person, signIn } from "./support/person.ts";
import { payBalanceDue } from "./support/recharge.ts";
import { sentParcel } from "./support/sent-parcel.ts";

for (const spoken of languages) {
  test(`an offer nobody answers lapses and the claim is taken up again, in ${spoken.language}`, async ({ page, browser }) => {
    const mei = new Person(page, spoken);
    const lin = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await signIn(lin, spoken, "lin");
    const [words, desk] = [await mei.words(claimDict), await consoleClaimDict.load(spoken.language)];
    await demoLogIn(page.request);
    await payBalanceDue(page.request);
    const { packageId } = await sentParcel(page, lin);
    await call(page.request, confirmReceipt, { body: { packageId } });
    const claimNo = await tellDamage(mei, packageId);
    await takeUpAtDesk(lin, spoken, claimNo);
    await offerAtDesk(lin, spoken, { claimNo, amount: "20.00", reason: "Half of it is still usable." });

    await daysLater(page, 15);
    await page.reload();
    await expect(page.getByText(words.states.lapsed, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(words.lastOffer)).toBeVisible();
    await expect(page.getByRole("button", { name: words.accept(cnyText("20.00")) })).toHaveCount(0);
    await mei.looksRight();
    await mei.press(words.revive);
    const sheet = page.locator("dialog[open]");
    await sheet.getByLabel(words.description).fill("I was travelling and had no connection");
    await sheet.getByRole("button", { name: words.send }).click();
    await expect(page.getByText(words.states.reviewing, { exact: true }).first()).toBeVisible();

    await lin.goto(`/console/claims?tab=reviewing&open=${claimNo}`);
    await expect(lin.getByText("I was travelling and had no connection")).toBeVisible();
    await offerAtDesk(lin, spoken, { claimNo, amount: "20.00", reason: "Once more." });
    await lin.goto(`/console/claims?tab=offered&open=${claimNo}`);
    await expect(lin.getByText(desk.waitsForBuyer)).toBeVisible();
    await lin.context().close();
  });
}
