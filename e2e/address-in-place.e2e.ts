import { expect, type Page, request } from "@playwright/test";
import { addressList } from "@sihai/contract/address";
import { openRecharge } from "@sihai/contract/payment";
import { addressDict } from "@sihai/text/dict/address";
import { paymentDict } from "@sihai/text/dict/payment";
import { storageDict } from "@sihai/text/dict/storage";
import { call } from "./support/call.ts";
import { demoLogIn } from "./support/demo-login.ts";
import { test } from "./support/journey.ts";
import { demoPassword, languages, Person } from "./support/person.ts";
import { secrets } from "./support/secrets.ts";
import { storedGoods } from "./support/stored-goods.ts";

for (const spoken of languages) {
  test(`an address is added beside a card, and nothing typed is lost, in ${spoken.language}`, async ({ page }) => {
    const mei = new Person(page, spoken);
    const [pay, address] = [await mei.words(paymentDict), await mei.words(addressDict)];
    await demoLogIn(page.request);
    const { tradeNo } = await call(page.request, openRecharge, { body: { amount: "50.00" } });
    await mei.open(`/pay/index?tradeNo=${tradeNo}`);
    const card = page.frameLocator(`iframe[title="${pay.cardFrame}"]`).locator("input");
    await card.nth(0).pressSequentially(secrets.card);
    await page.getByLabel(pay.currency).selectOption("EUR");
    await page.getByLabel(pay.firstName).fill("Meike");

    await mei.press(pay.addAddress);
    const sheet = page.getByRole("dialog", { name: address.billingTitle });
    await sheet.getByLabel(address.firstName).fill("Johanna");
    await mei.looksRight();

    await test.step("closed half-written and opened again, it is as it was", async () => {
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await expect(page.getByRole("button", { name: pay.addAddress })).toBeFocused();
      await mei.press(pay.addAddress);
      await expect(sheet.getByLabel(address.firstName)).toHaveValue("Johanna");
    });

    const street = `Kastanienallee ${String(Date.now()).slice(-6)}`;
    await fillInGermany(mei, street);
    await expect(page).toHaveURL(/\/pay\/index/);
    await expect(page.getByLabel(pay.billingAddress).locator("option:checked")).toContainText(street);
    await expect(card.nth(0)).toHaveValue(/4242.*4242$/);
    await expect(page.getByLabel(pay.currency)).toHaveValue("EUR");
    await expect(page.getByLabel(pay.firstName)).toHaveValue("Meike");
  });

  test(`an address somebody was sent is pasted as a whole, in ${spoken.language}`, async ({ page }) => {
    const mei = new Person(page, spoken);
    const words = await mei.words(addressDict);
    await demoLogIn(page.request);
    await mei.open("/user/address/edit");
    await page.getByText(words.paste).click();
    const number = String(Date.now()).slice(-6);
    await page.getByLabel(words.pasted).fill(`Johanna Weber\nTorstraße ${number}\n10119 Berlin\n030 901820 11\n德国`);
    await page.getByRole("button", { name: words.fillIn }).click();
    await expect(page.getByRole("status").filter({ hasText: words.pasteUnsure })).toBeVisible();
    await expect(page.getByLabel(words.firstName)).toHaveValue("Johanna");
    await expect(page.getByLabel(words.zipCode)).toHaveValue("10119");
    await expect(page.getByText(words.checkThis, { exact: true })).toHaveCount(1);
    await mei.looksRight();
    await page.getByLabel(words.phone).fill("+49 30 901820");
    await expect(page.getByText(words.checkThis, { exact: true })).toHaveCount(0);
    await mei.press(words.save);
    await expect(page.getByText(words.added)).toBeVisible();
    await mei.open("/user/address");
    await expect(page.getByText(`Torstraße ${number}`).first()).toBeVisible();
  });

  test(`an address opened by its link is saved, and its book shows it, in ${spoken.language}`, async ({ page }) => {
    const mei = new Person(page, spoken);
    const words = await mei.words(addressDict);
    await demoLogIn(page.request);
    const { list } = await call(page.request, addressList, {});
    await mei.open(`/user/address/edit?addressId=${list[0]?.addressId}`);
    await mei.press(words.save);
    await mei.arriveAt("/user/address$");
    await expect(page.getByText(words.saved).first()).toBeVisible();
  });

  test(`a parcel goes to an address that is added while it is sent, in ${spoken.language}`, async ({ page, baseURL }) => {
    const mei = new Person(page, spoken);
    const storage = await mei.words(storageDict);
    const desk = await request.newContext({ ...(baseURL && { baseURL }) });
    await desk.post("/api/staff/session/login", {
      headers: { "x-platform": "web" },
      data: { login: "lin", password: demoPassword },
    });
    await demoLogIn(page.request);
    const goods = await storedGoods(page.request, desk, { count: 1 });
    await desk.dispose();
    await mei.open(`/order/in-storage/submit?itemIds=${goods.map(({ itemId }) => itemId).join(",")}`);
    const remark = page.getByLabel(storage.remark, { exact: true });
    await remark.fill("Ring twice");
    const delivery = page.getByRole("region", { name: storage.deliveryTo }).or(page.getByRole("main")).first();
    await delivery
      .getByRole("button", { name: /Chen|Mei|陈/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: storage.addAddress }).click();
    const street = `Torstraße ${String(Date.now()).slice(-6)}`;
    await fillInGermany(mei, street);
    await expect(page).toHaveURL(/\/order\/in-storage\/submit/);
    await expect(page.getByText(street).first()).toBeVisible();
    await expect(remark).toHaveValue("Ring twice");
    await mei.looksRight();
  });
}

/** The open sheet, with a country chosen in it. */
async function fillInGermany(person: Person, street: string): Promise<void> {
  const { page } = person;
  const words = await person.words(addressDict);
  await chooseGermany(page, words);
  const sheet = page.getByRole("dialog", { name: new RegExp(`^(?:${words.addTitle}|${words.billingTitle})$`) });
  await sheet.getByLabel(words.firstName).fill("Johanna");
  await sheet.getByLabel(words.lastName).fill("Weber");
  await sheet.getByLabel(words.phone).fill("+4930901820");
  await sheet.getByLabel(words.state).selectOption({ index: 3 });
  await sheet.getByLabel(words.city).fill("Berlin");
  await sheet.getByLabel(words.zipCode).fill("10435");
  await sheet.getByLabel(words.detail).fill(street);
  await sheet.getByRole("button", { name: words.save }).click();
  await expect(sheet).toBeHidden();
}

async function chooseGermany(page: Page, words: { country: string; searchCountry: string; chooseCountry: string }) {
  await page.getByRole("button", { name: words.country }).click();
  const choice = page.getByRole("dialog", { name: words.chooseCountry });
  await choice.getByLabel(words.searchCountry).fill("Germany");
  await page.keyboard.press("Enter");
  await choice.getByRole("button", { name: /DE$/ }).first().click();
}
