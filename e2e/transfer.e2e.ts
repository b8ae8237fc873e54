import { type Browser, expect, test } from "@playwright/test";
import { formatAmount } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleTransferDict } from "@sihai/text/dict/console/transfer";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { transferDict } from "@sihai/text/dict/transfer";
import { aPicture } from "./support/benches.ts";
import { demoLogIn } from "./support/demo-login.ts";
import { languages, Person, type Spoken, signIn } from "./support/person.ts";
import { scanInto } from "./support/scan.ts";

async function aDesk(browser: Browser, spoken: Spoken, login: string): Promise<Person> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await signIn(page, spoken, login);
  return new Person(page, spoken);
}

/** The transfer's number in an address or a page. */
function numberIn(text: string): string {
  const found = /TR\d{6,}/.exec(text)?.[0];
  if (!found) throw new Error(`no transfer in ${text}`);
  return found;
}

async function lookUp({ page, spoken }: Person, transferNo: string): Promise<void> {
  const shared = await consoleDict.load(spoken.language);
  await page.goto("/console/transfers");
  await scanInto(page.getByLabel(shared.scan.label), transferNo);
  await expect(page.getByRole("region", { name: transferNo })).toBeVisible();
}

for (const spoken of languages) {
  test(`a wire is announced, recorded by one and confirmed by another, and stands in the wallet less its fee, in ${spoken.language}`, async ({
    page,
    browser,
  }) => {
    const mei = new Person(page, spoken);
    await demoLogIn(page.request);
    const [words, wallet] = [await mei.words(transferDict), await mei.words(walletDict)];
    const desk = await consoleTransferDict.load(spoken.language);
    const arrived = "985.00";

    const transferNo = await test.step("she compares the ways, chooses the wire and gets an account and a number", async () => {
      await mei.open("/wallet/index");
      await mei.follow(wallet.recharge);
      await mei.arriveAt("/recharge/index");
      await expect(page.getByText(words.wireFee(formatAmount("65.00", "HKD")))).toBeVisible();
      await mei.looksRight();
      await mei.follow(words.ways.overseas.choose);
      await mei.arriveAt("/recharge/overseas");
      await page.getByLabel(words.open.currency).selectOption("HKD");
      await page.getByLabel(words.open.amount).fill("1000");
      await mei.looksRight();
      await mei.press(words.open.submit);
      await expect(page.getByText(formatAmount("935.00", "HKD"))).toBeVisible();
      await mei.looksRight();
      return numberIn(page.url());
    });

    await test.step("she sends the receipt with its picture", async () => {
      await mei.follow(words.sent);
      await mei.arriveAt("/recharge/receipt");
      await page.getByLabel(words.receipt.remitter).fill("Mei Chen");
      await page.getByLabel(words.receipt.bank).fill("Nordbank");
      await page.getByLabel(words.receipt.voucherNo).fill("V-77");
      await page.locator("input[type=file]").setInputFiles([await aPicture("receipt")]);
      await expect(page.getByText("1/1")).toBeVisible();
      await mei.looksRight();
      await mei.press(words.receipt.submit);
      await mei.arriveAt("/recharge/success");
      await expect(page.getByText(words.success.received)).toBeVisible();
      await mei.looksRight();
      await mei.follow(words.success.toWallet);
      await expect(page.getByRole("link", { name: new RegExp(transferNo) })).toBeVisible();
      await mei.looksRight();
    });

    const su = await aDesk(browser, spoken, "su");
    const bankLine = `FT-${spoken.prefix}-${Date.now()}`;
    await test.step("one of finance records what the bank statement shows, and cannot confirm it", async () => {
      await lookUp(su, transferNo);
      await su.looksRight();
      await su.page.getByLabel(desk.bankLine).fill(bankLine);
      await su.page.getByLabel(desk.received).fill(arrived);
      await su.page.getByRole("button", { name: desk.record, exact: true }).click();
      await expect(su.page.getByText(desk.recorded(transferNo))).toBeVisible();
      await lookUp(su, transferNo);
      await expect(su.page.getByText(desk.ownRecord)).toBeVisible();
      await su.looksRight();
    });

    await test.step("a colleague sees that it differs, confirms it, and cannot confirm it again", async () => {
      const lin = await aDesk(browser, spoken, "lin");
      await lookUp(lin, transferNo);
      await expect(lin.page.getByText(desk.differs)).toBeVisible();
      await lin.looksRight();
      await lin.press(desk.confirm(formatAmount("920.00", "HKD")));
      await expect(lin.page.getByText(desk.confirmed(transferNo))).toBeVisible();
      await lookUp(lin, transferNo);
      await expect(lin.page.getByRole("button", { name: desk.confirm(formatAmount("920.00", "HKD")) })).toHaveCount(0);
      await lin.page.context().close();
    });

    await test.step("she reads what came, what the bank kept, and finds the bill", async () => {
      await mei.open(`/recharge/success?transferNo=${transferNo}`);
      await expect(page.getByText(words.states.credited.next)).toBeVisible();
      for (const amount of [arrived, "65.00", "920.00"])
        await expect(page.getByText(formatAmount(amount, "HKD")).first()).toBeVisible();
      await mei.looksRight();
      await mei.follow(new RegExp(words.success.added));
      await expect(page.getByText(wallet.movement(wallet.accounts.bank, wallet.accounts.wallet))).toBeVisible();
      await expect(page.getByText(wallet.movement(wallet.accounts.wallet, wallet.accounts["service-income"]))).toBeVisible();
      await mei.looksRight();
    });
    await su.page.context().close();
  });
}
