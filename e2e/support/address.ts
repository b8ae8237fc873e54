import { expect } from "@playwright/test";
import { addressDict } from "@sihai/text/dict/address";
import type { Person } from "./person.ts";

/** Adds an address in Berlin through the form. */
export async function addAddress(person: Person): Promise<void> {
  const { page } = person;
  const words = await person.words(addressDict);
  await person.open("/user/address");
  await person.looksRight();
  await page
    .getByRole("link", { name: words.add })
    .or(page.getByRole("button", { name: words.add }))
    .first()
    .click();
  await page.getByLabel(words.firstName).fill("Mei");
  await page.getByLabel(words.lastName).fill("Chen");
  await page.getByText(words.chooseCountry).first().click();
  await page.getByLabel(words.searchCountry).fill(person.spoken.language === "zh" ? "德国" : "Germany");
  await page
    .getByRole("button", { name: /德国|Germany/ })
    .first()
    .click();
  await page.getByLabel(words.state).selectOption({ index: 3 });
  await page.getByLabel(words.city).fill("Berlin");
  await page.getByLabel(words.detail).fill("Kastanienallee 12");
  await page.getByLabel(words.zipCode).fill("10435");
  await page.getByLabel(words.phone).fill("+4930901820");
  await person.looksRight();
  await person.press(words.save);
  await expect(page.getByText("Kastanienallee 12")).toBeVisible();
}
