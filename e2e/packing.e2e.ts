import { expect, type Page, test } from "@playwright/test";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { aPicture, photosAreThere } from "./support/benches.ts";
import { demoLogIn } from "./support/demo-login.ts";
import { paidParcel } from "./support/paid-parcel.ts";
import { languages, signIn } from "./support/person.ts";
import { storedGoods } from "./support/stored-goods.ts";

type Pick = { itemNo: string; picked: boolean };

async function pickList(page: Page, packageId: string): Promise<Pick[]> {
  const reply = await page.request.get(`/api/staff/packing/parcel?packageId=${packageId}`, { headers: { "x-platform": "web" } });
  return ((await reply.json()) as { data: { items: Pick[] } }).data.items;
}

for (const spoken of languages) {
  test(`a parcel is packed by scanner, with an item that is first not found, in ${spoken.language}`, async ({ browser }) => {
    const shopper = await browser.newPage();
    const receiver = await browser.newPage();
    await demoLogIn(shopper.request);
    await signIn(receiver, spoken, "rui");
    // What is packed is gone: things of this journey's own, so that a second try takes nothing that another one sends back.
    const goods = await storedGoods(shopper.request, receiver.request);
    const { packageId } = await paidParcel(shopper, undefined, { itemIds: goods.map(({ itemId }) => itemId) });
    await Promise.all([shopper.close(), receiver.close()]);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await signIn(page, spoken, "pan");
    const [words, shared] = [await consolePackingDict.load(spoken.language), await consoleDict.load(spoken.language)];
    const field = page.getByLabel(shared.scan.label);

    /** Wherever the cursor stands, and never with the mouse. */
    async function scan(text: string): Promise<void> {
      await page.keyboard.type(text);
      await page.keyboard.press("Enter");
    }

    await page.goto("/console/packing");
    await expect(field).toBeFocused();
    await scan(packageId);
    await expect(page.getByRole("heading", { name: words.pickList })).toBeVisible();
    const [first, second] = await pickList(page, packageId);
    if (!first || !second) throw new Error("the parcel holds fewer than two items");

    await test.step("the first item begins the picking; what went wrong stays written", async () => {
      await scan(first.itemNo);
      await expect(page.getByText(words.pickedOf(1, 2))).toBeVisible();
      await scan("P20261121-2222222X");
      await expect(page.locator("form").getByText(shared.scan.unknown("P20261121-2222222X"))).toBeVisible();
      await page.waitForTimeout(2500);
      await expect(page.locator("form").getByText(shared.scan.unknown("P20261121-2222222X"))).toBeVisible();
    });

    await test.step("a pick is taken back", async () => {
      await page.getByRole("button", { name: words.unpick(first.itemNo) }).click();
      await expect(page.getByText(words.pickedOf(0, 2))).toBeVisible();
      await expect(field).toBeFocused();
      await scan(first.itemNo);
      await expect(page.getByText(words.pickedOf(1, 2))).toBeVisible();
    });

    await test.step("a missed item is said, stands in the queue, and turns up by its scan", async () => {
      await page.getByRole("button", { name: words.missingOf(second.itemNo) }).click();
      await page.getByLabel(words.missingNote).fill("A-01");
      await page.keyboard.press("Enter");
      await expect(page.getByText(words.itemMissing, { exact: true })).toBeVisible();
      await page.goto("/console/packing");
      await expect(page.getByRole("row").filter({ hasText: packageId }).getByText(words.itemMissing)).toBeVisible();
      await scan(packageId);
      await expect(page.getByText(words.pickedOf(1, 2))).toBeVisible();
      await scan(second.itemNo);
      await expect(page.getByText(words.allPicked)).toBeVisible();
      await expect(page.getByText(words.itemMissing, { exact: true })).toHaveCount(0);
    });

    await test.step("the parcel's number closes the box; a reload keeps what was weighed and photographed", async () => {
      await scan(packageId);
      await expect(page.getByLabel(shared.weight)).toBeFocused();
      await page.keyboard.type("1900", { delay: 80 });
      await page.keyboard.press("Enter");
      await page.keyboard.type("40 30 15", { delay: 80 });
      await page.locator("input[type=file]").setInputFiles([await aPicture("scale")]);
      await expect(page.getByText(shared.photos.taken(1, 2))).toBeVisible();
      await expect(page.getByText(shared.photos.uploading, { exact: true })).toHaveCount(0);
      await page.reload();
      await expect(page.getByLabel(shared.weight)).toHaveValue("1900");
      await expect(page.getByLabel(shared.sides)).toHaveValue("40 30 15");
      await expect(page.getByText(shared.photos.taken(1, 2))).toBeVisible();
      await page.locator("input[type=file]").setInputFiles([await aPicture("tape")]);
      await photosAreThere(page, spoken, 2);
      await page.getByRole("button", { name: words.seal, exact: true }).click();
      await page.getByRole("button", { name: words.sealAnyway }).click();
      await expect(page.getByRole("heading", { name: words.sealed(packageId) })).toBeVisible();
    });

    await test.step("our own number is no waybill; the manifest outlives a reload", async () => {
      await page.goto(`/console/dispatch?parcel=${packageId}&carrier=Sihai%20Line`);
      const waybill = page.getByRole("textbox", { name: words.waybill });
      await expect(waybill).toBeFocused();
      await scan(packageId);
      await expect(page.getByText(words.waybillOurs)).toBeVisible();
      // The next scan takes the place of the wrong one: no hand leaves the scanner, but nobody is quicker than the page.
      await expect.poll(() => waybill.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe(packageId.length);
      await expect.poll(() => waybill.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
      await scan(`SH${String(Date.now()).slice(-9)}CN`);
      await expect(page.getByText(words.selected(1))).toBeVisible();
      await page.reload();
      await expect(page.getByText(words.selected(1))).toBeVisible();
    });
    await context.close();
  });
}
