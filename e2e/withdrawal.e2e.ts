import { type Browser, expect, type Page, test } from "@playwright/test";
import { acceptClaimOffer, offerForClaim, payClaim, reviewClaim } from "@sihai/contract/claim";
import { confirmReceipt } from "@sihai/contract/parcel";
import { withdrawalOptions } from "@sihai/contract/withdrawal";
import { formatAmount } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleWithdrawalDict } from "@sihai/text/dict/console/withdrawal";
import { paymentDict } from "@sihai/text/dict/payment";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { call } from "./support/call.ts";
import { tellDamage } from "./support/claiming.ts";
import { demoLogIn, demoPayPassword } from "./support/demo-login.ts";
import { languages, Person, type Spoken, signIn } from "./support/person.ts";
import { recharge } from "./support/recharge.ts";
import { secrets } from "./support/secrets.ts";
import { sentParcel } from "./support/sent-parcel.ts";

async function aDesk(browser: Browser, spoken: Spoken, login: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1024, height: 768 } })).newPage();
  await signIn(page, spoken, login);
  return page;
}

/** On the form with an amount: the payment password, and the number of what was applied for. */
async function confirm(mei: Person): Promise<string> {
  const { page } = mei;
  const [words, pay] = [await mei.words(withdrawalDict), await mei.words(paymentDict)];
  await mei.press(words.next);
  await page.locator("dialog[open]").getByLabel(pay.passwordLabel, { exact: true }).fill(demoPayPassword);
  await page.locator("dialog[open]").getByRole("button", { name: words.next }).click();
  await mei.arriveAt("/wallet/withdraw/apply/success");
  await expect(page.getByText(words.nextSteps)).toBeVisible();
  await mei.looksRight();
  const withdrawNo = new URL(page.url()).searchParams.get("withdrawNo");
  if (withdrawNo === null) throw new Error("no withdrawal was applied for");
  return withdrawNo;
}

async function approveAtDesk(desk: Page, { language }: Spoken, withdrawNo: string, amount: string): Promise<void> {
  const [words, shared] = [await consoleWithdrawalDict.load(language), await consoleDict.load(language)];
  await desk.goto(`/console/withdrawals?withdrawNo=${withdrawNo}`);
  await desk.getByRole("button", { name: words.approve(amount) }).click();
  await expect(desk.getByRole("button", { name: shared.undo })).toBeVisible();
  // It is said for a second and a half, six seconds later: an expectation has come to look once a second by then.
  await desk.getByText(words.approved(withdrawNo)).waitFor();
}

/** What she has in her wallet that no card paid: 20.00 for a broken thing. */
async function compensated(mei: Person, browser: Browser): Promise<void> {
  const { page, spoken } = mei;
  const [lin, su] = [await aDesk(browser, spoken, "lin"), await aDesk(browser, spoken, "su")];
  const { packageId } = await sentParcel(page, lin);
  await call(page.request, confirmReceipt, { body: { packageId } });
  const claimNo = await tellDamage(mei, packageId);
  await call(lin.request, reviewClaim, { body: { claimNo } });
  await call(lin.request, offerForClaim, { body: { claimNo, amount: "20.00", reason: "Half of it can still be used." } });
  await call(page.request, acceptClaimOffer, { body: { claimNo, amount: "20.00" } });
  await call(su.request, payClaim, { body: { claimNo } });
  await Promise.all([lin, su].map((desk) => desk.context().close()));
}

for (const spoken of languages) {
  test(`money goes back to the card it came from, in ${spoken.language}`, async ({ page, browser }) => {
    const mei = new Person(page, spoken);
    const [words, wallet] = [await mei.words(withdrawalDict), await mei.words(walletDict)];
    await demoLogIn(page.request);
    await recharge(page.request, "80.00");
    const amount = formatAmount("60.00", "CNY");

    await mei.open("/wallet/index");
    // The record's link is there before the wallet is, and its name begins alike.
    await page.getByRole("link", { name: wallet.withdraw, exact: true }).click();
    await mei.arriveAt("/wallet/withdraw");
    await expect(page.getByText(words.rule(360))).toBeVisible();
    await mei.looksRight();
    await mei.follow(words.applyIn("CNY"));
    await page.getByLabel(words.amount("CNY")).fill("60");
    await expect(page.getByRole("heading", { name: words.accountTitle })).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel(words.amount("CNY"))).toHaveValue("60");
    await mei.looksRight();
    const withdrawNo = await confirm(mei);

    await mei.open("/wallet/index");
    await expect(page.getByText(wallet.heldOut)).toBeVisible();
    await expect(page.getByText(wallet.kinds.withdrawal, { exact: true }).first()).toBeVisible();

    const su = await aDesk(browser, spoken, "su");
    await approveAtDesk(su, spoken, withdrawNo, amount);
    await new Person(su, spoken).looksRight();
    await su.context().close();

    await expect(async () => {
      await mei.open(`/wallet/withdraw/record?withdrawNo=${withdrawNo}`);
      await expect(page.getByText(words.states.paid, { exact: true }).first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByText(words.partStates.done, { exact: true })).toBeVisible();
    await mei.looksRight();
  });

  test(`what no card takes back goes to an account, by two members of staff, in ${spoken.language}`, async ({
    page,
    browser,
  }) => {
    const mei = new Person(page, spoken);
    const words = await mei.words(withdrawalDict);
    const desk = await consoleWithdrawalDict.load(spoken.language);
    await demoLogIn(page.request);
    await compensated(mei, browser);
    const { available, toAccount } = await call(page.request, withdrawalOptions, { query: {} });
    const all = formatAmount(available.amount, "CNY");

    await mei.open("/wallet/withdraw/apply");
    await mei.press(words.amountAll(all));
    await expect(page.getByRole("heading", { name: words.accountTitle })).toBeVisible();
    await mei.press(words.next);
    await expect(page.getByText(words.required).first()).toBeVisible();
    await mei.looksRight();
    await page.getByText(words.kinds.wechat).click();
    await page.locator("input[name=account]").fill(secrets.payoutAccount);
    await page.locator("input[name=accountAgain]").fill(secrets.payoutAccount);
    await page.getByLabel(words.realName).fill("陈梅");
    const withdrawNo = await confirm(mei);

    const [su, lin] = [await aDesk(browser, spoken, "su"), await aDesk(browser, spoken, "lin")];
    await approveAtDesk(su, spoken, withdrawNo, all);
    await su.goto(`/console/withdrawals?tab=approved&withdrawNo=${withdrawNo}`);
    await expect(su.getByText(desk.approvedByYou)).toBeVisible();
    await expect(su.getByText(secrets.payoutAccount)).toBeVisible();
    await new Person(su, spoken).looksRight();

    await lin.goto(`/console/withdrawals?tab=approved&withdrawNo=${withdrawNo}`);
    await lin.getByLabel(desk.reference).fill(`BK-${withdrawNo}`);
    await new Person(lin, spoken).looksRight();
    await lin.getByRole("button", { name: desk.record(formatAmount(toAccount.amount, "CNY")) }).click();
    await expect(lin.getByText(desk.recorded(withdrawNo))).toBeVisible();
    await Promise.all([lin, su].map((each) => each.context().close()));

    await mei.open(`/wallet/withdraw/record?withdrawNo=${withdrawNo}`);
    await expect(page.getByText(words.sentAs(`BK-${withdrawNo}`)).first()).toBeVisible();
    await expect(page.getByText(words.accountShown.wechat("•••• rlin"))).toBeVisible();
    await mei.looksRight();
  });
}
