import { expect, request } from "@playwright/test";
import { parcelDict } from "@sihai/text/dict/parcel";
import { storageDict } from "@sihai/text/dict/storage";
import { demoLogIn, demoPayPassword } from "./support/demo-login.ts";
import { test } from "./support/journey.ts";
import { payFromBalance } from "./support/paying.ts";
import { demoPassword, languages, Person } from "./support/person.ts";
import { recharge } from "./support/recharge.ts";
import { sendChosen } from "./support/sending.ts";
import { storedGoods } from "./support/stored-goods.ts";

for (const spoken of languages) {
  test(`two things in storage become a parcel that is paid, in ${spoken.language}`, async ({ page, baseURL }) => {
    const mei = new Person(page, spoken);
    const [storage, parcel] = [await mei.words(storageDict), await mei.words(parcelDict)];
    const desk = await request.newContext({ ...(baseURL && { baseURL }) });
    await desk.post("/api/staff/session/login", {
      headers: { "x-platform": "web" },
      data: { login: "lin", password: demoPassword },
    });
    await demoLogIn(page.request);
    await recharge(page.request);
    const goods = await storedGoods(page.request, desk);
    await desk.dispose();

    await test.step("she chooses them, and a line for them", async () => {
      await mei.open("/order/in-storage/goods-list");
      for (const { name } of goods) {
        const box = page.getByLabel(storage.chooseItem(name));
        // Goods far down are laid out when they come near, and what is below the finger may move once.
        await expect(async () => {
          await box.scrollIntoViewIfNeeded();
          await box.check({ timeout: 3000 });
        }).toPass({ timeout: 30_000 });
      }
      await mei.looksRight();
      await sendChosen(mei);
    });

    await test.step("it is paid, and waits to be packed", async () => {
      await payFromBalance(mei, demoPayPassword);
      await mei.open("/package/list?tab=unshipped");
      await expect(page.getByText(parcel.states.unshipped).first()).toBeVisible();
      await mei.looksRight();
    });
  });
}
