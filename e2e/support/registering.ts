import { expect } from "@playwright/test";
import { identityDict } from "@sihai/text/dict/identity";
import { uiDict } from "@sihai/text/dict/ui";
import { codeAfter } from "./outside-world.ts";
import { demoPassword, type Person } from "./person.ts";

/** Opens an account with the code from the mail, as a new user would. */
export async function registerByEmail(person: Person, email: string): Promise<void> {
  const { page } = person;
  const [words, ui] = [await person.words(identityDict), await person.words(uiDict)];
  await person.open("/register");
  await page.getByLabel(words.email, { exact: false }).first().fill(email);
  const code = await codeAfter(page, email, () => page.getByRole("button", { name: ui.sendCode }).click());
  await page.getByLabel(words.code).fill(code);
  await page.getByText(words.withPassword).click();
  await page.getByLabel(words.password, { exact: true }).first().fill(demoPassword);
  await page.getByLabel(words.confirmPassword).fill(demoPassword);
  await page.getByRole("checkbox").check();
  await person.looksRight();
  await person.press(words.register);
  await expect(page).not.toHaveURL(/register/);
}
