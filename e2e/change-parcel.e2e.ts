import { expect, test } from "@playwright/test";
import { parcelDict } from "@sihai/text/dict/parcel";
import { storageDict } from "@sihai/text/dict/storage";
import { paidParcel } from "./support/paid-parcel.ts";
import { languages, Person, saying } from "./support/person.ts";

for (const spoken of languages) {
  test(`a paid parcel is changed until it is sealed, in ${spoken.language}`, async ({ page }) => {
    const { packageId, total } = await paidParcel(page);
    const mei = new Person(page, spoken);
    const [words, storage] = [await mei.words(parcelDict), await mei.words(storageDict)];

    await test.step("it opens with everything it has", async () => {
      await mei.open(`/package/detail?packageId=${packageId}`);
      await mei.follow(new RegExp(`^${words.change}`));
      await mei.arriveAt("/order/in-storage/submit");
      await expect(page.getByLabel(storage.remark)).toHaveValue("ring twice");
      await expect(page.getByText(words.noDifference, { exact: true })).toBeVisible();
      await mei.looksRight();
    });

    await test.step("goods are taken out, and the difference is said before it moves", async () => {
      await page
        .getByRole("button", { name: saying(words.takeOut) })
        .first()
        .click();
      await expect(page.getByText(words.comesBack, { exact: true })).toBeVisible();
      await page.getByLabel(storage.remark).fill("leave it with the neighbours");
      await mei.looksRight();
      await mei.press(saying(words.changeBack));
    });

    await test.step("the same parcel, cheaper, says what was changed", async () => {
      await mei.arriveAt("/package/detail");
      await expect(page.getByText(saying((to) => words.changedEvent(total, to))).first()).toBeVisible();
      await expect(page.getByText("leave it with the neighbours")).toBeVisible();
      await mei.looksRight();
    });

    const reply = await page.request.post("/api/parcel/cancel", {
      headers: { "x-platform": "web", "idempotency-key": `e2e-${packageId}` },
      data: { packageId },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
  });
}
