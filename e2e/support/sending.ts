import { freightDict } from "@sihai/text/dict/freight";
import { storageDict } from "@sihai/text/dict/storage";
import { type Person, saying } from "./person.ts";

/** With goods chosen in storage: makes a parcel of them by the fastest line, and goes on to paying for it. */
export async function sendChosen(person: Person): Promise<void> {
  const { page } = person;
  const [storage, freight] = [await person.words(storageDict), await person.words(freightDict)];
  await person.press(storage.send);
  await person.arriveAt("/order/in-storage/submit");
  await person.looksRight();
  await person.press(new RegExp(storage.chooseLine));
  const lines = page.getByRole("dialog");
  await lines.getByText(freight.sorts.fastest, { exact: true }).first().click();
  await lines.getByRole("button", { name: "CN ￥" }).first().click();
  await lines.getByRole("button", { name: freight.choose, exact: true }).click();
  const email = page.getByLabel(storage.email);
  if ((await email.inputValue()) === "") await email.pressSequentially("mei@example.com");
  await page.getByLabel(storage.agreeDifference).check();
  await person.press(saying(storage.submitFor));
  await person.arriveAt("/package/submit/result");
  await person.looksRight();
  await person.follow(saying(storage.payFor));
}
