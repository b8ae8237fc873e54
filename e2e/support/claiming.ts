import { expect, type Page } from "@playwright/test";
import { claimDict } from "@sihai/text/dict/claim";
import { consoleClaimDict } from "@sihai/text/dict/console/claim";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { aPicture } from "./benches.ts";
import type { Person, Spoken } from "./person.ts";
import { scanInto } from "./scan.ts";

/** On the claim page of a parcel that came: the first of its goods is damaged, with a photo. Returns the claim's number. */
export async function tellDamage(person: Person, packageId: string): Promise<string> {
  const { page } = person;
  const words = await person.words(claimDict);
  await person.open(`/package/detail?packageId=${packageId}&tab=claim`);
  await expect(page.getByRole("radio", { name: words.kinds.damaged })).toBeChecked();
  // Nothing is calculated before goods are chosen.
  await expect(page.getByText(words.how.open)).toBeVisible();
  await expect(page.getByText("÷")).toHaveCount(0);
  await person.looksRight();
  await page.getByRole("checkbox").first().check();
  await expect(page.getByText(words.how.open)).toHaveCount(0);
  await page.getByLabel(words.description).fill("One corner was crushed and the scarf is torn");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([await aPicture("torn")]);
  await expect(page.getByText("1/9")).toBeVisible();
  await person.looksRight();
  await person.press(words.submit);
  await expect(page.getByText(words.states.open, { exact: true }).first()).toBeVisible();
  await person.looksRight();
  const claimNo = /CL\d{6,}/.exec((await page.locator("main").textContent()) ?? "")?.[0];
  if (!claimNo) throw new Error("no claim was told");
  return claimNo;
}

/** Finds a claim by its number, and begins to look into it. */
export async function takeUpAtDesk(page: Page, { language }: Spoken, claimNo: string): Promise<void> {
  const [words, shared] = [await consoleClaimDict.load(language), await consoleDict.load(language)];
  await page.goto("/console/claims");
  await scanInto(page.getByLabel(shared.scan.label), claimNo);
  await page.getByRole("button", { name: words.review }).click();
  await expect(page.getByText(words.reviewed(claimNo))).toBeVisible();
}

type Offer = { claimNo: string; amount: string; reason: string };

/** Offers an amount (CNY, as typed) for a claim that is looked into, with the reason its customer reads. */
export async function offerAtDesk(page: Page, { language }: Spoken, { claimNo, amount, reason }: Offer): Promise<void> {
  const words = await consoleClaimDict.load(language);
  await page.goto(`/console/claims?tab=reviewing&open=${claimNo}`);
  await page.getByLabel(words.amount).fill(amount);
  await page.getByLabel(words.reason).fill(reason);
  await page.getByRole("button", { name: words.sendOffer }).click();
  await expect(page.getByText(words.offered(claimNo))).toBeVisible();
}
