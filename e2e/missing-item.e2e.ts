import { expect, test } from "@playwright/test";
import { holdParcel, startPicking } from "@sihai/contract/parcel";
import { parcelDict } from "@sihai/text/dict/parcel";
import { call } from "./support/call.ts";
import { demoLogIn } from "./support/demo-login.ts";
import { paidParcel } from "./support/paid-parcel.ts";
import { languages, Person, saying, signIn } from "./support/person.ts";
import { storedGoods } from "./support/stored-goods.ts";

for (const spoken of languages) {
  test(`a buyer sees what the bench did not find and sends the rest without it, in ${spoken.language}`, async ({
    page,
    browser,
  }) => {
    const mei = new Person(page, spoken);
    const words = await mei.words(parcelDict);
    const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await signIn(desk, spoken, "pan");
    await demoLogIn(page.request);
    const receiver = await browser.newContext();
    await signIn(await receiver.newPage(), spoken, "rui");
    const [first, second] = await storedGoods(page.request, receiver.request);
    await receiver.close();
    if (!first || !second) throw new Error("not two things");
    const { packageId } = await paidParcel(page, undefined, { itemIds: [first.itemId, second.itemId] });
    await call(desk.request, startPicking, { body: { packageId } });
    await call(desk.request, holdParcel, { body: { packageId, itemNo: second.itemNo, note: "not on A-02-1" } });
    await desk.context().close();

    await test.step("the list and the page say it, with the warehouse's note", async () => {
      await mei.open("/package/list?tab=unshipped");
      await expect(page.getByText(words.alerts["item-missing"]).first()).toBeVisible();
      await mei.looksRight();
      await mei.open(`/package/detail?packageId=${packageId}`);
      await expect(page.getByText("not on A-02-1")).toBeVisible();
      await expect(page.getByText(second.name).first()).toBeVisible();
      await mei.looksRight();
    });

    await test.step("she takes it out; nothing is missing any more", async () => {
      await mei.follow(words.missing.change);
      await mei.arriveAt("/order/in-storage/submit");
      await page.getByRole("button", { name: words.takeOut(second.name) }).click();
      await mei.press(saying(words.changeBack));
      await mei.arriveAt("/package/detail");
      await expect(page.getByText(words.states.picking, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(words.missing.title, { exact: true })).toHaveCount(0);
      await mei.looksRight();
    });
  });
}
