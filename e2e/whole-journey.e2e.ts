import { expect, type Page, test } from "@playwright/test";
import { cartDict } from "@sihai/text/dict/cart";
import { goodsDict } from "@sihai/text/dict/goods";
import { homeDict } from "@sihai/text/dict/home";
import { identityDict } from "@sihai/text/dict/identity";
import { orderDict } from "@sihai/text/dict/order";
import { parcelDict } from "@sihai/text/dict/parcel";
import { storageDict } from "@sihai/text/dict/storage";
import { addAddress } from "./support/address.ts";
import { buyAtDesk, dispatchAtBench, packAtBench, receiveAtBench } from "./support/benches.ts";
import { daysLater, exampleLink } from "./support/outside-world.ts";
import { payFromBalance, rechargeByCard, setPayPassword } from "./support/paying.ts";
import { languages, Person, saying, signInByForm } from "./support/person.ts";
import { registerByEmail } from "./support/registering.ts";
import { sendChosen } from "./support/sending.ts";

for (const spoken of languages) {
  test(`a thing goes from a pasted link to a door abroad, in ${spoken.language}`, async ({ page, browser }) => {
    const mei = new Person(page, spoken);
    const [home, goods, cart, order, storage, parcel] = [
      await mei.words(homeDict),
      await mei.words(goodsDict),
      await mei.words(cartDict),
      await mei.words(orderDict),
      await mei.words(storageDict),
      await mei.words(parcelDict),
    ];
    let itemNo = "";
    let packageId = "";

    await test.step("she registers, sets her payment password, adds an address and fills her wallet", async () => {
      await registerByEmail(mei, `journey-${spoken.language}-${Date.now()}@example.com`);
      await setPayPassword(mei);
      await addAddress(mei);
      await rechargeByCard(mei, "2000");
    });

    await test.step("a pasted link becomes goods with a landed cost", async () => {
      await mei.open("/home");
      await mei.looksRight();
      await mei.page
        .getByRole("textbox")
        .first()
        .fill(await exampleLink(page, "taobao"));
      await mei.press(home.find);
      await mei.arriveAt("/goods/detail");
      await expect(page.getByText(goods.lineDomesticFreight).first()).toBeVisible();
      await mei.looksRight();
    });

    await test.step("into the cart, ordered, paid from the balance", async () => {
      await chooseFirstOfEach(page);
      await mei.press(goods.addToCart);
      await expect(page.getByText(goods.addedToCart)).toBeVisible();
      await mei.open("/cart");
      await page.getByLabel(cart.selectAll, { exact: true }).check();
      await mei.looksRight();
      await mei.press(saying((about) => cart.order(1, about)));
      await mei.arriveAt("/order/submit/dg");
      await mei.looksRight();
      await page.getByLabel(order.disclaimer).check();
      await mei.press(saying(order.submitFor));
      await mei.arriveAt("/order/submit/dg/results");
      await mei.looksRight();
      await mei.follow(saying(order.payFor));
      await payFromBalance(mei);
      await mei.open("/order/list");
      await mei.looksRight();
      await page.getByText(/DG\d+/).first().click();
      await mei.arriveAt("/order/detail");
      itemNo =
        (
          await page
            .getByText(/SH\d{6}[0-9A-Z]+/)
            .first()
            .textContent()
        )?.match(/SH\d{6}[0-9A-Z]+/)?.[0] ?? "";
      expect(itemNo).not.toBe("");
      await mei.looksRight();
    });

    await test.step("the provider buys it, receives, weighs, photographs and shelves it", async () => {
      const desk = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await signInByForm(desk, spoken, "lin");
      const trackingNo = await buyAtDesk(desk, spoken, itemNo);
      await receiveAtBench(desk, spoken, trackingNo);
      await desk.close();
    });

    await test.step("it lies in storage with photos; she makes a parcel of it and pays the deposit", async () => {
      await mei.open("/order/in-storage/goods-list");
      await expect(page.getByRole("button", { name: saying((name) => storage.photosOf(3, name)) })).toBeVisible();
      await mei.looksRight();
      await page.getByLabel(storage.selectAll, { exact: true }).check();
      await sendChosen(mei);
      await payFromBalance(mei);
      await mei.open("/package/list?tab=unshipped");
      packageId =
        (
          await page
            .getByText(/P\d{8}-[0-9A-Z]+/)
            .first()
            .textContent()
        )?.match(/P\d{8}-[0-9A-Z]+/)?.[0] ?? "";
      expect(packageId).not.toBe("");
      await mei.looksRight();
    });

    await test.step("the warehouse picks, packs, weighs and ships it", async () => {
      const bench = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await signInByForm(bench, spoken, "lin");
      await packAtBench(bench, spoken, packageId, itemNo);
      await dispatchAtBench(bench, spoken, packageId);
      await bench.close();
    });

    await test.step("she sees the settlement with its evidence, and follows it to her door", async () => {
      await mei.open(`/package/detail?packageId=${packageId}`);
      await expect(page.getByText(parcel.settled).first()).toBeVisible();
      await expect(page.getByRole("button", { name: parcel.evidence.scale })).toBeVisible();
      await mei.looksRight();
      // It came out larger than estimated: the difference is charged, and she pays it.
      await mei.follow(saying(parcel.payBalance));
      await payFromBalance(mei);
      await mei.open(`/package/detail?packageId=${packageId}`);
      await expect(page.getByText(saying(parcel.settledOutcome.paid)).or(page.getByText(parcel.settled)).first()).toBeVisible();
      // Which of the promised days it is depends on the number; a line by rail takes four weeks.
      await daysLater(page, 21);
      await expect(async () => {
        await daysLater(page, 2);
        await page.reload();
        await expect(page.getByText(parcel.states.delivered, { exact: true }).first()).toBeVisible({ timeout: 2500 });
      }).toPass({ timeout: 120_000 });
      await mei.press(parcel.confirmReceipt);
      await page.locator("dialog[open]").getByRole("button", { name: parcel.confirmReceipt }).click();
      await expect(page.getByText(parcel.states.completed).first()).toBeVisible();
    });
  });
}

test("an unknown address leads to the root, a protected one to the login and back", async ({ page }) => {
  for (const spoken of languages) {
    const visitor = new Person(page, spoken);
    const account = await visitor.words(identityDict);
    await visitor.open("/no/such/page");
    await visitor.arriveAt("/home");
    await visitor.open("/order/list?tab=unpaid");
    await visitor.arriveAt("/login");
    expect(new URL(page.url()).searchParams.get("redirect_url")).toContain("/order/list");
    await expect(page.getByRole("button", { name: account.logIn, exact: true })).toBeVisible();
    await visitor.looksRight();
  }
});

/** Of every option the first value that can be had: nothing is chosen for the buyer. */
async function chooseFirstOfEach(page: Page): Promise<void> {
  const groups = page.getByRole("group").filter({ has: page.getByRole("radio") });
  for (const group of await groups.all()) await group.locator("label:has(input:enabled)").first().click();
}
