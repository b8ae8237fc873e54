import { expect } from "@playwright/test";
import { identityDict } from "@sihai/text/dict/identity";
import { paymentDict } from "@sihai/text/dict/payment";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { transferDict } from "@sihai/text/dict/transfer";
import { uiDict } from "@sihai/text/dict/ui";
import { codeAfter } from "./outside-world.ts";
import { type Person, saying } from "./person.ts";
import { secrets } from "./secrets.ts";

const payPassword: string = secrets.payPassword;

/** Sets the payment password by a code from the customer's own mailbox. */
export async function setPayPassword(person: Person): Promise<void> {
  const { page } = person;
  const [words, ui] = [await person.words(identityDict), await person.words(uiDict)];
  const email = decodeURIComponent((await page.context().cookies()).find(({ name }) => name === "sh_email")?.value ?? "");
  await person.open("/user/password/pay");
  const code = await codeAfter(page, email, () => page.getByRole("button", { name: ui.sendCode }).click());
  await page.getByLabel(words.code).fill(code);
  await page.getByLabel(words.newPayPassword).fill(payPassword);
  await page.getByLabel(words.confirmPayPassword).fill(payPassword);
  await person.looksRight();
  await person.press(words.save);
  await expect(page.getByText(words.paySet)).toBeVisible();
}

/** Fills the wallet by a card that the gateway takes, through its own fields. */
export async function rechargeByCard(person: Person, amount: string): Promise<void> {
  const { page } = person;
  const [wallet, pay] = [await person.words(walletDict), await person.words(paymentDict)];
  const ways = await person.words(transferDict);
  await person.open("/wallet/index");
  await person.looksRight();
  await person.follow(wallet.recharge);
  await person.arriveAt("/recharge/index");
  await person.press(ways.ways.card.choose);
  await page.getByLabel(wallet.rechargeAmount).fill(amount);
  await person.press(saying(wallet.rechargeFor));
  await person.arriveAt("/pay/index");
  const card = page.frameLocator(`iframe[title="${pay.cardFrame}"]`);
  await card.locator("input").nth(0).fill(secrets.card);
  await card.locator("input, select").nth(1).fill("12 / 34");
  await card.locator("input, select").nth(2).fill("123");
  await page.getByLabel(pay.firstName).fill("Mei");
  await page.getByLabel(pay.lastName).fill("Chen");
  await person.looksRight();
  await page
    .getByRole("button", { name: saying(pay.pay) })
    .last()
    .click();
  await person.arriveAt("/pay/success");
  await person.looksRight();
}

/** On the payment page: pays what is due from the balance, with the payment password. */
export async function payFromBalance(person: Person, password = payPassword): Promise<void> {
  const { page } = person;
  const words = await person.words(paymentDict);
  await person.arriveAt("/pay/index");
  await person.looksRight();
  await page.getByRole("radio", { name: new RegExp(words.balance) }).check();
  await page
    .getByRole("button", { name: saying(words.pay) })
    .last()
    .click();
  await page.getByLabel(words.passwordLabel).pressSequentially(password);
  await person.press(words.confirm);
  await person.arriveAt("/pay/success");
  await person.looksRight();
}
