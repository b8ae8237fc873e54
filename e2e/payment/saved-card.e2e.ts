import { expect } from "@playwright/test";
import { addressList } from "@sihai/contract/address";
import { openRecharge } from "@sihai/contract/payment";
import { paymentDict } from "@sihai/text/dict/payment";
import { addAddress } from "../support/address.ts";
import { call } from "../support/call.ts";
import { demoLogIn } from "../support/demo-login.ts";
import { test } from "../support/journey.ts";
import { languages, Person } from "../support/person.ts";

for (const spoken of languages)
  test(`a card is saved while paying, pays again past the bank's question, and is removed, in ${spoken.language}`, async ({
    page,
  }) => {
    const omar = new Person(page, spoken);
    const pay = await omar.words(paymentDict);
    const { cards } = pay;
    await demoLogIn(page.request, "omar@example.com");
    if ((await call(page.request, addressList, { query: {} })).list.length === 0) await addAddress(omar);
    const named = cards.named("Visa", "3184");
    const toPay = async () => (await call(page.request, openRecharge, { body: { amount: "50.00" } })).tradeNo;
    const payNow = () => page.locator("footer").getByRole("button").last().click();
    /** Example Bank's page, which sends back. */
    const approve = () => page.locator('button[value="approve"]').click();

    await test.step("saved with the payment, once the bank agrees", async () => {
      await omar.open(`/pay/index?tradeNo=${await toPay()}`);
      const fields = page.frameLocator(`iframe[title="${pay.cardFrame}"]`).locator("input");
      await fields.nth(0).pressSequentially("4000002760003184");
      await fields.nth(1).pressSequentially("1234");
      await fields.nth(2).pressSequentially("123");
      await page.getByLabel(pay.firstName).fill("Omar");
      await page.getByLabel(pay.lastName).fill("Haddad");
      await page.getByLabel(cards.keep).check();
      await omar.looksRight();
      await payNow();
      await approve();
      await omar.arriveAt("/pay/success");
    });

    await test.step("chosen by itself the next time", async () => {
      await omar.open(`/pay/index?tradeNo=${await toPay()}`);
      await expect(page.getByRole("radio", { name: named })).toBeChecked();
      await expect(page.getByLabel(pay.firstName)).toBeHidden();
      await omar.looksRight();
      await payNow();
      await approve();
      await omar.arriveAt("/pay/success");
    });

    await test.step("seen in the wallet, and removed there", async () => {
      await omar.open("/wallet/index");
      await omar.press(cards.title);
      await expect(page.getByRole("heading", { name: named })).toBeVisible();
      await expect(page.getByText(cards.until("12/34"))).toBeVisible();
      await omar.looksRight();
      await omar.press(cards.remove);
      await page.getByRole("alertdialog").getByRole("button", { name: cards.remove }).click();
      await expect(page.getByText(cards.empty)).toBeVisible();
      await omar.looksRight();
    });
  });
